/** What is released, as pages get it: without the entries that cannot be used, so that one bad entry stops no other remote. */
import { join } from 'node:path';
import type { RemoteRelease } from '@parapet/contracts/remote';
import { unusableText, usableReleases } from '@parapet/contracts/releases';
import type { ReleaseInUse } from '../modules/releases/record-releases.ts';
import { watchedFile } from './watched-file.ts';

/** A release that only some people get, in place of the one that is live. */
export interface Canary {
  release: RemoteRelease;
  /** From 0 to 100: which part of the people gets it. */
  percent?: number;
  /** Ids of the organizations of which everybody gets it. */
  organizations?: readonly string[];
}

export interface Released {
  /** What is live. */
  remotes: readonly RemoteRelease[];
  /** The registry of what is live, as JSON. */
  json: string;
  canaries: readonly Canary[];
}

/** The same object as long as nothing has changed. @throws Error when a file cannot be read */
export type Registry = () => Promise<Released>;

/** Gets a sentence for each entry that cannot be used, and for each file that is no registry. */
export type Report = (sentence: string) => void;

/** @param dir of `remotes.json`, which is missing before anything is released, and of `.canary.json`, which is missing while there is no canary */
export function openRegistry(dir: string, report: Report): Registry {
  const liveFile = watchedFile(join(dir, 'remotes.json'));
  const canaryFile = watchedFile(join(dir, '.canary.json'));
  const released = (text: string | null, canaryText: string | null, of: Pick<Released, 'remotes' | 'canaries'>) => ({
    ...of,
    text,
    canaryText,
    json: JSON.stringify({ remotes: of.remotes }),
  });
  let last = released(null, null, { remotes: [], canaries: [] });
  return async () => {
    const [text, canaryText] = await Promise.all([liveFile(), canaryFile()]);
    const isLiveSame = text === last.text;
    const areCanariesSame = canaryText === last.canaryText;
    if (isLiveSame && areCanariesSame) return last;
    last = released(text, canaryText, {
      remotes: isLiveSame ? last.remotes : readLive(text, last.remotes, report),
      canaries: areCanariesSame ? last.canaries : readCanaries(canaryText, report),
    });
    return last;
  };
}

function readLive(text: string | null, lastGood: readonly RemoteRelease[], report: Report): readonly RemoteRelease[] {
  if (text === null) return [];
  try {
    const { remotes, unusable } = usableReleases(JSON.parse(text), lastGood);
    for (const one of unusable) report(unusableText(one));
    return remotes;
  } catch (error) {
    report(`remotes.json cannot be read, so the last good registry stays in use: ${String(error)}`);
    return lastGood;
  }
}

function readCanaries(text: string | null, report: Report): readonly Canary[] {
  if (text === null) return [];
  try {
    // Written by our own release; the entries are checked when somebody gets them.
    return (JSON.parse(text) as { remotes: Canary[] }).remotes;
  } catch (error) {
    report(`.canary.json cannot be read, so everybody gets what is live: ${String(error)}`);
    return [];
  }
}

export function releasesInUse({ remotes, canaries }: Released): ReleaseInUse[] {
  return remotes.map(({ name, label, version, off }) => {
    const canary = canaries.find(({ release }) => release.name === name);
    const { percent = 0, organizations = [] } = canary ?? {};
    return {
      name,
      label,
      version,
      off: off?.reason ?? null,
      canary: canary ? { version: canary.release.version, percent, organizations } : null,
    };
  });
}
