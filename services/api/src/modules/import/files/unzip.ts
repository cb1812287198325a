/** Reads parts of a ZIP file without trusting the sizes that it states. */
import { Unzip, UnzipInflate } from 'fflate';
import { Problem } from '../../../pipeline/problem.ts';
import { joined } from '../../../platform/bytes.ts';
import { yieldToOthers } from '../../../platform/timers.ts';
import { damaged, invalidFile } from './table.ts';

/** Limit of bytes of all parts together, once they are unzipped. */
const UNZIPPED_BYTES = 32 * 1_048_576;
/** Limit of parts in a file, wanted or not. */
const PARTS = 5000;
/** Bytes that are unzipped at a time; each of them may expand to a thousand bytes. */
const SLICE = 8192;
/** Unzipped bytes after which other requests go first: a few milliseconds of work. */
const UNINTERRUPTED = 1_048_576;

/** @param isWanted by the path of a part @returns the wanted parts by their paths @throws Problem 400 */
export async function unzipped(
  file: Uint8Array,
  isWanted: (path: string) => boolean,
): Promise<Map<string, Uint8Array>> {
  const parts = new Map<string, Uint8Array[]>();
  const complete = new Set<string>();
  let size = 0;
  let count = 0;
  const unzip = new Unzip((part) => {
    count += 1;
    if (count > PARTS) throw invalidFile('size', 'The workbook has too many parts');
    if (!isWanted(part.name) || parts.has(part.name)) return;
    const pieces: Uint8Array[] = [];
    parts.set(part.name, pieces);
    part.ondata = (error, piece, isLast) => {
      // When this function throws, the library calls it again with that error.
      if (error !== null) throw error instanceof Problem ? error : damaged();
      size += piece.length;
      if (size > UNZIPPED_BYTES)
        throw invalidFile('size', `The workbook is larger than ${UNZIPPED_BYTES / 1_048_576} MB once it is unzipped`);
      pieces.push(piece);
      if (isLast) complete.add(part.name);
    };
    part.start();
  });
  unzip.register(UnzipInflate);
  try {
    let before = 0;
    for (let at = 0; at < file.length; at += SLICE) {
      unzip.push(file.subarray(at, at + SLICE), at + SLICE >= file.length);
      if (size - before < UNINTERRUPTED) continue;
      before = size;
      await yieldToOthers();
    }
  } catch (error) {
    throw error instanceof Problem
      ? error
      : invalidFile('damaged', 'The file is not a workbook (XLSX), or it is damaged');
  }
  if (parts.size > complete.size) throw damaged();
  return new Map([...parts].map(([path, pieces]) => [path, joined(pieces)]));
}
