/** A table as a file. */
import type { ExportFormat } from '@parapet/contracts';
import { Reply } from '../../pipeline/reply.ts';
import { fileHeaders, FileStream } from '../../pipeline/responses/file-stream.ts';
import type { Cell } from './cells.ts';
import { csvOf } from './csv.ts';
import type { SheetLook } from './sheet-look.ts';
import { xlsxOf } from './xlsx.ts';

const write = { csv: csvOf, xlsx: xlsxOf };

/** @param rows in batches, with the names of the columns first @param look of a file that people read */
export const tableFile = (
  format: ExportFormat,
  rows: AsyncIterable<Cell[][]>,
  look?: SheetLook,
): AsyncGenerator<Uint8Array> => write[format](rows, look);

/** @param name of the file without the day and the extension */
export const fileName = (name: string, format: ExportFormat): string =>
  `${name}-${new Date().toISOString().slice(0, 10)}.${format}`;

/** Sent while it is made. @param name by `fileName` */
export const fileReply = (name: string, format: ExportFormat, file: AsyncGenerator<Uint8Array>) =>
  new Reply(200, new FileStream(file), fileHeaders(name, format));
