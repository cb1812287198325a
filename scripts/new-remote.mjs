/** `npm run new-remote`: makes a remote that works, is tested and can be released. See {@link HELP}. */
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { makeRemote, writeCodeOwners } from './lib/new-remote.mjs';
import { root } from './lib/run.mjs';

const HELP = `Makes a remote in remotes/<name> with one page, its tests and an entry in the sidebar. Nothing else has to be edited.

npm run new-remote -- <name> --en Vendors --es Proveedores --fr Fournisseurs --de Lieferanten [--owner @team]…

--en, --es, --fr, --de   title of the page and of the entry, in each language of the product
--owner                  who reviews its changes: kept in manifest.json, and in CODEOWNERS
--owners                 only writes CODEOWNERS anew, after "owners" of a manifest have changed
--help                   prints this`;

const LANGUAGES = ['en', 'es', 'fr', 'de'];
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...Object.fromEntries(LANGUAGES.map((language) => [language, { type: 'string' }])),
      owner: { type: 'string', multiple: true },
      owners: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const [name] = positionals;
  if (values.help) console.log(HELP);
  else if (values.owners) writeCodeOwners();
  else {
    const missing = LANGUAGES.filter((language) => !values[language]?.trim());
    if (positionals.length !== 1 || missing.length > 0)
      throw new Error(
        `${name === undefined ? 'The name is missing.' : `Missing: ${missing.map((one) => `--${one}`).join(', ')}.`}\n\n${HELP}`,
      );
    const titles = Object.fromEntries(LANGUAGES.map((language) => [language, values[language].trim()]));
    const folder = await makeRemote({ name, titles, owners: values.owner });
    writeCodeOwners();
    console.log(`${relative(root, folder)} is there. Next:

npm install                        links it
npm run dev -w remotes/${name}     shows it alone, with mocks
npm test -w remotes/${name}        tests it
npm run release -- ${name}         releases it, once it is committed`);
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}
