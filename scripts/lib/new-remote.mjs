/** Makes a remote of `scripts/remote-template`. Runs on Node 20 and later. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { remoteNames } from './release-build.mjs';
import { mustRun, root } from './run.mjs';

const TEMPLATE = join(root, 'scripts', 'remote-template');

const readJson = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8'));
const asJson = (content) => `${JSON.stringify(content, null, 2)}\n`;
const manifests = () => remoteNames().map((name) => readJson('remotes', name, 'manifest.json'));

/** What is wrong with the name of a new remote, which is also its route and the id of its entry in the sidebar. */
function nameProblem(name) {
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    return `a name has lower-case letters, digits and hyphens, and begins with a letter`;
  if (existsSync(join(root, 'remotes', name))) return `remotes/${name} is there already`;
  for (const { name: other, routes, nav } of manifests()) {
    if (routes.some(({ path }) => path === `/${name}`)) return `${other} has the route /${name} already`;
    if (nav.some(({ id }) => id === name)) return `${other} has the sidebar entry ${name} already`;
  }
  return undefined;
}

/** Versions of packages are those of the other remotes. */
function packageOf(name) {
  const [sibling] = remoteNames();
  return { ...readJson('remotes', sibling, 'package.json'), name: `@parapet/remote-${name}`, version: '1.0.0' };
}

function manifestOf(name, label, owners) {
  const others = manifests();
  const [sibling] = others;
  const orders = others.flatMap(({ nav }) => nav.filter(({ disabled }) => !disabled).map(({ order }) => order));
  return {
    name,
    label,
    ...(owners.length > 0 && { owners }),
    sdk: sibling.sdk,
    contract: sibling.contract,
    routes: [{ path: `/${name}`, title: label }],
    nav: [{ id: name, label, icon: 'file', to: `/${name}`, order: Math.max(...orders) + 1, kind: 'link' }],
  };
}

/**
 * Makes a remote with one page, its tests and an entry in the sidebar, which can be released as it is.
 *
 * @param {{ name: string, titles: Record<'en' | 'es' | 'fr' | 'de', string>, owners?: string[], folder?: string }} options `titles` of the page and the
 * entry, `owners` as in `CODEOWNERS`, `folder` for the tests
 * @returns {Promise<string>} the folder
 * @throws {Error} when the name is taken or invalid
 */
export async function makeRemote({ name, titles, owners = [], folder = join(root, 'remotes', name) }) {
  const problem = nameProblem(name);
  if (problem !== undefined) throw new Error(`There cannot be a remote '${name}': ${problem}.`);
  const inCode = (text) => text.replaceAll(/['\\]/g, '\\$&');
  const fill = (content, path) =>
    content.replaceAll('__NAME__', name).replaceAll(/__TITLE_([A-Z]{2})__/g, (_, language) => {
      const title = titles[language.toLowerCase()];
      return path.endsWith('.ts') ? inCode(title) : title;
    });
  const files = readdirSync(TEMPLATE, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const write = (path, content) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  for (const { parentPath, name: file } of files) {
    const path = join(parentPath, file).slice(TEMPLATE.length + 1);
    write(path, fill(readFileSync(join(TEMPLATE, path), 'utf8'), path));
  }
  write('package.json', asJson(packageOf(name)));
  write('manifest.json', asJson(manifestOf(name, titles, owners)));
  // The length of a name decides where lines break.
  await mustRun('oxfmt', [folder], { stdio: 'ignore' });
  return folder;
}

export const CODEOWNERS = join(root, '.github', 'CODEOWNERS');

/** @returns {string} who is asked to review a change of which remote, as the manifests say */
export function codeOwners() {
  const lines = manifests()
    .filter(({ owners = [] }) => owners.length > 0)
    .map(({ name, owners }) => `/remotes/${name}/ ${owners.join(' ')}`);
  return `# Written from "owners" of the manifests of the remotes by npm run new-remote -- --owners.\n${lines.join('\n')}\n`;
}

export function writeCodeOwners() {
  mkdirSync(dirname(CODEOWNERS), { recursive: true });
  writeFileSync(CODEOWNERS, codeOwners());
}
