/** Sends a release to a service that runs elsewhere. Runs on Node 20 and later. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Those that are not served are notes of the build. */
const isServed = (path) => !path.split(sep).some((part) => part.startsWith('.'));

/** @param {string} folder of a release @returns {{ path: string, sha256: string, content: string }[]} the files that are served, in base64 */
export function packedFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .filter(isServed)
    .toSorted()
    .map((file) => {
      const content = readFileSync(join(folder, file));
      return {
        path: file.replaceAll(sep, '/'),
        sha256: createHash('sha256').update(content).digest('hex'),
        content: content.toString('base64'),
      };
    });
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** @param {string} to @returns {URL} @throws {Error} for an address over which the token could be read */
function originOf(to) {
  const url = URL.canParse(to) ? new URL(to) : null;
  if (url === null || !(url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname))))
    throw new Error('--to is the https address of the product, such as https://risk.example.com');
  return url;
}

/**
 * Makes a version live on a service, or a canary for an audience.
 *
 * @param {{ name: string, version: string }} release
 * @param {{ to: string, token: string | undefined, folder?: string, facts?: { commit?: string | null, skipped?: string[] }, audience?: import('./release-registry.mjs').Audience }} options
 * without a folder, nothing is sent but the name of a version that is there already
 * @throws {Error} with the service's reason
 */
export async function sendRelease({ name, version }, { to, token, folder, facts = {}, audience }) {
  const origin = originOf(to);
  if (!token)
    throw new Error('RELEASE_TOKEN is the token for the remote, which an admin of the server makes under Releases');
  const url = new URL(`/api/registry/${name}/${version}`, origin);
  if (audience !== undefined) url.searchParams.set('channel', 'canary');
  if (audience?.percent !== undefined) url.searchParams.set('percent', String(audience.percent));
  if (audience?.organizations !== undefined) url.searchParams.set('organizations', audience.organizations.join(','));
  const answer = await fetch(url, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, ...(folder !== undefined && { 'content-type': 'application/json' }) },
    ...(folder !== undefined && { body: JSON.stringify({ ...facts, files: packedFiles(folder) }) }),
    // The token is for this address alone.
    redirect: 'error',
  });
  if (answer.ok) return;
  const { detail } = await answer.json().catch(() => ({}));
  throw new Error(`${origin.origin} refused ${name} ${version}: ${detail ?? answer.status}`);
}
