/** The port for files: their content, beside the database. What they are for is in records of the organization that name their ids. */

/** In bytes. */
export const BLOB_BYTES = 100 * 1_048_576;
/** All files of an organization together, in bytes, unless the store was opened with another limit. */
export const ORGANIZATION_BYTES = 1024 * 1_048_576;

export interface BlobFacts {
  /** In bytes. */
  size: number;
  /** SHA-256 of the content, in lower-case hex. */
  hash: string;
}

/** Contents never change: another content gets another id. */
export interface Blobs {
  /**
   * Writes a file piece by piece, so that none of it has to be in memory as a whole. Until this resolves it cannot be read.
   * @param id not used before @param pieces whose failure leaves nothing behind
   * @throws BlobTooLargeError for more than {@link BLOB_BYTES}, or `most` bytes
   * @throws BlobsFullError when the organization would have more files than it may
   */
  write(organizationId: string, id: string, pieces: AsyncIterable<Uint8Array>, most?: number): Promise<BlobFacts>;
  /** Reads a file piece by piece. @throws BlobMissingError before the first piece, or later when it is removed meanwhile */
  read(organizationId: string, id: string): AsyncGenerator<Uint8Array>;
  /** Removes a file, if it is there. */
  remove(organizationId: string, id: string): Promise<void>;
  /** The ids of an organization's files, in any order. */
  list(organizationId: string): Promise<string[]>;
  /** The bytes of an organization's files. */
  used(organizationId: string): Promise<number>;
}

/** What an engine does itself; sizes and hashes are looked after in `checkedBlobs`. */
export interface BlobEngine extends Omit<Blobs, 'write'> {
  /** Removes all files of an organization, also what is left of ones that were never finished. */
  clear(organizationId: string): Promise<void>;
  write(organizationId: string, id: string, pieces: AsyncIterable<Uint8Array>): Promise<void>;
}

/** The file is larger than allowed. Nothing of it is stored. */
export class BlobTooLargeError extends Error {
  override name = 'BlobTooLargeError';
  /** In bytes. */
  readonly most: number;
  constructor(most: number) {
    super(`The file has more than ${most} bytes`);
    this.most = most;
  }
}

/** The files of the organization take all the space that they may. Nothing is stored; files that expire make space. */
export class BlobsFullError extends Error {
  override name = 'BlobsFullError';
}

/** There is no such file, or not any more. */
export class BlobMissingError extends Error {
  override name = 'BlobMissingError';
}
