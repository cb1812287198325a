/** Compresses audit entries and seals, which are numerous and seldom read. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Text that most of them contain. Must not change without a new layout, as it is needed to unpack what was packed with it. */
const COMMON =
  '{"action":"update","action":"delete","previous_hash":null,"hash":"","entity":"risks","entity_id":"","version":1,"action":"create","at":"2026-01-01T00:00:00.000Z",' +
  '"actor_id":"system","request_id":"req-","after":{"name":"","title":"","description":"","status":"","created_by":null,"created_at":"2026-","updated_at":"2026-"';

/** A smaller window is faster to set up, and large enough for the dictionary and most documents. */
const WINDOW_BITS = 12;

/** Other columns of the row, whose text documents often repeat. */
export interface Context {
  organizationId: string;
  id: string;
}

function dictionary({ organizationId, id }: Context): Buffer {
  return Buffer.from(`${COMMON}"organization_id":"${organizationId}","_id":"${id.replaceAll('/', '","entity_id":"')}"`);
}

export function pack(text: string, context: Context): Uint8Array {
  return deflateRawSync(text, { dictionary: dictionary(context), windowBits: WINDOW_BITS });
}

/** @param context the same as for {@link pack} */
export function unpack(packed: Uint8Array, context: Context): string {
  return inflateRawSync(packed, { dictionary: dictionary(context) }).toString();
}
