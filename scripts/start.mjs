/**
 * `npm start`: installs, builds the shell, releases the remotes that the registry lacks, and serves the product.
 * `npm start -- --sync` also replaces releases by those of this checkout; `npm start -- --build` does not serve. Settings: see the table in README.md.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { environment, root } from './lib/run.mjs';

try {
  await ensureInstalled();
  const { buildAll } = await import('./lib/release.mjs');
  const registryDir = join(root, 'registry');
  await buildAll({ registryDir, replace: process.argv.includes('--sync'), onProgress: console.log });
  if (!process.argv.includes('--build')) {
    console.log('Starting...');
    serve(registryDir);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** @param {string} registryDir */
function serve(registryDir) {
  const env = environment({
    DATA_DIR: process.env.DATA_DIR || join(root, 'data'),
    SHELL_DIR: join(root, 'shell', 'dist'),
    REGISTRY_DIR: registryDir,
    // At a terminal, problems matter and single requests do not.
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
  });
  const main = join(root, 'services', 'api', 'src', 'main.ts');
  const api = spawn('node', ['--disable-warning=ExperimentalWarning', main], {
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  api.on('message', (message) => {
    if (message?.type === 'ready') console.log(`Parapet is ready: ${message.url}\nStop it with Ctrl+C.`);
  });
  api.on('error', (error) => {
    console.error(`Parapet could not start: ${error.message}`);
    process.exit(1);
  });
  api.on('exit', (code) => process.exit(code ?? 1));
  // Ctrl+C reaches the service directly, other signals are forwarded. This process exits after the service has shut down.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => api.kill('SIGTERM'));
}
