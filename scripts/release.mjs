/**
 * `npm run release [-- <name>…]`: builds remotes and publishes them in the registry, without touching the shell or other
 * remotes. `REGISTRY_DIR` is the folder of the registry (default: `registry/`). Pages that are already open do not change.
 *
 * `-- shell` releases the shell, with the packages that it shares: it fails while a version must be raised, and records what is released.
 *
 * `-- --list [<name>…]` prints the releases that are there, `-- --rollback <name> [<version>]` publishes an earlier one again, without a build.
 */
import { resolve } from 'node:path';
import { readRegistry, versionsOf } from './lib/release-registry.mjs';
import { releaseAll, releaseShell, remoteNames, rollBack } from './lib/release.mjs';

const [option, ...rest] = process.argv.slice(2);
const registryDir = resolve(process.env.REGISTRY_DIR || 'registry');

async function release(names) {
  const releases = await releaseAll({
    registryDir,
    onlyIfChanged: true,
    onProgress: console.log,
    ...(names.length > 0 && { names }),
  });
  for (const { name, version, changed } of releases)
    console.log(changed ? `Released ${name} ${version}` : `${name} ${version} is already released`);
}

function list(names) {
  const { remotes } = readRegistry(registryDir);
  for (const name of names)
    for (const { version, builtAt } of versionsOf(registryDir, name)) {
      const isPublished = remotes.some((one) => one.name === name && one.version === version);
      console.log(`${isPublished ? '*' : ' '} ${name} ${version}  ${builtAt.toISOString()}`);
    }
}

try {
  if (option === '--list') list(rest.length > 0 ? rest : remoteNames());
  else if (option === '--rollback' && rest[0] !== undefined) {
    const { from, to } = await rollBack(rest[0], { registryDir, version: rest[1] });
    console.log(`${rest[0]} is ${to} again, in place of ${from}`);
  } else if (option?.startsWith('--'))
    throw new Error(
      'Usage: npm run release [-- <name>…], -- shell, -- --list [<name>…] or -- --rollback <name> [<version>]',
    );
  else if (option === 'shell' && rest.length === 0) await releaseShell({ registryDir, onProgress: console.log });
  else await release(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
