/**
 * `npm run release [-- <name>…]`: builds remotes and publishes them in the registry, without touching the shell or other
 * remotes. `REGISTRY_DIR` is the folder of the registry (default: `registry/`). Pages that are already open do not change.
 */
import { resolve } from 'node:path';
import { releaseAll } from './lib/release.mjs';

const names = process.argv.slice(2);
const registryDir = resolve(process.env.REGISTRY_DIR || 'registry');
try {
  const releases = await releaseAll({
    registryDir,
    onlyIfChanged: true,
    onProgress: console.log,
    ...(names.length > 0 && { names }),
  });
  for (const { name, version, changed } of releases)
    console.log(changed ? `Released ${name} ${version}` : `${name} ${version} is already released`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
