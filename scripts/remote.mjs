#!/usr/bin/env node
/** `parapet-remote`: works on a remote in a folder of its own, with the packages of `npm run pack`. See {@link HELP}. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { needsOf } from './lib/gate/needs.mjs';
import { recordNeeds } from './lib/gate/uses.mjs';
import { acceptProblems, buildProblems, uncommitted } from './lib/release-checks.mjs';
import { inputHash, OF_REMOTE } from './lib/release-inputs.mjs';
import { factsOf } from './lib/release-log.mjs';
import { audienceOf, RELEASE_OPTIONS } from './lib/release-options.mjs';
import { previewUntilEnd } from './lib/preview.mjs';
import { sendRelease } from './lib/release-upload.mjs';
import { root, run } from './lib/run.mjs';
import { viteBuild } from './lib/vite-build.mjs';

const HELP = `Works on the remote in this folder.

parapet-remote dev                              shows it alone, with mocks, and shows at once what is saved
parapet-remote preview                          serves it from this machine as it is released, for an override in a product that runs elsewhere
parapet-remote test [<options of Vitest>]       runs its tests
parapet-remote build                            builds it as it is released, into dist
parapet-remote release --to <url>               checks and builds it, and makes it live in the product that runs there
parapet-remote release --to <url> --channel canary
                                                the same, but only some people get it: --percent 10, --organizations <id>,<id> or both say who
parapet-remote promote <version> --to <url>     makes a canary live for everybody, without a build
parapet-remote rollback <version> --to <url>    makes a version live that was sent there before, without a build

A release needs a clean tree of this folder, right types, pages within the limit of their size, and CSS modules only. Whether it fits the shell
there, the product finds out.
--force      releases what fails these checks all the same; says what it skips, and the product records it
--dry-run    builds and checks, and sends nothing
--help       prints this

RELEASE_TOKEN is the token for the remote, which admins of the server make.`;

const folder = process.cwd();
const outDir = join(folder, 'dist');
const readJson = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'));

/** Of the checkout that the packages are from. */
const packed = () => readJson(root, 'packed.json');

/** What a build depends on; whoever installs with another tool than npm has no such lockfile. */
const OWN = [...OF_REMOTE, 'package-lock.json'];

function versionOf() {
  const own = OWN.filter((path) => existsSync(join(folder, path)));
  return `${readJson(folder, 'package.json').version}-${inputHash(folder, own, { shared: [], seed: packed().inputs })}`;
}

async function build(name, outDir) {
  const needs = needsOf(folder, packed().provides);
  rmSync(outDir, { recursive: true, force: true });
  await viteBuild({ part: name, folder, outDir, onProgress: console.log });
  recordNeeds(needs, folder, outDir);
}

async function release(name, { to, token, force, dryRun, audience }) {
  const options = { force, onProgress: console.log };
  const types = await run('tsc', ['--noEmit', '-p', '.'], { cwd: folder });
  const problems = [
    ...uncommitted(folder, ['.']),
    ...(types === 0 ? [] : [{ check: 'types', reason: 'see the faults above' }]),
  ];
  const skipped = acceptProblems(name, problems, options);
  await build(name, outDir);
  skipped.push(...acceptProblems(name, buildProblems(outDir), options));
  const version = versionOf();
  const { commit } = factsOf(outDir, folder);
  const facts = { commit, ...(skipped.length > 0 && { skipped }) };
  if (!dryRun) await sendRelease({ name, version }, { to, token, folder: outDir, facts, audience });
  console.log(`${dryRun ? 'Would release' : 'Released'} ${name} ${version} to ${to}`);
}

/** @param {string[]} args @returns {Promise<number>} the exit code */
async function main([command, ...args]) {
  if (command === undefined || ['help', '--help', '-h'].includes(command)) {
    console.log(HELP);
    return 0;
  }
  if (!existsSync(join(folder, 'manifest.json')))
    throw new Error('There is no manifest.json: this folder is no remote.');
  const { name } = readJson(folder, 'manifest.json');
  if (command === 'dev') {
    const { createServer } = await import('vite');
    const server = await createServer({ root: folder });
    await server.listen();
    server.printUrls();
    return 0;
  }
  if (command === 'preview') {
    await previewUntilEnd({ name, folder, build: (target) => build(name, target) });
    return 0;
  }
  if (command === 'test') return run('vitest', ['run', ...args], { cwd: folder });
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: RELEASE_OPTIONS });
  const { to, force = false, 'dry-run': dryRun = false } = values;
  const token = process.env.RELEASE_TOKEN;
  const [version, ...more] = positionals;
  if (values.help) console.log(HELP);
  else if (command === 'build' && version === undefined) await build(name, outDir);
  else if (to === undefined) throw new Error(HELP);
  else if (command === 'release' && version === undefined)
    await release(name, { to, token, force, dryRun, audience: audienceOf(values) });
  else if (['promote', 'rollback'].includes(command) && version !== undefined && more.length === 0) {
    if (!dryRun) await sendRelease({ name, version }, { to, token });
    console.log(`${name} ${version}${dryRun ? ' would be' : ' is'} live on ${to}`);
  } else throw new Error(HELP);
  return 0;
}

// Also where it is not npm that starts this.
process.env.PATH = `${join(folder, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`;
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
