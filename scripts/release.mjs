/** `npm run release`: releases remotes and the shell, and takes releases back. See {@link HELP}. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { audienceOf, RELEASE_OPTIONS } from './lib/release-options.mjs';
import { readLog } from './lib/release-log.mjs';
import { readRegistry, releasesOf, turn } from './lib/release-registry.mjs';
import { sendRelease } from './lib/release-upload.mjs';
import { promote, releaseAll, releaseShell, rollBack, withdraw } from './lib/release.mjs';

const HELP = `Releases remotes, each without touching the shell or the others. Pages that are open do not change; others load what is live.

npm run release [-- <remote>…]                       builds remotes, by default all, and makes them live
npm run release -- <remote>… --channel canary        the same, but only some people get them, and keep getting them:
                                                     --percent 10, --organizations <id>,<id> or both say who
npm run release -- promote <remote> <version>        makes a canary live for everybody, without a build
npm run release -- list [<remote>…]                  prints the releases, newest first; * marks those that are live
npm run release -- rollback <remote> [<version>]     makes an earlier release live again, without a build
npm run release -- withdraw <remote> <version>       takes a release out for good; the one before takes its place where it is live
npm run release -- disable <remote> <reason>         switches a remote off: in place of its pages, people see the reason
npm run release -- enable <remote>                   switches it on again
npm run release -- shell                             releases the shell with the packages that it shares, and records what they provide;
                                                     fails while a version must be raised

A release needs a clean tree of the remote and of the packages that it shares, right types, pages within the limit of their size, and CSS modules only.
--force      releases what fails these checks all the same; says what it skips, and list shows it
--dry-run    builds and checks, but changes nothing of what is live
--to <url>   releases to the product that runs there, on all of its servers, instead of the folder here: with <remote>…, and with promote and
             rollback of a version that was sent there before. Whether a release fits the shell there, the product finds out.
             RELEASE_TOKEN is the token for the remote, which admins of the server make
--help       prints this

REGISTRY_DIR is the folder of the registry (by default registry), RELEASED_BY who releases (by default the name that Git knows).`;

/** The first word, where it is no remote. */
const COMMANDS = new Set(['list', 'rollback', 'promote', 'withdraw', 'disable', 'enable']);

const registryDir = resolve(process.env.REGISTRY_DIR || 'registry');

/** @param {import('./lib/release-registry.mjs').Audience} audience */
const audienceText = ({ percent, organizations = [] }) =>
  [...(percent === undefined ? [] : [`${percent} % of people`]), ...organizations].join(', ');

/** Sends a release, or the name of one that was sent before. */
const sendTo =
  (to, audience) =>
  ({ folder, facts, ...one }) =>
    sendRelease(one, { to, token: process.env.RELEASE_TOKEN, folder, facts, audience });

async function release(names, options) {
  const { to, audience } = options;
  if (to !== undefined && names.length !== 1) throw new Error('--to takes one remote, as each has a token of its own');
  const releases = await releaseAll({
    ...options,
    ...(to !== undefined && { send: sendTo(to, audience) }),
    onlyIfChanged: to === undefined,
    check: true,
    onProgress: console.log,
    ...(names.length > 0 && { names }),
  });
  for (const { name, version, changed } of releases)
    console.log(
      changed
        ? `${options.dryRun ? 'Would release' : 'Released'} ${name} ${version}`
        : `${name} ${version} is live already`,
    );
}

/** @param {import('./lib/release-registry.mjs').Release} one */
function lineOf({ name, version, when, commit, who, isLive, isCanary, hasFiles, withdrawn, skipped, ...audience }) {
  const [hash, dirty] = commit?.split('-') ?? ['no commit'];
  return [
    isLive ? '*' : ' ',
    name,
    version,
    `${when.slice(0, 16).replace('T', ' ')} UTC`,
    `${hash.slice(0, 9)}${dirty ? ', changed' : ''}`,
    who ?? 'unknown',
    ...(isCanary ? [`canary: ${audienceText(audience)}`] : []),
    ...(skipped === undefined ? [] : [`skipped: ${skipped.join(', ')}`]),
    ...(withdrawn === undefined ? [] : [`withdrawn ${withdrawn.slice(0, 10)}`]),
    ...(hasFiles ? [] : ['files removed']),
  ].join('  ');
}

function list(names) {
  const known = [...new Set(readLog(registryDir).map(({ name }) => name))].toSorted();
  for (const name of names.length > 0 ? names : known) {
    const releases = releasesOf(registryDir, name);
    if (releases.length === 0)
      throw new Error(`There is no release of ${name}. There are: ${known.join(', ') || 'none'}`);
    for (const one of releases) console.log(lineOf(one));
    const off = readRegistry(registryDir).remotes.find((one) => one.name === name)?.off;
    if (off !== undefined) console.log(`  ${name} is switched off: ${off.reason}`);
  }
}

async function main() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: RELEASE_OPTIONS });
  const options = { registryDir, dryRun: values['dry-run'] ?? false };
  const [command, name, version, ...more] = positionals;
  const { to } = values;
  const would = options.dryRun ? ' would be' : ' is';
  if (values.help) console.log(HELP);
  else if (command === 'list' && to === undefined) list(positionals.slice(1));
  else if (to !== undefined && ['promote', 'rollback'].includes(command) && version && more.length === 0) {
    if (!options.dryRun) await sendTo(to)({ name, version });
    console.log(`${name} ${version}${would} live on ${to}`);
  } else if (to !== undefined && COMMANDS.has(command)) throw new Error(HELP);
  else if (command === 'rollback' && name && more.length === 0) {
    const { from, to } = await rollBack(name, { ...options, version });
    console.log(`${name} ${to}${would} live, in place of ${from}`);
  } else if (command === 'promote' && version && more.length === 0) {
    const { from } = await promote(name, version, options);
    console.log(`${name} ${version}${would} live, in place of ${from}`);
  } else if (command === 'withdraw' && version && more.length === 0) {
    const { to } = await withdraw(name, version, options);
    console.log(`${name} ${version}${would} withdrawn${to === undefined ? '' : `, ${to}${would} live`}`);
  } else if (command === 'disable' && version && more.length === 0) {
    console.log((await turn(registryDir, name, version)) ? `${name} is switched off` : `${name} is off already`);
  } else if (command === 'enable' && name && version === undefined) {
    console.log((await turn(registryDir, name, null)) ? `${name} is switched on` : `${name} is on already`);
  } else if (COMMANDS.has(command)) throw new Error(HELP);
  else if (command === 'shell' && name === undefined) await releaseShell({ ...options, onProgress: console.log });
  else await release(positionals, { ...options, to, force: values.force ?? false, audience: audienceOf(values) });
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
