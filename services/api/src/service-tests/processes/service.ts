/** Starts the service as its own process, as in production. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));

export interface Service {
  origin: string;
  pid: number;
  /** Kills the process without warning; resolves when it is gone. */
  kill(): Promise<void>;
  /** Asks it to stop; resolves with everything that it printed. @throws Error when it ends with a code other than 0 */
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

/** `npm test` has a cache of compiled modules, without which a start takes one and a half times as long. */
function nodeSettings(): Record<string, string> {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) };
}

/**
 * Resolves when it accepts requests.
 * @param env its settings; it gets none of this process but what Node needs
 * @throws Error with its output when it ends before that
 */
export async function startService(env: Record<string, string>): Promise<Service> {
  const port = await freePort();
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...nodeSettings(),
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: 'http://localhost:8080',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const collect = (chunk: unknown) => void (output += String(chunk));
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  const gone = once(child, 'exit');
  // Also when the test run is aborted.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  void gone.then(() => process.off('exit', end));
  await Promise.race([
    once(child, 'message'),
    gone.then(([code]) => {
      throw new Error(`the service ended with code ${code}: ${output}`);
    }),
  ]);
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
    async stop() {
      child.kill('SIGTERM');
      const [code]: unknown[] = await gone;
      if (code !== 0) throw new Error(`the service ended with code ${String(code)}: ${output}`);
      return output;
    },
  };
}
