/** Files in memory: as long as the browser's tab, or the test. */
import { BlobMissingError, type BlobEngine } from '../blobs/blob-port.ts';

export function blobMap(): BlobEngine {
  const organizations = new Map<string, Map<string, readonly Uint8Array[]>>();
  const of = (organizationId: string) => organizations.get(organizationId) ?? new Map<string, readonly Uint8Array[]>();
  return {
    async write(organizationId, id, pieces) {
      const all: Uint8Array[] = [];
      for await (const piece of pieces) all.push(piece.slice());
      organizations.set(organizationId, of(organizationId).set(id, all));
    },
    async *read(organizationId, id) {
      const pieces = of(organizationId).get(id);
      if (pieces === undefined) throw new BlobMissingError(id);
      yield* pieces;
    },
    async remove(organizationId, id) {
      of(organizationId).delete(id);
    },
    used: async (organizationId) =>
      [...of(organizationId).values()].flat().reduce((sum, piece) => sum + piece.length, 0),
    clear: async (organizationId) => void organizations.delete(organizationId),
    list: async (organizationId) => [...of(organizationId).keys()],
  };
}
