/** Where the tests store their databases: in memory if there is room, so that they do not wait for a disk. */
import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** The folder for temporary files on disk. */
const DISK_VARIABLE = 'PARAPET_TEST_DISK';
/** The folder that the tests use instead. */
export const SCRATCH_VARIABLE = 'PARAPET_TEST_SCRATCH';

const MEMORY = '/dev/shm';
/** Bytes; several times what a run of all tests needs. */
const ROOM = 2 ** 31;
const PREFIX = 'parapet-tests-';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user is running, too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Folders of killed runs would otherwise occupy memory until the next boot. */
function removeLeftovers(): void {
  for (const name of readdirSync(MEMORY).filter((one) => one.startsWith(PREFIX))) {
    if (!isRunning(Number(name.slice(PREFIX.length).split('-', 1)[0])))
      rmSync(join(MEMORY, name), { recursive: true, force: true });
  }
}

/** @returns a folder in memory, or null when there is none, or too little room */
function folderInMemory(): string | null {
  try {
    removeLeftovers();
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize < ROOM ? null : mkdtempSync(join(MEMORY, `${PREFIX}${process.pid}-`));
  } catch {
    return null;
  }
}

/** For a test file about what survives a crash: its temporary files are on disk. */
export function useDisk(): void {
  const { [DISK_VARIABLE]: disk } = process.env;
  if (disk === undefined) throw new Error('The global setup of the tests has not run');
  process.env['TMPDIR'] = disk;
}

export function setup(): void {
  const disk = tmpdir();
  const folder = folderInMemory() ?? disk;
  process.env[DISK_VARIABLE] = disk;
  process.env[SCRATCH_VARIABLE] = folder;
  process.env['TMPDIR'] = folder;
}

export function teardown(): void {
  const folder = process.env[SCRATCH_VARIABLE];
  if (folder !== undefined && basename(folder).startsWith(PREFIX)) rmSync(folder, { recursive: true, force: true });
}
