/** `remotes.json` as pages get it: without the entries that cannot be used, so that one bad entry stops no other remote. */
import type { RemoteRelease } from '@parapet/contracts/remote';
import { unusableText, usableReleases } from '@parapet/contracts/releases';
import { watchedFile } from './watched-file.ts';

/** Releases, with the registry of them as JSON. */
export interface UsableRegistry {
  remotes: readonly RemoteRelease[];
  json: string;
}

/**
 * @param file `remotes.json`; it may be missing before anything was released
 * @param report gets a sentence for each entry that cannot be used, and one when the file is no registry; the last good registry then stays in use
 * @returns the registry, read again only after a change of the file: the same object as long as it has not changed
 */
export function usableRegistry(file: string, report: (sentence: string) => void): () => Promise<UsableRegistry> {
  const content = watchedFile(file);
  const usable = (text: string | null, remotes: readonly RemoteRelease[]) => ({
    text,
    remotes,
    json: JSON.stringify({ remotes }),
  });
  let last = usable(null, []);
  return async () => {
    const text = await content();
    if (text !== last.text) last = usable(text, text === null ? [] : read(text, last.remotes, report));
    return last;
  };
}

function read(
  text: string,
  lastGood: readonly RemoteRelease[],
  report: (sentence: string) => void,
): readonly RemoteRelease[] {
  try {
    const { remotes, unusable } = usableReleases(JSON.parse(text), lastGood);
    for (const one of unusable) report(unusableText(one));
    return remotes;
  } catch (error) {
    report(`remotes.json cannot be read, so the last good registry stays in use: ${String(error)}`);
    return lastGood;
  }
}
