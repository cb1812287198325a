/** Compresses audit entries and seals, which are numerous and seldom read. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { COMMON, FIRST_COMMON, TYPICAL } from './packing-texts.ts';

/** A smaller window is faster to set up, and large enough for the dictionary and most documents. */
const WINDOW_BITS = 12;
/** Less memory is faster to set up too; these texts do not get longer by it. */
const MEMORY_LEVEL = 6;

/**
 * Sizes of the buffers for packed data and for text (bytes). Most documents fit into one buffer; larger ones take several. The default buffers of
 * Node have 16 KB each, outside of the heap. While many records change, they double the number of full garbage collections, which delay requests.
 */
const [PACKED_CHUNK, TEXT_CHUNK] = [1024, 4096];

/** First byte of data that is packed now. Data that the first version packed never starts with it: no compressed block has this type. */
const MARK = 0x07;

/** Other columns of the row, whose text documents often repeat. */
export interface Context {
  organizationId: string;
  id: string;
}

function dictionary(common: string, { organizationId, id }: Context): Buffer {
  return Buffer.from(`${common}"organization_id":"${organizationId}","_id":"${id.replaceAll('/', '","entity_id":"')}"`);
}

/** The text that entries of the same collection contain; their ids start with its name. */
function commonOf({ id }: Context): string {
  return COMMON + (TYPICAL.get(id.slice(0, Math.max(0, id.indexOf('/')))) ?? '');
}

export function pack(text: string, context: Context): Uint8Array {
  return Buffer.concat([
    Uint8Array.of(MARK),
    deflateRawSync(text, {
      dictionary: dictionary(commonOf(context), context),
      windowBits: WINDOW_BITS,
      memLevel: MEMORY_LEVEL,
      chunkSize: PACKED_CHUNK,
    }),
  ]);
}

/** @param context the same as for {@link pack} */
export function unpack(packed: Uint8Array, context: Context): string {
  if (packed[0] !== MARK)
    return inflateRawSync(packed, { dictionary: dictionary(FIRST_COMMON, context), chunkSize: TEXT_CHUNK }).toString();
  return inflateRawSync(packed.subarray(1), {
    dictionary: dictionary(commonOf(context), context),
    chunkSize: TEXT_CHUNK,
  }).toString();
}
