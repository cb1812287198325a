import type { StartableRelease } from '@parapet/contracts/remote';
import type { Refusal } from './refusal.ts';

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
