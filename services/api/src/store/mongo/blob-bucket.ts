/** Files in MongoDB (GridFS), whose pieces belong to every dump of the database. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { GridFSBucket, type Binary, type Db } from 'mongodb';
import { BlobMissingError, type BlobEngine } from '../blobs/blob-port.ts';

/** Prefix of the two collections. */
const BUCKET = '_blobs';

/** Pieces (of 255 KB) that are read at once. The driver's own download stream reads a hundred: 25 MB, of which two batches may be in memory. */
const PIECES_AT_ONCE = 8;

interface Entry {
  _id: string;
  length: number;
  metadata: { organization_id: string };
}

export function blobBucket(db: Db): BlobEngine {
  const bucket = new GridFSBucket(db, { bucketName: BUCKET });
  const files = db.collection<Entry>(`${BUCKET}.files`);
  const chunks = db.collection<{ files_id: string; n: number; data: Binary }>(`${BUCKET}.chunks`);
  const keyOf = (organizationId: string, id: string) => `${organizationId}/${id}`;
  return {
    async write(organizationId, id, pieces) {
      const key = keyOf(organizationId, id);
      // The types want an ObjectId, the server takes any value.
      const upload = bucket.openUploadStreamWithId(key as never, id, { metadata: { organization_id: organizationId } });
      try {
        await pipeline(Readable.from(pieces), upload);
      } catch (error) {
        // The entry of a file is written last, so that there is none yet.
        await chunks.deleteMany({ files_id: key });
        throw error;
      }
    },
    async *read(organizationId, id) {
      const key = keyOf(organizationId, id);
      const entry = await files.findOne({ _id: key });
      if (entry === null) throw new BlobMissingError(id);
      let left = entry.length;
      for await (const { data } of chunks.find({ files_id: key }, { batchSize: PIECES_AT_ONCE }).sort({ n: 1 })) {
        left -= data.length();
        yield data.value();
      }
      // Removed while it was read.
      if (left > 0) throw new BlobMissingError(id);
    },
    async remove(organizationId, id) {
      const key = keyOf(organizationId, id);
      await files.deleteOne({ _id: key });
      await chunks.deleteMany({ files_id: key });
    },
    async clear(organizationId) {
      // Ids of pieces begin with that of the organization and a slash, which 0 follows.
      await chunks.deleteMany({ files_id: { $gte: keyOf(organizationId, ''), $lt: `${organizationId}0` } });
      await files.deleteMany({ 'metadata.organization_id': organizationId });
    },
    async used(organizationId) {
      const found = await files.find({ 'metadata.organization_id': organizationId }).toArray();
      return found.reduce((sum, { length }) => sum + length, 0);
    },
    async list(organizationId) {
      const found = await files.find({ 'metadata.organization_id': organizationId }).toArray();
      return found.map(({ _id }) => _id.slice(organizationId.length + 1));
    },
  };
}
