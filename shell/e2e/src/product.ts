/** Runs the built product as `npm start` does: the real service, the real shell, the real registry. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A port of the loopback that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  if (address === null || typeof address === 'string') throw new Error('the loopback gave no port');
  return address.port;
}

export interface ProductOptions {
  /** Further settings of the service, e.g. MONGODB_URL. */
  env?: Record<string, string>;
  port?: number;
  registryDir?: string;
}

export interface Product {
  readonly url: string;
  readonly dataDir: string;
  /** Ends the service in good order and starts it again on the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'parapet-e2e-'));
  const port = options.port ?? (await freePort());
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    SHELL_DIR: join(root, 'shell', 'dist'),
    REGISTRY_DIR: options.registryDir ?? join(root, 'registry'),
    LOG_LEVEL: 'warn',
    ...options.env,
  };
  let service = await launch(env);
  return {
    url,
    dataDir,
    async restart() {
      await end(service);
      service = await launch(env);
    },
    async stop() {
      await end(service);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Resolves when the service says that it listens. */
function launch(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const main = join(root, 'services', 'api', 'src', 'main.ts');
  const service = spawn('node', ['--disable-warning=ExperimentalWarning', main], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  return new Promise((resolve, reject) => {
    service.once('message', () => resolve(service));
    service.once('error', reject);
    service.once('exit', (code) => reject(new Error(`the service ended with code ${code} before it was ready`)));
  });
}

async function end(service: ChildProcess): Promise<void> {
  if (service.exitCode !== null) return;
  const ended = new Promise((resolve) => {
    service.once('exit', resolve);
  });
  service.kill('SIGTERM');
  await ended;
}
