/** `npm run pack`: packs what remotes are built on. See {@link HELP}. */
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';

const HELP = `Packs contracts, sdk, ui, domain-ui, frame, build and mocks, as JavaScript with declarations, so that a remote can be developed and released
outside of this repository.

npm run pack                          writes the tarballs to .cache/packages
npm run pack -- <remote> <folder>     also copies a remote and the tarballs to a folder, where npm install, npm test and npm run release work
--help                                prints this`;

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' } } });
  const [name, folder] = positionals;
  if (values.help) console.log(HELP);
  else if (positionals.length !== 0 && positionals.length !== 2) throw new Error(HELP);
  else {
    await ensureInstalled();
    const { assertCanCopy, copyRemote, packAll } = await import('./lib/pack.mjs');
    if (folder !== undefined) assertCanCopy(name, resolve(folder));
    const tarballs = await packAll();
    for (const file of Object.values(tarballs)) console.log(relative('.', file));
    if (folder !== undefined) copyRemote(name, resolve(folder), tarballs);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
