/** Compressed documents: entries of the audit trail and seals, which are many and seldom read. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** What most of them say; part of how the file is laid out, so it must stay as it is. */
const COMMON =
  '{"action":"update","action":"delete","previous_hash":null,"hash":"","entity":"risks","entity_id":"","version":1,"action":"create","at":"2026-01-01T00:00:00.000Z",' +
  '"actor_id":"system","request_id":"req-","after":{"name":"","title":"","description":"","status":"","created_by":null,"created_at":"2026-","updated_at":"2026-"';

/** What a document is likely to repeat, so that it takes no room in it. */
export interface Place {
  organizationId: string;
  id: string;
}

function dictionary({ organizationId, id }: Place): Buffer {
  return Buffer.from(`${COMMON}"organization_id":"${organizationId}","_id":"${id.replaceAll('/', '","entity_id":"')}"`);
}

export function pack(text: string, place: Place): Uint8Array {
  return deflateRawSync(text, { dictionary: dictionary(place) });
}

/** @param place the same that it was packed with */
export function unpack(packed: Uint8Array, place: Place): string {
  return inflateRawSync(packed, { dictionary: dictionary(place) }).toString();
}
