/** The service as it is started in earnest: a process of its own on a port of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));

export interface Service {
  origin: string;
  /** Kills it with no chance to end in good order; resolves when it is gone. */
  kill(): Promise<void>;
  /** Resolves with what it said on standard error when it has ended in good order. */
  stop(): Promise<string>;
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}

/**
 * Resolves when it takes requests.
 * @param env settings; nothing of this process's own gets through
 * @throws Error with what it said when it ends before that
 */
export async function startService(env: Record<string, string>): Promise<Service> {
  const port = await freePort();
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'] ?? '', HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: 'http://localhost:8080', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  const listen = (chunk: unknown) => void (said += String(chunk));
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  const gone = once(child, 'exit');
  // Whatever becomes of the test, no process stays behind.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  void gone.then(() => process.off('exit', end));
  await Promise.race([
    once(child, 'message'),
    gone.then(([code]) => {
      throw new Error(`the service ended with code ${code}: ${said}`);
    }),
  ]);
  return {
    origin: `http://127.0.0.1:${port}`,
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
    async stop() {
      child.kill('SIGTERM');
      const [code]: unknown[] = await gone;
      if (code !== 0) throw new Error(`the service ended with code ${String(code)}: ${said}`);
      return said;
    },
  };
}
