/** The service as a process: how it starts and ends. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startService } from './service.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parapet-process-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('the service starts, stops in an orderly way when it is asked to, and logs only JSON', async () => {
  const service = await startService({ DATA_DIR: folder, LOG_LEVEL: 'info' });
  const lines = (await service.stop()).trim().split('\n');
  expect(lines.map((line): { msg: string } => JSON.parse(line)).map(({ msg }) => msg)).toEqual(
    expect.arrayContaining(['ready', 'stopping']),
  );
});

test('a second process on the same data folder is refused with advice; the first continues', async () => {
  const first = await startService({ DATA_DIR: folder });
  const health = async () => (await fetch(`${first.origin}/api/health`)).status;
  try {
    const second = startService({ DATA_DIR: folder });
    await expect(second).rejects.toThrow('the service ended with code 1');
    await expect(second).rejects.toThrow(
      `The data folder ${folder} is in use by another Parapet. Stop that one first, choose another folder with DATA_DIR, or use MongoDB (MONGODB_URL) to run several.`,
    );
    // Without a stack trace.
    await expect(second).rejects.not.toThrow(/\n\s+at /);
    expect(await health()).toBe(200);
  } finally {
    await first.kill();
  }
  // A killed process leaves no lock behind.
  const next = await startService({ DATA_DIR: folder });
  expect(await next.stop()).toBe('');
});
