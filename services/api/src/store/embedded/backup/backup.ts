/** Copies of the embedded store's database and files: making one while the service is running, and putting one back. */
import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { backup as copyDatabase, DatabaseSync } from 'node:sqlite';
import { StartError } from '../../start-error.ts';
import { blobsFolder } from '../blob-folder.ts';
import { explained } from '../data-folder-error.ts';
import { databaseFile, removeDatabase, sync } from '../files.ts';
import { faultIn } from '../integrity.ts';
import { lockFolder } from '../lock.ts';
import { TABLE_PREFIX } from '../names.ts';
import { LAYOUT } from '../schema.ts';
import { damageIn } from '../sqlite-code.ts';
import { addFiles, takeFiles } from './backup-files.ts';

/** Pages that are copied in one batch. */
const PAGES_AT_ONCE = 1000;

/** A backup cannot be made or put back; the message is for the person who asked for it. */
export class BackupError extends StartError {
  override name = 'BackupError';
}

/** Moves what is only in the write-ahead log into the database, so that one file is all of it. */
function includeLog(file: string): void {
  const db = new DatabaseSync(file, { timeout: 5000 });
  try {
    db.exec('PRAGMA journal_mode = DELETE');
  } catch (error) {
    // The log of a damaged database cannot be moved; both files are kept.
    if (damageIn(error) === null) throw error;
  } finally {
    db.close();
  }
}

/** @throws BackupError when the file is damaged, or no database of Parapet that this version can use */
function assertUsable(file: string): void {
  const fault = faultIn(file);
  if (fault !== null) throw new BackupError(`${file} is damaged, or no backup of Parapet: ${fault}.`);
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const isOurs =
      db.prepare(`SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name LIKE '${TABLE_PREFIX}%'`).get() !==
      undefined;
    const layout = Number(db.prepare('PRAGMA user_version').get()?.['user_version']);
    if (!isOurs) throw new BackupError(`${file} is no backup of Parapet.`);
    if (layout > LAYOUT)
      throw new BackupError(`${file} was made by a newer version of Parapet. Use that version to restore it.`);
  } finally {
    db.close();
  }
}

/**
 * Copies the database, as it is at one moment, with its files, while the service may go on writing. The copy gets its name only when it is complete and checked.
 * @param file must not exist yet
 * @throws BackupError, DataFolderError
 */
export async function backUp(dataDir: string, file: string): Promise<void> {
  const source = databaseFile(dataDir);
  if (!existsSync(source))
    throw new BackupError(`There is no database in ${dataDir}. Set DATA_DIR to the folder that the service uses.`);
  if (existsSync(file)) throw new BackupError(`${file} exists already. Choose another name.`);
  const unfinished = `${file}.unfinished`;
  try {
    mkdirSync(dirname(resolve(file)), { recursive: true });
    removeDatabase(unfinished);
    const db = new DatabaseSync(source, { readOnly: true, timeout: 5000 });
    try {
      // One snapshot for all batches: otherwise each commit of the service would make SQLite begin again with the first page.
      db.exec('BEGIN');
      db.prepare('SELECT 1 FROM sqlite_schema').get();
      await copyDatabase(db, unfinished, { rate: PAGES_AT_ONCE });
    } finally {
      db.close();
    }
    // Private: the file contains the data of all organizations.
    chmodSync(unfinished, 0o600);
    addFiles(unfinished, blobsFolder(dataDir));
    assertUsable(unfinished);
    sync(unfinished);
    renameSync(unfinished, file);
    // Removes the empty logs that the check has left.
    removeDatabase(unfinished);
    sync(dirname(resolve(file)));
  } catch (error) {
    removeDatabase(unfinished);
    throw explained(dataDir, error);
  }
}

/**
 * Puts a backup in the place of the database and its files, which are kept beside it under other names.
 * @returns where the database is that was there before; null when there was none
 * @throws BackupError, DataFolderError; DataFolderBusyError while the service is running. The database is then as it was.
 */
export function restore(dataDir: string, file: string, now: Date): string | null {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  const target = databaseFile(dataDir);
  const unfinished = `${target}.restored`;
  const files = blobsFolder(dataDir);
  const unfinishedFiles = `${files}.restored`;
  let unlock = () => {};
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    unlock = lockFolder(dataDir);
    copyFileSync(file, unfinished);
    chmodSync(unfinished, 0o600);
    assertUsable(unfinished);
    takeFiles(unfinished, unfinishedFiles);
    sync(unfinished);
    const suffix = `.before-${now.toISOString().replaceAll(':', '-')}`;
    const earlier = existsSync(target) ? `${target}${suffix}` : null;
    if (earlier !== null) {
      includeLog(target);
      for (const part of ['', '-wal', '-shm'])
        if (existsSync(`${target}${part}`)) renameSync(`${target}${part}`, `${earlier}${part}`);
    }
    if (existsSync(files)) renameSync(files, `${files}${suffix}`);
    renameSync(unfinishedFiles, files);
    renameSync(unfinished, target);
    sync(dataDir);
    return earlier;
  } catch (error) {
    throw explained(dataDir, error);
  } finally {
    // After a failure this copy still exists.
    removeDatabase(unfinished);
    rmSync(unfinishedFiles, { recursive: true, force: true });
    unlock();
  }
}
