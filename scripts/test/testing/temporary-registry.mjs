/** A registry in a temporary folder, with releases of one remote that are complete but contain no code. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashOfFiles } from '../../lib/release-log.mjs';
import { publish, publishCanary, readRegistry } from '../../lib/release-registry.mjs';
import { root } from '../../lib/run.mjs';

export const entry = (name, version = '1') => ({
  name,
  version,
  entry: `/registry/${name}/${version}/mf-manifest.json`,
});
/** As entries have it: without owners. */
export const { owners: _, ...manifest } = JSON.parse(
  readFileSync(join(root, 'remotes/risk-flow/manifest.json'), 'utf8'),
);

export function temporaryRegistry() {
  const folder = mkdtempSync(join(tmpdir(), 'parapet-registry-'));
  const release = (version) => ({ ...manifest, ...entry('risk-flow', version) });

  /** Writes the files of a version. @returns {string} their folder */
  function store(version, name = 'risk-flow') {
    const files = join(folder, name, version);
    mkdirSync(files, { recursive: true });
    for (const file of ['mf-manifest.json', 'remoteEntry.js', 'manifest.json'])
      writeFileSync(join(files, file), JSON.stringify(manifest));
    return files;
  }

  return {
    folder,
    /** Without a shell, nothing is known about what a release would have to fit. */
    options: { registryDir: folder, shellDir: join(folder, 'no-shell') },
    store,
    publishVersion: (version) =>
      publish(folder, release(version), { commit: `${version}c`, files: hashOfFiles(store(version)) }),
    giveCanary: (version, audience) =>
      publishCanary(folder, release(version), audience, { files: hashOfFiles(store(version)) }),
    live: () => readRegistry(folder).remotes.map((one) => `${one.version} ${one.entry}`),
    /** @returns {string[]} the versions from 0 to 39 that have files */
    stored: () =>
      Array.from({ length: 40 }, (_, index) => String(index)).filter((version) =>
        existsSync(join(folder, 'risk-flow', version)),
      ),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
