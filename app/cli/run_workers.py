"""The workers that a command of the laboratory asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.cli.parser import Arguments
from app.i18n.fluent import Texts
from app.i18n.literal import literal
from app.lab.fingerprint import fingerprint
from app.lab.run import cores
from app.lab.workers import Workers, local
from app.validation.errors import CantStart, WrongUse

if TYPE_CHECKING:
    from app.lab.cluster import Cluster


class RunWorkers:
    """The workers that the command line asks for: `--cluster`, or processes of this machine, by
    default one for each core.

    Raise `WrongUse`. A cluster's machines don't have the files of `custom` bots.
    """

    def __init__(self, arguments: Arguments, *, custom: bool = False) -> None:
        self._local = arguments.workers or cores()
        self._cluster: Cluster | None = None
        if arguments.cluster is not None:
            self._cluster = _cluster(arguments, custom=custom)

    def start(self, chunks: int) -> Workers:
        """Return the workers of a run that has this number of chunks."""
        self._local = min(self._local, chunks)
        return self._cluster if self._cluster is not None else local(self._local)

    @property
    def count(self) -> int:
        """How many chunks are played at once."""
        return self._cluster.threads if self._cluster is not None else self._local

    def refused(self, texts: Texts) -> list[str]:
        """Return a sentence for each worker of a cluster that played nothing."""
        found = self._cluster.refused if self._cluster is not None else {}
        return [
            texts("lab-cluster-refused", worker=worker, found=version, own=fingerprint())
            for worker, version in found.items()
        ]


def _cluster(arguments: Arguments, *, custom: bool) -> Cluster:
    from app.lab import cluster  # its library is an extra

    address = literal(arguments.cluster, 200)
    if arguments.workers is not None:
        raise WrongUse("lab-cluster-workers")
    if not cluster.is_address(arguments.cluster):
        raise WrongUse("lab-cluster-form", found=address)
    if custom and not cluster.LOCAL.fullmatch(arguments.cluster):
        raise WrongUse("lab-cluster-custom", address=address)
    if not cluster.installed():
        raise CantStart("lab-cluster-extra")
    return cluster.Cluster(arguments.cluster)
