/** The files of all organizations inside a backup, which so remains one file. */
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sync } from '../files.ts';

const TABLE = 'backup_files';
/** Bytes of a row. */
const PIECE = 1_048_576;

/** Paths below the folder, `organization/file`. */
function pathsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((organization) =>
    readdirSync(join(folder, organization))
      .filter((name) => !name.includes('.'))
      .map((name) => join(organization, name)),
  );
}

function* piecesOf(file: string): Generator<Uint8Array> {
  const descriptor = openSync(file, 'r');
  try {
    for (;;) {
      const piece = new Uint8Array(PIECE);
      const length = readSync(descriptor, piece);
      if (length === 0) return;
      yield piece.subarray(0, length);
    }
  } finally {
    closeSync(descriptor);
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * Adds the files of a folder to a backup. Contents never change, so they can be read after the database was: a file that was removed since is
 * left out, as if it had been removed before.
 */
export function addFiles(backup: string, folder: string): void {
  const db = new DatabaseSync(backup);
  try {
    db.exec(`CREATE TABLE ${TABLE} (path TEXT, piece INTEGER, bytes BLOB, PRIMARY KEY (path, piece)) WITHOUT ROWID`);
    const insert = db.prepare(`INSERT INTO ${TABLE} VALUES (?, ?, ?)`);
    for (const path of pathsIn(folder)) {
      db.exec('BEGIN');
      try {
        insert.run(path, 0, new Uint8Array());
        let at = 0;
        for (const piece of piecesOf(join(folder, path))) insert.run(path, (at += 1), piece);
        db.exec('COMMIT');
      } catch (error) {
        db.exec('ROLLBACK');
        if (!isMissing(error)) throw error;
      }
    }
  } finally {
    db.close();
  }
}

/** Moves the files of a backup into a folder, which is made for it. */
export function takeFiles(backup: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  const db = new DatabaseSync(backup);
  try {
    const isThere = db.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(TABLE) !== undefined;
    if (!isThere) return;
    const paths = db.prepare(`SELECT path FROM ${TABLE} WHERE piece = 0`).all();
    const pieces = db.prepare(`SELECT bytes FROM ${TABLE} WHERE path = ? AND piece > 0 ORDER BY piece`);
    for (const { path } of paths) {
      const file = join(folder, String(path));
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      const descriptor = openSync(file, 'w', 0o600);
      for (const { bytes } of pieces.iterate(String(path)))
        if (bytes instanceof Uint8Array) writeSync(descriptor, bytes);
      fsyncSync(descriptor);
      closeSync(descriptor);
      sync(dirname(file));
    }
    db.exec(`DROP TABLE ${TABLE}`);
  } finally {
    db.close();
  }
}
