/**
 * A MongoDB for tests and development, from the first of: MONGODB_URL; `mongod` (MONGOD, or on PATH) as a replica set of
 * one; SecantusDB, which speaks the same protocol, installed with pip under the ignored cache folder.
 * Plain JavaScript for Node 20 and later.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { createServer, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const CACHE = join(ROOT, '.cache');
const PACKAGE = 'secantusdb>=0.7.0b3,<0.8';
/**
 * Runs the server until its standard input closes: it ends with the process that started it, even when that is killed.
 * Its command line has no word for the life of a transaction.
 */
const SECANTUS = `
import os, sys, threading
threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
from secantus.server import SecantusDBServer
SecantusDBServer.__init__.__kwdefaults__['transaction_lifetime_seconds'] = float(os.environ['TRANSACTION_LIFETIME'])
from secantus.cli import main
sys.exit(main())
`;
/** Seconds, as MongoDB has it. */
const TRANSACTION_LIFETIME = 60;
const START_TIMEOUT_MS = 30_000;
const INSTALL_TIMEOUT_MS = 5 * 60_000;

/** @returns {Promise<number>} a port on loopback that is free now */
function freePort() {
  return new Promise((done, fail) => {
    const probe = createServer().unref();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

function answers(port) {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => done(true)).once('error', () => done(false));
    socket.once('connect', () => socket.destroy());
  });
}

/** Starts a server, waits until it listens, and stops it for good at the end. */
export async function runServer(command, args, port, env = {}) {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  let output = '';
  const keep = (chunk) => {
    output = (output + chunk).slice(-4_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise((done) => {
    child.once('exit', (code) => done(`it ended with code ${code}`)).once('error', (error) => done(error.message));
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async (signal = 'SIGTERM') => {
    child.kill(signal);
    const late = setTimeout(kill, 5_000);
    await ended;
    clearTimeout(late);
    process.off('exit', kill);
  };

  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await answers(port))) {
    const failed = await Promise.race([ended, wait(50, null)]);
    if (failed !== null || Date.now() > deadline) {
      await stop('SIGKILL');
      throw new Error(`${command} did not start: ${failed ?? `no answer in ${START_TIMEOUT_MS / 1_000} s`}\n${output}`);
    }
  }
  return { stop, pid: child.pid };
}

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/** One installs, others wait; a folder left behind by one that died is taken over. */
async function withInstallLock(work) {
  const lock = join(CACHE, 'secantusdb.lock');
  await mkdir(CACHE, { recursive: true });
  for (;;) {
    try {
      await mkdir(lock);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const held = await stat(lock).catch(() => null);
    if (held && Date.now() - held.mtimeMs > INSTALL_TIMEOUT_MS) await rm(lock, { recursive: true, force: true });
    else await wait(300);
  }
  try {
    return await work();
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}

function python(args, cwd) {
  const { status, error, stdout, stderr } = spawnSync('python3', args, { cwd, encoding: 'utf8', timeout: INSTALL_TIMEOUT_MS });
  return error ? error.message : status === 0 ? null : `${stdout}${stderr}`.trim().slice(-2_000);
}

/** @returns {Promise<string[] | null>} the command that runs the server, or null when it cannot be installed */
async function secantus() {
  const folder = join(CACHE, 'secantusdb');
  // Started by its module: the scripts of a virtual environment carry the path it was made under.
  const command = [join(folder, 'bin', 'python'), '-c', SECANTUS];
  const works = () => spawnSync(command[0], ['-c', 'import secantus.cli'], { stdio: 'ignore' }).status === 0;
  if (works()) return command;
  return withInstallLock(async () => {
    if (works()) return command;
    const fresh = await mkdtemp(join(CACHE, 'secantusdb-new-'));
    const failed = python(['-m', 'venv', fresh]) ?? pip(fresh);
    if (failed === null) {
      await rm(folder, { recursive: true, force: true });
      await rename(fresh, folder);
      if (works()) return command;
    }
    await rm(fresh, { recursive: true, force: true });
    console.warn(`SecantusDB could not be installed: ${failed ?? 'it does not run'}`);
    return null;
  });
}

function pip(folder) {
  const { status, error, stderr } = spawnSync(join(folder, 'bin', 'python'), ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', PACKAGE], {
    encoding: 'utf8',
    timeout: INSTALL_TIMEOUT_MS,
  });
  return error ? error.message : status === 0 ? null : stderr.trim().slice(-2_000);
}

async function startMongod(binary, storage, port, lifetime) {
  const args = ['--dbpath', storage, '--port', String(port), '--bind_ip', '127.0.0.1', '--replSet', 'parapet', '--setParameter', `transactionLifetimeLimitSeconds=${lifetime}`];
  const server = await runServer(binary, args, port);
  const { MongoClient } = await import('mongodb');
  const client = await new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`).connect();
  try {
    const members = [{ _id: 0, host: `127.0.0.1:${port}` }];
    await client.db('admin').command({ replSetInitiate: { _id: 'parapet', members } }).catch((error) => {
      if (error.codeName !== 'AlreadyInitialized') throw error;
    });
    while (!(await client.db('admin').command({ hello: 1 })).isWritablePrimary) await wait(100);
  } finally {
    await client.close();
  }
  return server;
}

async function startSecantus(command, storage, port, { durable, lifetime, changes }) {
  const more = [...(durable ? ['--sync-on-commit'] : []), ...(changes === undefined ? [] : ['--oplog-max-entries', String(changes)])];
  const args = ['--host', '127.0.0.1', '--port', String(port), '--storage-path', storage, ...more];
  return runServer(command[0], [...command.slice(1), ...args], port, { TRANSACTION_LIFETIME: String(lifetime) });
}

/**
 * @param {import('./mongo-server.d.mts').MongoOptions} [options] for servers that are started here
 * @returns {Promise<import('./mongo-server.d.mts').MongoServer | null>} null when there is none to be had
 */
export async function startMongo(options = {}) {
  if (process.env.MONGODB_URL) return { url: process.env.MONGODB_URL, kind: 'given', stop: async () => {} };
  const mongod = process.env.MONGOD || onPath('mongod');
  const command = mongod ? null : await secantus();
  if (!mongod && !command) return null;

  const storage = options.storage ?? (await mkdtemp(join(tmpdir(), 'parapet-mongo-')));
  const port = options.port ?? (await freePort());
  await mkdir(storage, { recursive: true });
  const { durable, changes, transactionLifetime: lifetime = TRANSACTION_LIFETIME } = options;
  const start = () => (mongod ? startMongod(mongod, storage, port, lifetime) : startSecantus(command, storage, port, { durable, lifetime, changes }));
  let server = await start();
  return {
    url: `mongodb://127.0.0.1:${port}/parapet?directConnection=true`,
    kind: mongod ? 'mongod' : 'secantusdb',
    stop: async () => {
      await server.stop();
      if (options.storage === undefined) await rm(storage, { recursive: true, force: true });
    },
    restart: async () => {
      await server.stop('SIGKILL');
      server = await start();
    },
  };
}
