/** Files in MongoDB (GridFS), whose pieces belong to every dump of the database. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { GridFSBucket, type Db } from 'mongodb';
import { BlobMissingError, type BlobEngine } from '../blobs/blob-port.ts';

/** Prefix of the two collections. */
const BUCKET = '_blobs';

interface Entry {
  _id: string;
  metadata: { organization_id: string };
}

export function blobBucket(db: Db): BlobEngine {
  const bucket = new GridFSBucket(db, { bucketName: BUCKET });
  const files = db.collection<Entry>(`${BUCKET}.files`);
  const chunks = db.collection<{ files_id: string }>(`${BUCKET}.chunks`);
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
      if ((await files.findOne({ _id: key })) === null) throw new BlobMissingError(id);
      for await (const piece of bucket.openDownloadStream(key as never)) yield piece;
    },
    async remove(organizationId, id) {
      const key = keyOf(organizationId, id);
      await files.deleteOne({ _id: key });
      await chunks.deleteMany({ files_id: key });
    },
    async list(organizationId) {
      const found = await files.find({ 'metadata.organization_id': organizationId }).toArray();
      return found.map(({ _id }) => _id.slice(organizationId.length + 1));
    },
  };
}
