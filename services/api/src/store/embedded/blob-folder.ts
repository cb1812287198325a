/** Files in a folder beside the database, one folder for each organization. */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
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
    remove: (organizationId, id) => rm(join(folderOf(organizationId), id), { force: true }),
    async list(organizationId) {
      try {
        const names = await readdir(folderOf(organizationId));
        return names.filter((name) => !name.endsWith(UNFINISHED));
      } catch (error) {
        if (isMissing(error)) return [];
        throw error;
      }
    },
  };
}
