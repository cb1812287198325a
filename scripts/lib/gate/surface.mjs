/**
 * `node surface.mjs provides`, `node surface.mjs needs <folder of the remote>`: prints what the shell provides, or what the remote needs, as JSON.
 * `node surface.mjs due <file>` prints which versions are due since the release of the shell that is recorded in the file.
 * Runs on the pinned Node, because it reads TypeScript, and after the declarations were emitted (`gate.mjs`).
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dueText, dueVersions } from '../../../contracts/src/compatibility/due-versions.ts';
import { LAZY_SINGLETONS, SHELL_SUBPATHS, SINGLETONS } from '../../../shell/build/src/shared-modules.ts';
import { schemeVariables } from '../../../shell/ui/src/provider/css-variables.ts';
import { light } from '../../../shell/ui/src/tokens/palette.ts';
import { root } from '../run.mjs';
import { declarations, exportsOf, hashOf, packageJson } from './declarations.mjs';
import { contractOf, needsOf } from './needs.mjs';

const SHARED = Object.keys({ ...SINGLETONS, ...LAZY_SINGLETONS, ...SHELL_SUBPATHS });
const openapi = JSON.parse(readFileSync(join(root, 'contracts', 'openapi.json'), 'utf8'));

/** Of a package of somebody else the names count, and the major version. */
async function exportsOfModule(module) {
  if (module.startsWith('@parapet/')) return exportsOf(module);
  const [name] = module.split('/');
  const major = packageJson(name).version.split('.', 1)[0];
  return Object.fromEntries(
    Object.keys(await import(module)).map((key) => {
      const leaf = `${name}@${major}#${key}`;
      return [key, [hashOf(leaf), leaf]];
    }),
  );
}

const versions = {
  ...Object.fromEntries(
    ['react', 'react-dom', '@parapet/sdk', '@parapet/ui', '@parapet/domain-ui'].map((name) => [
      name,
      packageJson(name).version,
    ]),
  ),
  contract: openapi.info.version,
};

/** The tokens that the kit sets, in its styles and by the color scheme. */
function providedTokens() {
  const styles = globSync('shell/ui/src/{base.css,tokens/*.css}', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  const set = styles.flatMap((text) => [...text.matchAll(/(--pp-[\w-]+)\s*:/g)].map(([, name]) => name));
  return [
    ...new Set([...set, ...Object.keys(schemeVariables(light)).filter((name) => name.startsWith('--pp-'))]),
  ].toSorted();
}

async function provides() {
  const names = {};
  for (const module of SHARED) names[module] = await exportsOfModule(module);
  const surface = { versions, names, declarations, tokens: providedTokens(), contract: contractOf(openapi) };
  return { id: hashOf(surface), ...surface };
}

const needs = async (folder) => needsOf(folder, await provides());

const due = async (file) =>
  dueVersions(JSON.parse(readFileSync(file, 'utf8')), await provides())
    .filter(({ raised }) => !raised)
    .map((one) => ({ due: one.due, text: dueText(one) }));

const [what, path] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await { provides, needs, due }[what](path)));
