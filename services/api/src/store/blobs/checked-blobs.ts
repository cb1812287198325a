/** Files of any engine, with their limit and their hash. */
import { sha256Hasher } from '#platform/sha256';
import { RefusedQueryError } from '../port.ts';
import {
  BLOB_BYTES,
  BlobsFullError,
  BlobTooLargeError,
  ORGANIZATION_BYTES,
  type BlobEngine,
  type Blobs,
} from './blob-port.ts';

const ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/;

/** Names of files must not lead out of their folder. @throws RefusedQueryError */
function assertNames(organizationId: string, id: string): void {
  if (organizationId === '') throw new RefusedQueryError('An organization needs an id');
  if (!ID.test(id)) throw new RefusedQueryError(`${JSON.stringify(id)} is no id of a file`);
}

/** @param mostBytes of all files of an organization together */
export function checkedBlobs(engine: BlobEngine, mostBytes = ORGANIZATION_BYTES): Blobs {
  const full = () => new BlobsFullError(`The files of the organization would have more than ${mostBytes} bytes`);
  return {
    async write(organizationId, id, pieces, most = BLOB_BYTES) {
      assertNames(organizationId, id);
      const limit = Math.min(most, BLOB_BYTES);
      const hasher = sha256Hasher();
      const left = mostBytes - (await engine.used(organizationId));
      let size = 0;
      const counted = async function* () {
        for await (const piece of pieces) {
          size += piece.length;
          if (size > limit) throw new BlobTooLargeError(limit);
          if (size > left) throw full();
          hasher.update(piece);
          yield piece;
        }
      };
      await engine.write(organizationId, id, counted());
      // Others may have written at the same time.
      if ((await engine.used(organizationId)) > mostBytes) {
        await engine.remove(organizationId, id);
        throw full();
      }
      return { size, hash: hasher.hex() };
    },
    async *read(organizationId, id) {
      assertNames(organizationId, id);
      yield* engine.read(organizationId, id);
    },
    async remove(organizationId, id) {
      assertNames(organizationId, id);
      await engine.remove(organizationId, id);
    },
    list: (organizationId) => engine.list(organizationId),
    used: (organizationId) => engine.used(organizationId),
  };
}
