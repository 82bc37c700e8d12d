"""Words in ids that name a kind of creature, in English and Spanish.

An id without such a word gets the creature of its hash. In `octopus-of-hugs` the main noun is
before the small word, in `keyboard-cat` it comes last. So the words before the first small word are
tried from the last to the first, then the others.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import NamedTuple

LONGEST = 80
"""The most characters of an id that are searched for words."""

_WORDS = """
blob slime jelly slug snail soup ooze pudding goo dust mud gelatina babosa caracol sopa baba
ghost ghost spectre phantom poltergeist spirit draught sheet haunt fantasma espectro espiritu
ghost sabana
beast beast wolf bear boar pig cow ox yak monkey ape hamster hedgehog animal bestia lobo oso
beast jabali cerdo vaca mono erizo
beast/cat cat lion lioness tiger kitten panther fox gato gata leon leona tigre zorro
beast/round rat mouse rats bunny-bear panda rata raton
beast/rabbit bunny rabbit hare donkey conejo liebre burro
beast/ears dog puppy hound sphinx werewolf perro can esfinge
beast/bull bull minotaur buffalo goat ram toro minotauro cabra buey
beast/horns demon devil imp daemon demonio diablo
bird bird owl goose duck hen chicken magpie crow raven seagull gull phoenix eagle parrot pigeon
bird penguin griffin pajaro buho ganso pato gallina urraca cuervo gaviota fenix aguila loro paloma
crab crab lobster scorpion prawn shrimp cangrejo langosta escorpion gamba
robot robot golem machine printer computer treadmill phone music password golem maquina impresora
robot ordenador telefono automata
tree tree hedge bush ent oak forest cabbage arbol seto arbusto roble bosque
orb eye beholder watcher keyhole gazer ojo mirilla vigilante
chest chest mimic box parcel package crate coffin basement suitcase safe cofre caja paquete ataud
chest maleta sotano
sofa sofa couch chair armchair bed pillow cushion mat doormat stairs sillon silla cama cojin
sofa felpudo escalera
mushroom mushroom toadstool fungus mould seta hongo champinon moho
spider spider tarantula ant beetle tick bug cockroach flea arana hormiga escarabajo cucaracha
spider pulga garrapata
serpent snake serpent worm eel naga sock viper basilisk python serpiente culebra gusano anguila
serpent calcetin vibora
serpent/horns dragon wyvern wyrm dragona
serpent/mohawk hydra medusa gorgon hidra
hood reaper monk cultist necromancer wizard mage hood lich death assassin shadow ghoul monje mago
hood brujo muerte asesino sombra segador
kraken kraken octopus squid jellyfish cthulhu tentacle pulpo calamar medusas tentaculo
bat bat moth mosquito fly vampire gargoyle murcielago polilla mosca vampiro gargola
flame fire flame elemental candle inferno wisp fuego llama vela
cactus cactus succulent thorn pickle espina pepinillo
person person man woman aunt uncle boy girl toddler barber inspector auditor gnome dwarf elf
person landlord librarian tenor opera caller fighter tailor twin triplet intern clerk giant
person neighbour tia tio nino nina barbero gnomo enano casero bibliotecario vecino gigante becario
person hombre mujer
person/horns troll ogre goblin orc trol ogro duende orco
person/hat sommelier bellboy concierge snowman waiter butler camarero mayordomo
person/king king queen prince princess countess count duke rey reina principe princesa conde
person/king condesa
fish fish shark whale trout piranha dolphin buffet pez tiburon ballena trucha pirana delfin
bones skeleton skull bones bone orchestra zombie mummy esqueleto calavera huesos zombi momia
frog frog toad newt crocodile rana sapo cocodrilo
pot pot kettle werekettle cauldron knight urn barrel bagpipe teapot minibar caballero tetera
pot caldero olla barril hervidor
frame mirror portrait painting window door clock calendar monday lift floor checkout espejo
frame retrato cuadro ventana puerta reloj lunes ascensor
book book tome grammar dictionary form paper invoice tax bureaucrat libro tomo formulario factura
"""
"""A body, with its headgear after a slash, and its words."""
_SMALL = frozenset(
    {
        "of", "in", "on", "at", "with", "without", "out", "the", "and", "de", "del", "en", "con",
        "sin", "a", "al", "la", "el", "los", "las", "y",
    }
)  # fmt: skip


class CreatureHint(NamedTuple):
    """The body that a word names, and its headgear ("" for any)."""

    kind: str
    crown: str


def hint_of(id: str) -> CreatureHint | None:  # noqa: A002  # an id is what it is
    """Return the hint in the words of an id about its body, or None."""
    plain = unicodedata.normalize("NFKD", id[:LONGEST]).encode("ascii", "ignore").decode().lower()
    words = re.findall(r"[a-z]+", plain)
    small = next((at for at, word in enumerate(words) if at and word in _SMALL), len(words))
    hints = _hints()
    for word in (*reversed(words[:small]), *words[small:]):
        for form in (word, word.removesuffix("s"), word.removesuffix("es")):
            if form in hints:
                return hints[form]
    return None


@cache
def _hints() -> dict[str, CreatureHint]:
    found: dict[str, CreatureHint] = {}
    for line in _WORDS.split("\n")[1:-1]:
        place, *words = line.split()
        kind, _, crown = place.partition("/")
        found.update(dict.fromkeys(words, CreatureHint(kind, crown)))
    return found
