/** The files of the database. */
import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export const databaseFile = (dataDir: string) => join(dataDir, 'parapet.sqlite');

/** Removes a database with its logs; none of them has to exist. */
export function removeDatabase(file: string): void {
  for (const part of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${part}`, { force: true });
}

/** Makes a file, or the names in a folder, survive a power cut. */
export function sync(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
