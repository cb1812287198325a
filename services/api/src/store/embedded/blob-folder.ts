/** Files in a folder beside the database, one folder for each organization. */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BlobMissingError, type BlobEngine } from '../blobs/blob-port.ts';

/** Name of a file that is still being written. */
const UNFINISHED = '.unfinished';

export const blobsFolder = (dataDir: string) => join(dataDir, 'files');

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** An id begins with a letter, and dots at its beginning are escaped too: no name leads out of the folder. */
export const folderName = (organizationId: string) => encodeURIComponent(organizationId).replace(/^\./, '%2E');

/** Makes what was written survive a power cut. */
async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** @returns the bytes of a file; 0 when it was removed meanwhile */
async function sizeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (isMissing(error)) return 0;
    throw error;
  }
}

export function blobFolder(dataDir: string): BlobEngine {
  const folderOf = (organizationId: string) => join(blobsFolder(dataDir), folderName(organizationId));
  return {
    async write(organizationId, id, pieces) {
      const folder = folderOf(organizationId);
      const target = join(folder, id);
      const unfinished = `${target}${UNFINISHED}`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      try {
        await pipeline(Readable.from(pieces), createWriteStream(unfinished, { mode: 0o600 }));
        await syncPath(unfinished);
        await rename(unfinished, target);
        await syncPath(folder);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async *read(organizationId, id) {
      try {
        for await (const piece of createReadStream(join(folderOf(organizationId), id))) yield piece;
      } catch (error) {
        throw isMissing(error) ? new BlobMissingError(id) : error;
      }
    },
    /** Also what a process that died has left of it. */
    async remove(organizationId, id) {
      const file = join(folderOf(organizationId), id);
      await rm(file, { force: true });
      await rm(`${file}${UNFINISHED}`, { force: true });
    },
    clear: (organizationId) => rm(folderOf(organizationId), { recursive: true, force: true }),
    async list(organizationId) {
      return (await namesIn(folderOf(organizationId))).filter((name) => !name.endsWith(UNFINISHED));
    },
    async used(organizationId) {
      const folder = folderOf(organizationId);
      const sizes = await Promise.all((await namesIn(folder)).map((name) => sizeOf(join(folder, name))));
      return sizes.reduce((sum, size) => sum + size, 0);
    },
  };
}
