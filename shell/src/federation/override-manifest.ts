/** Loaded only in a session with an override. */
import type { RemoteManifest, RemoteRelease } from '@parapet/contracts/remote';

/** Milliseconds. The page starts after that without what the address has to say. */
const LONGEST = 5_000;

/**
 * Gives a release at an address its own pages and menu entries. The server only knows those of the live release: it may not reach the address, such
 * as a developer's machine.
 *
 * @returns the release as it is, where it is in the registry or the address has no usable manifest; that is reported
 */
export async function withOwnManifest(release: RemoteRelease): Promise<RemoteRelease> {
  const address = new URL('manifest.json', new URL(release.entry, location.href));
  if (address.origin === location.origin) return release;
  try {
    const response = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(LONGEST) });
    if (!response.ok) throw new Error(`answered ${response.status}`);
    // Checked with the whole registry.
    const manifest = (await response.json()) as RemoteManifest;
    if (manifest.name !== release.name) throw new Error(`is of the remote ${manifest.name}`);
    const { version, entry, off } = release;
    return { ...manifest, version, entry, ...(off && { off }) };
  } catch (error) {
    reportError(
      new Error(`${address.href}: ${error instanceof Error ? error.message : String(error)}`, { cause: error }),
    );
    return release;
  }
}
