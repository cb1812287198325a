/** Canaries: releases that only some people get, in place of those that are live. `.canary.json` beside `remotes.json` contains them. */
import { createHash } from 'node:crypto';
import { unusableText, usableReleases } from '@parapet/contracts/releases';
import type { RemoteRelease } from '@parapet/contracts/remote';
import type { UsableRegistry } from './registry.ts';
import { watchedFile } from './watched-file.ts';

interface Canary {
  release: RemoteRelease;
  /** From 0 to 100: which part of the people gets it. */
  percent?: number;
  /** Ids of the organizations of which everybody gets it. */
  organizations?: readonly string[];
}

export interface CanaryOptions {
  /** `.canary.json`; it is missing while there has been none. */
  file: string;
  stable: () => Promise<UsableRegistry>;
  /** @returns the id of the organization that a person belongs to, or null */
  organizationOf: (userId: string) => Promise<string | null>;
  /** Gets a sentence for each canary that cannot be used, and one when the file cannot be read. */
  report: (sentence: string) => void;
}

/**
 * The place of a person among all people, from 0 to below 100. It stays the same for all versions of a remote, so that a person keeps what they have,
 * and differs between remotes, so that it is not always the same people.
 */
function placeOf(userId: string, remote: string): number {
  const hash = createHash('sha256').update(`${remote} ${userId}`).digest();
  return (hash.readUInt32BE() / 2 ** 32) * 100;
}

function read(text: string | null, report: CanaryOptions['report']): readonly Canary[] {
  if (text === null) return [];
  try {
    // Written by our own release; the entries are checked below, as those of `remotes.json` are.
    return (JSON.parse(text) as { remotes: Canary[] }).remotes;
  } catch (error) {
    report(`.canary.json cannot be read, so everybody gets what is live: ${String(error)}`);
    return [];
  }
}

/** @returns the registry of a person as JSON; somebody who is not signed in (null) gets what is live */
export function registryFor(options: CanaryOptions): (userId: string | null) => Promise<string> {
  const { file, stable, organizationOf, report } = options;
  const content = watchedFile(file);
  let known: { text: string | null; canaries: readonly Canary[] } = { text: null, canaries: [] };
  let live: UsableRegistry | null = null;
  /** Registries by the names of the remotes of which they have the canary. */
  const made = new Map<string, string>();

  function withCanaries({ remotes }: UsableRegistry, chosen: readonly Canary[]): string {
    const of = (name: string) => chosen.find(({ release }) => release.name === name)?.release;
    const { remotes: usable, unusable } = usableReleases(
      { remotes: remotes.map((one) => of(one.name) ?? one) },
      // Stays in use where a canary cannot be used.
      remotes,
    );
    for (const one of unusable) report(unusableText(one));
    return JSON.stringify({ remotes: usable });
  }

  return async (userId) => {
    const [now, text] = await Promise.all([stable(), content()]);
    if (text !== known.text || now !== live) {
      known = { text, canaries: read(text, report) };
      live = now;
      made.clear();
    }
    const { canaries } = known;
    if (userId === null || canaries.length === 0) return now.json;
    const asksForOrganization = canaries.some(({ organizations = [] }) => organizations.length > 0);
    const organization = asksForOrganization ? await organizationOf(userId) : null;
    const chosen = canaries.filter(
      ({ release, percent = 0, organizations = [] }) =>
        placeOf(userId, release.name) < percent || (organization !== null && organizations.includes(organization)),
    );
    if (chosen.length === 0) return now.json;
    const key = chosen.map(({ release }) => release.name).join(' ');
    const json = made.get(key) ?? withCanaries(now, chosen);
    made.set(key, json);
    return json;
  };
}
