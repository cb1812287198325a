/** Where the tests keep their databases: in memory if there is room, which spares them the waiting for a disk. */
import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** Where they would be otherwise; tests of what outlives a crash belong there. */
export const DISK_VARIABLE = 'PARAPET_TEST_DISK';
/** Where they are. */
export const SCRATCH_VARIABLE = 'PARAPET_TEST_SCRATCH';

const MEMORY = '/dev/shm';
/** Bytes; several times as much as a run of all tests takes. */
const ROOM = 2 ** 31;
const PREFIX = 'parapet-tests-';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is one, too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** What runs that were killed have left there would be missing from the memory for good. */
function removeLeftovers(): void {
  for (const name of readdirSync(MEMORY).filter((one) => one.startsWith(PREFIX))) {
    if (!isRunning(Number(name.slice(PREFIX.length).split('-', 1)[0]))) rmSync(join(MEMORY, name), { recursive: true, force: true });
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
