/** A development server on a port of its own. */
import { spawn } from 'node:child_process';
import { freePort } from './node-process.ts';

export interface DevServer {
  readonly url: string;
  /** Ends it and what it started, and waits until it has. */
  stop(): Promise<void>;
}

/** How long the servers may take to answer; they compile what they serve, and the machine may be busy. Milliseconds. */
const PATIENCE = 90_000;

interface DevServerOptions {
  cwd: string;
  portVariable: string;
  /** What it serves once it is ready. */
  path?: string;
}

/**
 * Starts a script that serves http, and waits until it answers.
 * @throws Error with its output when it ends before that, or takes too long
 */
export async function startDevServer(
  args: readonly string[],
  { cwd, portVariable, path = '/' }: DevServerOptions,
): Promise<DevServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn('node', args, {
    cwd,
    env: { ...process.env, [portVariable]: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  };
  const deadline = Date.now() + PATIENCE;
  while (!(await answers(url + path))) {
    const over = await Promise.race([
      ended.then(() => true),
      new Promise<boolean>((resolve) => setTimeout(resolve, 100, false)),
    ]);
    if (!over && Date.now() < deadline) continue;
    await stop();
    throw new Error(`${args.join(' ')} did not answer at ${url}:\n${output}`);
  }
  return { url, stop };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}
