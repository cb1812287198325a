/** Processes of Node that say when they are ready, and ports for them. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

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

export interface NodeProcess {
  /** Asks it to end, and waits until it has. */
  end(): Promise<void>;
  /** Ends it at once, as a crash or a power failure would. */
  kill(): Promise<void>;
}

interface NodeOptions {
  env: Record<string, string>;
  onOutput: (text: string) => void;
}

/**
 * Starts a script and resolves when it sends its first message.
 * @throws Error with its output when it ends before that
 */
export function startNode(args: readonly string[], { env, onOutput }: NodeOptions): Promise<NodeProcess> {
  const child = spawn('node', ['--disable-warning=ExperimentalWarning', ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
    onOutput(chunk.toString());
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  const stopBy = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
  };
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve({ end: () => stopBy('SIGTERM'), kill: () => stopBy('SIGKILL') }));
    child.once('error', reject);
    void ended.then((code) =>
      reject(new Error(`${args.join(' ')} ended with code ${code} before it was ready:\n${output}`)),
    );
  });
}
