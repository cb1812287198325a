/** The service as a process: how it starts, refuses to start, and ends. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';

const main = new URL('../../main.ts', import.meta.url).pathname;
const dataDir = mkdtempSync(join(tmpdir(), 'parapet-process-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Ended after each test, also after one that failed half way. */
const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** Starts the service on any free port. */
function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env: { PATH: process.env['PATH'], PORT: '0', PUBLIC_URL: 'http://localhost:8080', DATA_DIR: dataDir, LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  started.push(child);
  let output = '';
  child.stdout?.on('data', (data) => (output += String(data)));
  child.stderr?.on('data', (data) => (output += String(data)));
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output }));
  });
  const ready = new Promise<boolean>((resolve) => {
    child.once('message', () => resolve(true));
    child.once('close', () => resolve(false));
  });
  return { child, ended, ready };
}

test('it starts, is asked to stop, and ends in good order; every line it wrote is JSON', async () => {
  const { child, ended, ready } = start({});
  expect(await ready).toBe(true);
  child.kill('SIGTERM');
  const { code, output } = await ended;
  expect(code).toBe(0);
  const lines = output.trim().split('\n');
  expect(lines.map((line): { msg: string } => JSON.parse(line)).map(({ msg }) => msg)).toEqual(expect.arrayContaining(['ready', 'stopping']));
});

test('wrong settings are named in words, without a stack', async () => {
  const { code, output } = await start({ PORT: 'eighty', MONGODB_URL: 'postgres://x' }).ended;
  expect(code).toBe(1);
  expect(output).toContain('PORT must be a whole number from 0 to 65535');
  expect(output).toContain('MONGODB_URL must start with mongodb://');
  expect(output).not.toContain('    at ');
});

test('a second process on the same data is refused in words, and the first goes on', { timeout: 60_000 }, async () => {
  const first = start({});
  expect(await first.ready).toBe(true);
  const { code, output } = await start({}).ended;
  expect(code).toBe(1);
  expect(output).toContain(dataDir);
  expect(output).not.toContain('    at ');
  expect(first.child.exitCode).toBeNull();
  first.child.kill('SIGTERM');
  expect((await first.ended).code).toBe(0);
});
