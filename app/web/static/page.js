/* Mazmorra's page: a terminal at the end of a WebSocket.

   To the server: the first message is JSON; then "i" and what was typed, "s" and the size "80,24",
   "f" and "b" when the page gains and loses the focus. From the server: what the terminal shows.
   The invitation stands behind the # of the address, which no browser sends to a server. */
"use strict";

(() => {
  const WORDS = {
    en: {
      lost: "The line is cut. Trying again...",
      over: "The table is closed. If its host opens it again, it continues here. If not, ask for a new link.",
      full: "Too many people have this page open. Trying again...",
      none: "The invitation is missing: open the whole link, with all that follows the #.",
    },
    es: {
      lost: "Se ha cortado la línea. Intentándolo de nuevo...",
      over: "La mesa está cerrada. Si el anfitrión vuelve a abrirla, continúa aquí. Si no, pide otro enlace.",
      full: "Demasiada gente tiene abierta esta página. Intentándolo de nuevo...",
      none: "Falta la invitación: abre el enlace entero, con todo lo que sigue a #.",
    },
  };
  const OVER = 4001, FULL = 4002, NO_INVITATION = 4003;
  /* Milliseconds between attempts to come back to a table that its host has closed. */
  const CLOSED = 5000;
  /* The seconds before each attempt to come back, and the least part of a pause that the server
     asked for: as in every program of a friend. The server writes them into the page. */
  const { pauses, soonest } = document.body.dataset;
  const PAUSES = pauses.split(" ").map(Number), SOONEST = Number(soonest);
  const SMALLEST = { cols: 80, rows: 24 };
  const FONTS = '"DejaVu Sans Mono", "Cascadia Mono", Menlo, Consolas, "Liberation Mono", monospace';

  const language = (navigator.language || "en").toLowerCase().startsWith("es") ? "es" : "en";
  document.documentElement.lang = language;
  const words = document.getElementById("words");
  const say = (key) => {
    words.hidden = !key;
    document.body.classList.toggle("waits", Boolean(key));
    words.textContent = key ? WORDS[language][key] : "";
  };

  /* The name of this tab's player: the same after the page was loaded again. */
  const token = (() => {
    const fresh = () => Array.from(crypto.getRandomValues(new Uint8Array(32)),
      (one) => one.toString(16).padStart(2, "0")).join("");
    try {
      const kept = sessionStorage.getItem("token") || fresh();
      sessionStorage.setItem("token", kept);
      return kept;
    } catch {
      return fresh();
    }
  })();

  const terminal = new Terminal({
    fontFamily: FONTS, fontSize: 16, scrollback: 0, allowProposedApi: false,
    cursorBlink: false, macOptionIsMeta: true, theme: { background: "#101014" },
  });
  const fit = new FitAddon.FitAddon();
  terminal.loadAddon(fit);
  terminal.open(document.getElementById("terminal"));

  /* Letters as large as a screen of 80 by 24 allows, but not larger than 22 pixels. */
  const resize = () => {
    for (let size = 22; size >= 7; size--) {
      terminal.options.fontSize = size;
      const there = fit.proposeDimensions();
      if (there && there.cols >= SMALLEST.cols && there.rows >= SMALLEST.rows) break;
    }
    fit.fit();
  };
  resize();
  terminal.focus();

  let socket = null;
  let tries = 0;
  let over = false;  /* whether the host has closed the table */
  let asked = 0;  /* the seconds that the server asked for, until the line is there again */
  const pauseBefore = (attempt) => Math.max(
    PAUSES[Math.min(attempt, PAUSES.length - 1)],
    asked * (SOONEST + (1 - SOONEST) * Math.random()),
  );
  const send = (text) => {
    if (socket && socket.readyState === WebSocket.OPEN) socket.send(text);
  };
  terminal.onData((data) => send("i" + data));
  terminal.onBinary((data) => send("i" + data));
  terminal.onResize(({ cols, rows }) => send("s" + cols + "," + rows));
  let waiting = 0;
  addEventListener("resize", () => {
    clearTimeout(waiting);
    waiting = setTimeout(resize, 100);
  });
  addEventListener("focus", () => send("f"));
  addEventListener("blur", () => send("b"));

  const connect = () => {
    const invitation = location.hash.slice(1);  /* without one, a public server lists its tables */
    socket = new WebSocket(location.origin.replace(/^http/, "ws") + "/terminal");
    socket.onopen = () => {
      asked = 0;
      terminal.reset();
      socket.send(JSON.stringify({
        invitation, token, language, cols: terminal.cols, rows: terminal.rows,
      }));
    };
    socket.onmessage = (message) => {
      if (tries || !words.hidden) say("");
      tries = 0;
      over = false;
      terminal.write(message.data);
    };
    socket.onclose = (event) => {
      if (event.code === NO_INVITATION) {
        say("none");
        return;
      }
      over ||= event.code === OVER;
      if (over && event.code !== FULL) {
        say("over");
        setTimeout(connect, CLOSED);
        return;
      }
      say(event.code === FULL ? "full" : "lost");
      asked = Number(event.reason) || asked;
      setTimeout(connect, 1000 * pauseBefore(tries++));
    };
  };
  addEventListener("hashchange", () => location.reload());
  connect();
})();
