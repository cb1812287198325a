import type { StartableRelease } from '@parapet/contracts/remote';

/** Why a release is not started. */
export type Refusal =
  /** It needs something that this shell does not have like that. */
  | {
      kind: 'unfit';
      version: string;
      /** The first thing that does not fit: a name, of what, and the versions of that at the remote's build and here. */
      name: string;
      part: string;
      needs: string;
      has: string;
      /** English, for whoever releases the remote. */
      reasons: readonly string[];
    }
  /** It was built before releases recorded what they need. */
  | { kind: 'unrecorded'; version: string }
  /** The server has another shell than this page, so it is not known whether this page would work with the release. */
  | { kind: 'outdated' };

/**
 * Finds out whether a release works with this shell, before any of its code runs.
 *
 * @returns null when it does
 * @throws when what it needs cannot be fetched
 */
export type Gate = (release: StartableRelease) => Promise<Refusal | null>;

/** Name of the meta element in which the build of the shell writes the id of what it provides. */
const PROVIDES = 'provides';

/**
 * The gate of this page. Most releases were compared with this shell when one of them was published, so the page only compares what was published
 * for another one. Dev servers serve shell and remotes of the same sources, and have no gate.
 */
export function createGate(
  provides = document.querySelector<HTMLMetaElement>(`meta[name="${PROVIDES}"]`)?.content,
): Gate {
  return async (release) => {
    if (provides === undefined || release.fits?.includes(provides) === true) return null;
    const { compareRelease } = await import('./compare-release.ts');
    return compareRelease(release, provides);
  };
}
