/** Canaries: releases that only some people get, in place of those that are live. `.canary.json` beside `remotes.json` contains them. */
import { createHash } from 'node:crypto';
import { unusableText, usableReleases } from '@parapet/contracts/releases';
import type { Canary, Registry, Released, Report } from './registry.ts';

export interface CanaryOptions {
  registry: Registry;
  /** @returns the id of the organization that a person belongs to, or null */
  organizationOf: (userId: string) => Promise<string | null>;
  /** Gets a sentence for each canary that cannot be used. */
  report: Report;
}

/**
 * The place of a person among all people, from 0 to below 100. It stays the same for all versions of a remote, so that a person keeps what they have,
 * and differs between remotes, so that it is not always the same people.
 */
function placeOf(userId: string, remote: string): number {
  const hash = createHash('sha256').update(`${remote} ${userId}`).digest();
  return (hash.readUInt32BE() / 2 ** 32) * 100;
}

/** @returns the registry of a person as JSON; somebody who is not signed in (null) gets what is live */
export function registryFor(options: CanaryOptions): (userId: string | null) => Promise<string> {
  const { registry, organizationOf, report } = options;
  let known: Released | null = null;
  /** Registries by the names of the remotes of which they have the canary. */
  let made = new Map<string, string>();

  function withCanaries({ remotes }: Released, chosen: readonly Canary[]): string {
    const { remotes: usable, unusable } = usableReleases(
      {
        remotes: remotes.map((one) => {
          const { name, label: _label, routes: _routes, nav: _nav, previous: _previous, off, ...live } = one;
          const canary = chosen.find(({ release }) => release.name === name)?.release;
          // What is live is shown where the canary cannot be.
          return canary ? { ...canary, previous: live, ...(off && { off }) } : one;
        }),
      },
      // Stays in use where a canary cannot be used.
      remotes,
    );
    for (const one of unusable) report(unusableText(one));
    return JSON.stringify({ remotes: usable });
  }

  return async (userId) => {
    const now = await registry();
    if (now !== known) made = new Map();
    known = now;
    const { canaries } = now;
    // A change while the organization is looked up starts others.
    const registries = made;
    if (userId === null || canaries.length === 0) return now.json;
    const asksForOrganization = canaries.some(({ organizations = [] }) => organizations.length > 0);
    const organization = asksForOrganization ? await organizationOf(userId) : null;
    const chosen = canaries.filter(
      ({ release, percent = 0, organizations = [] }) =>
        placeOf(userId, release.name) < percent || (organization !== null && organizations.includes(organization)),
    );
    if (chosen.length === 0) return now.json;
    const key = chosen.map(({ release }) => release.name).join(' ');
    const json = registries.get(key) ?? withCanaries(now, chosen);
    registries.set(key, json);
    return json;
  };
}
