import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { plansOf } from '../plans.ts';
import { DataFolderError } from './data-folder-error.ts';
import { openEmbedded } from './engine.ts';
import { DataFolderBusyError, lockFolder } from './lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parapet-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

const open = (dataDir: string) => openEmbedded(dataDir, plansOf({ collections: {}, system: {} }));

test('a locked folder is refused as busy until it is unlocked', () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(DataFolderBusyError);
  unlock();
  lockFolder(folder)();
});

test.each<[string, (folder: string) => string, string]>([
  ['whose lock is no file', (at) => (mkdirSync(join(at, 'parapet.lock')), at), 'unable to open database file'],
  [
    'whose lock is something else',
    (at) => (writeFileSync(join(at, 'parapet.lock'), 'x'.repeat(2000)), at),
    'file is not a database',
  ],
  [
    'whose database is something else',
    (at) => (writeFileSync(join(at, 'parapet.sqlite'), 'x'.repeat(2000)), at),
    'file is not a database',
  ],
  ['that is a file', (at) => (writeFileSync(join(at, 'file'), ''), join(at, 'file')), 'EEXIST'],
])('a folder %s is refused with a message that names the setting and the cause', (_what, make, cause) => {
  const dataDir = make(folder);
  const opening = () => open(dataDir);
  expect(opening).toThrow(DataFolderError);
  expect(opening).toThrow(`The data folder ${dataDir} cannot be used: `);
  expect(opening).toThrow(cause);
  expect(opening).not.toThrow('another Parapet');
  expect(opening).toThrow('DATA_DIR');
});
