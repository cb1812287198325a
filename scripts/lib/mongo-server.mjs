/**
 * Provides a MongoDB server for tests and development, the first available of: MONGODB_URL; `mongod` (MONGOD, or on PATH)
 * as a one-node replica set; SecantusDB, which speaks the same protocol, installed with pip into the ignored cache folder.
 * Runs on Node 20 and later.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.mjs';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const CACHE = join(ROOT, '.cache');
const PACKAGE = 'secantusdb==0.7.0b3';
/**
 * Runs the server until its standard input closes, so that it exits with its parent even when that is killed. The
 * transaction lifetime is set in the code because the command line has no option for it. SecantusDB 0.7.0b3 leaves out what
 * equals an inclusive upper bound when the index has fields after the one that is bounded, so such queries do without it.
 */
const SECANTUS = `
import os, sys, threading
threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
from secantus.server import SecantusDBServer
SecantusDBServer.__init__.__kwdefaults__['transaction_lifetime_seconds'] = float(os.environ['TRANSACTION_LIFETIME'])
from secantus.storage import Storage
pick_range_index = Storage._pick_compound_range_index
def pick_without_upper_bounds(self, db, coll, filter, **options):
    if any(isinstance(value, dict) and '$lte' in value for value in filter.values()):
        return None
    return pick_range_index(self, db, coll, filter, **options)
Storage._pick_compound_range_index = pick_without_upper_bounds
from secantus.cli import main
sys.exit(main())
`;
/** Seconds; MongoDB's default. */
const TRANSACTION_LIFETIME = 60;
/**
 * SecantusDB stops answering for good when a tenth to a fifth of its cache waits to be written and an older read keeps it there:
 * with the usual 1 GB, the test of large files did that now and then. Memory is used only as the cache fills.
 */
const CACHE_SIZE = '4G';
const START_TIMEOUT_MS = 30_000;
const INSTALL_TIMEOUT_MS = 5 * 60_000;

function isListening(port) {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => done(true)).once('error', () => done(false));
    socket.once('connect', () => socket.destroy());
  });
}

/** Starts a server and waits until it listens. It is killed when this process exits. */
export async function runServer(command, args, port, env = {}) {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  let output = '';
  const collect = (chunk) => {
    output = (output + chunk).slice(-4_000);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const exited = new Promise((done) => {
    child.once('exit', (code) => done(`it exited with code ${code}`)).once('error', (error) => done(error.message));
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async (signal = 'SIGTERM') => {
    child.kill(signal);
    const forced = setTimeout(kill, 5_000);
    await exited;
    clearTimeout(forced);
    process.off('exit', kill);
  };

  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isListening(port))) {
    const failed = await Promise.race([exited, wait(50, null)]);
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

/** Lets one process install while others wait. The lock of a process that died expires. */
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
  const { status, error, stdout, stderr } = spawnSync('python3', args, {
    cwd,
    encoding: 'utf8',
    timeout: INSTALL_TIMEOUT_MS,
  });
  return error ? error.message : status === 0 ? null : `${stdout}${stderr}`.trim().slice(-2_000);
}

/** @returns {Promise<string[] | null>} the command that runs the server, or null when it cannot be installed */
async function secantus() {
  const folder = join(CACHE, 'secantusdb');
  // Not the script that pip installs: it contains the path of the temporary folder, which is renamed.
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
  const { status, error, stderr } = spawnSync(
    join(folder, 'bin', 'python'),
    ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', PACKAGE],
    { encoding: 'utf8', timeout: INSTALL_TIMEOUT_MS },
  );
  return error ? error.message : status === 0 ? null : stderr.trim().slice(-2_000);
}

async function startMongod(binary, storage, port, lifetime) {
  const args = [
    '--dbpath',
    storage,
    '--port',
    String(port),
    '--bind_ip',
    '127.0.0.1',
    '--replSet',
    'parapet',
    '--setParameter',
    `transactionLifetimeLimitSeconds=${lifetime}`,
  ];
  const server = await runServer(binary, args, port);
  const { MongoClient } = await import('mongodb');
  const client = await new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`).connect();
  try {
    const members = [{ _id: 0, host: `127.0.0.1:${port}` }];
    await client
      .db('admin')
      .command({ replSetInitiate: { _id: 'parapet', members } })
      .catch((error) => {
        if (error.codeName !== 'AlreadyInitialized') throw error;
      });
    while (!(await client.db('admin').command({ hello: 1 })).isWritablePrimary) await wait(100);
  } finally {
    await client.close();
  }
  return server;
}

async function startSecantus(command, storage, port, { durable, lifetime, changes }) {
  const more = [
    ...(durable ? ['--sync-on-commit'] : []),
    ...(changes === undefined ? [] : ['--oplog-max-entries', String(changes)]),
  ];
  const args = [
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
    '--storage-path',
    storage,
    '--cache-size',
    CACHE_SIZE,
    ...more,
  ];
  return runServer(command[0], [...command.slice(1), ...args], port, { TRANSACTION_LIFETIME: String(lifetime) });
}

/**
 * @param {import('./mongo-server.d.mts').MongoOptions} [options] for servers that are started here
 * @returns {Promise<import('./mongo-server.d.mts').MongoServer | null>} null when none is available
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
  const start = () =>
    mongod
      ? startMongod(mongod, storage, port, lifetime)
      : startSecantus(command, storage, port, { durable, lifetime, changes });
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
