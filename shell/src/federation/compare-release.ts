/** Compares what a release needs with what this shell provides. Loaded only for a release that was not compared when it was published. */
import { misfits, packageOf, type Provides, type Surface } from '@parapet/contracts/compatibility';
import type { StartableRelease } from '@parapet/contracts/remote';
import type { Refusal } from './refusal.ts';

/** @returns null for an address where there is no such file */
async function download<T>(address: URL): Promise<T | null> {
  const response = await fetch(address);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${address.pathname} answered ${response.status}`);
  // Written by our own build, and only read for this comparison.
  return (await response.json()) as T;
}

export async function compareRelease(release: StartableRelease, provides: string): Promise<Refusal | null> {
  const [needs, here] = await Promise.all([
    download<Surface>(new URL('needs.json', new URL(release.entry, location.href))),
    download<Provides>(new URL('/provides.json', location.href)),
  ]);
  if (here?.id !== provides) return { kind: 'outdated' };
  const { version } = release;
  if (needs === null) return { kind: 'unrecorded', version };
  const found = misfits(needs, here);
  const [first] = found;
  if (first === undefined) return null;
  const of = packageOf(first.part);
  return {
    kind: 'unfit',
    version,
    name: first.name,
    part: of.replace('@parapet/', ''),
    needs: needs.versions[of] ?? '?',
    has: here.versions[of] ?? '?',
    reasons: found.map(({ part, name, reason }) => `${part} ${name}: ${reason}`),
  };
}
