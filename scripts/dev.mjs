/**
 * `npm run dev`: shell and remotes with hot reload, against the real API (data in `data/`, or DATA_DIR).
 * `npm run dev:mock`: the same without an API; calls are answered in the browser.
 * One address to open: http://localhost:8080 (PORT). Everything listens on this machine only.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from './lib/free-port.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { remoteNames } from './lib/release-build.mjs';
import { environment, root } from './lib/run.mjs';

const mock = process.argv.includes('--mock');
const port = Number(process.env.PORT || 8080);

const children = [];
const shutdown = new AbortController();
const stopping = () => shutdown.signal.aborted;
function stop(code) {
  if (stopping()) return;
  shutdown.abort();
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
}

/** Starts a process and prefixes its output with its name. When any process exits, all are stopped. */
function start(name, args, { cwd, env, onLine = () => {} }) {
  const child = spawn('node', args, { cwd, env: environment(env), stdio: ['ignore', 'pipe', 'pipe'] });
  const printTo = (stream) => (chunk) => {
    for (const line of String(chunk)
      .split('\n')
      .filter((text) => text.trim() !== '')) {
      onLine(line);
      stream.write(`[${name}] ${line}\n`);
    }
  };
  child.stdout.on('data', printTo(process.stdout));
  child.stderr.on('data', printTo(process.stderr));
  child.on('error', (error) => {
    console.error(`[${name}] ${error.message}`);
    stop(1);
  });
  child.on('exit', (code) => stop(code ?? 0));
  children.push(child);
}

function startVite(name, folder, env) {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  start(name, [vite, '--clearScreen', 'false', '--logLevel', 'warn'], { cwd: folder, env });
}

/** Waits until a server answers at this address. @throws {Error} after a minute */
async function waitFor(url) {
  for (let tries = 0; tries < 600 && !stopping(); tries += 1) {
    const available = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (available) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  if (!stopping()) throw new Error(`Nothing answers at ${url}`);
}

try {
  await ensureInstalled();
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));
  const origin = `http://localhost:${port}`;
  const remotes = await Promise.all(
    remoteNames().map(async (name) => ({ name, folder: join(root, 'remotes', name), port: await freePort() })),
  );
  const shellEnv = {
    PARAPET_DEV_PORT: String(port),
    PARAPET_DEV_REMOTES: remotes.map(({ folder, port }) => `${folder}=${port}`).join(','),
  };
  if (mock) {
    shellEnv.VITE_MOCK = '1';
  } else {
    const apiPort = await freePort();
    shellEnv.PARAPET_DEV_API = `http://127.0.0.1:${apiPort}`;
    const env = {
      PORT: String(apiPort),
      PUBLIC_URL: origin,
      DATA_DIR: process.env.DATA_DIR || join(root, 'data'),
      SHELL_DIR: '',
      REGISTRY_DIR: '',
      LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    };
    start(
      'api',
      [
        '--disable-warning=ExperimentalWarning',
        '--watch-path',
        join(root, 'services', 'api', 'src'),
        '--watch-path',
        join(root, 'contracts', 'src'),
        join(root, 'services', 'api', 'src', 'main.ts'),
      ],
      { cwd: root, env },
    );
  }
  for (const { name, folder, port } of remotes)
    startVite(name, folder, { PARAPET_DEV_PORT: String(port), PARAPET_DEV_HOSTED: '1' });
  startVite('shell', join(root, 'shell'), shellEnv);
  const urls = [
    `http://127.0.0.1:${port}/remotes.json`,
    ...remotes.map(({ port }) => `http://127.0.0.1:${port}/mf-manifest.json`),
  ];
  if (!mock) urls.push(`${shellEnv.PARAPET_DEV_API}/api/health/live`);
  await Promise.all(urls.map(waitFor));
  if (!stopping()) console.log(`\nParapet is ready for development: ${origin}\nStop it with Ctrl+C.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  stop(1);
}
