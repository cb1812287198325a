import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startService } from './service.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parapet-folder-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a second process on the same data folder is refused, in words that say what to do; the first goes on', { timeout: 60_000 }, async () => {
  const first = await startService({ DATA_DIR: folder });
  const health = async () => (await fetch(`${first.origin}/api/health`)).status;
  try {
    const second = startService({ DATA_DIR: folder });
    await expect(second).rejects.toThrow('the service ended with code 1');
    await expect(second).rejects.toThrow(`The data folder ${folder} is in use by another Parapet. Stop that one first, choose another folder with DATA_DIR, or use MongoDB (MONGODB_URL) to run several.`);
    // Words for people, not the inside of the program.
    await expect(second).rejects.not.toThrow(/\n\s+at /);
    expect(await health()).toBe(200);
  } finally {
    await first.kill();
  }
  // Nothing is left behind by a process that was killed.
  const next = await startService({ DATA_DIR: folder });
  expect(await next.stop()).toBe('');
});
