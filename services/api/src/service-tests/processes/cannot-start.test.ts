import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startService } from './service.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parapet-cannot-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** What the service printed when it ended with code 1. */
async function refusal(env: Record<string, string>): Promise<string> {
  const ended = await startService(env).then(
    async (service) => {
      await service.stop();
      return 'it started';
    },
    (error: unknown) => String(error),
  );
  expect(ended).toContain('the service ended with code 1');
  // Without a stack trace.
  expect(ended).not.toMatch(/\n\s+at /);
  return ended;
}

const CREDENTIALS = 'admin:s3cr3t%2Fword';

test.each([
  [
    'does not answer',
    '127.0.0.1:1/risks?serverSelectionTimeoutMS=300',
    'MONGODB_URL leads to a MongoDB that does not answer: connect ECONNREFUSED 127.0.0.1:1.',
  ],
  [
    'is not known by that name',
    'nowhere.invalid/risks?serverSelectionTimeoutMS=300',
    'MONGODB_URL leads to a MongoDB that does not answer: getaddrinfo ',
  ],
  ['has no such port', '127.0.0.1:port/risks', 'MONGODB_URL is not an address of a MongoDB: '],
])('with a MongoDB that %s, the service names the wrong setting, without the password', async (_what, rest, words) => {
  const output = await refusal({ MONGODB_URL: `mongodb://${CREDENTIALS}@${rest}` });
  expect(output).toContain(words);
  expect(output).not.toMatch(/s3cr3t/);
});

test('with wrong settings, the service names each of them', async () => {
  const output = await refusal({ PORT: 'eighty', MONGODB_URL: 'postgres://x' });
  expect(output).toContain('PORT must be a whole number from 0 to 65535');
  expect(output).toContain('MONGODB_URL must start with mongodb://');
});

test('with a data folder that is a file, the service names the wrong setting', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  const output = await refusal({ DATA_DIR: file });
  expect(output).toContain(`The data folder ${file} cannot be used: `);
  expect(output).toContain('DATA_DIR');
});
