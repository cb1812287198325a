/** The backups that the service makes by itself, in the data folder. Those that somebody else made there are left alone. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

const NAME = /^parapet-scheduled-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)\.sqlite$/;
const UNFINISHED = /^parapet-scheduled-.*\.unfinished/;

export const backupsFolder = (dataDir: string) => join(dataDir, 'backups');

/** For the name of a file, in the order of time. */
export const timeInName = (now: Date) => now.toISOString().replaceAll(':', '-');

function namesIn(folder: string, pattern: RegExp): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => pattern.test(name)) : [];
}

/** @returns when the newest one was made; null when there is none */
export function lastBackup(dataDir: string): Date | null {
  const newest = namesIn(backupsFolder(dataDir), NAME).toSorted().at(-1);
  return newest === undefined ? null : new Date(newest.replace(NAME, '$1:$2:$3'));
}

/**
 * Makes a backup in another thread, and then removes the oldest ones.
 * @param keep how many stay
 * @param signal ends it; what there is of the backup is removed before the next one
 * @throws BackupError, DataFolderError by their messages; the reason of the signal
 */
export async function backUpBeside(dataDir: string, keep: number, signal: AbortSignal): Promise<void> {
  const folder = backupsFolder(dataDir);
  const remove = (names: readonly string[]) => names.forEach((name) => rmSync(join(folder, name), { force: true }));
  remove(namesIn(folder, UNFINISHED));
  const file = join(folder, `parapet-scheduled-${timeInName(new Date())}.sqlite`);
  await new Promise<void>((done, fail) => {
    signal.throwIfAborted();
    const worker = new Worker(new URL('./backup-worker.ts', import.meta.url), { workerData: { dataDir, file } });
    signal.addEventListener('abort', () => {
      fail(signal.reason);
      void worker.terminate();
    });
    worker.once('error', fail);
    worker.once('exit', () => done());
  });
  remove(namesIn(folder, NAME).toSorted().slice(0, -keep));
}
