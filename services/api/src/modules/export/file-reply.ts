/** A table as a file, sent while it is made. */
import { EXPORT_TYPES, type ExportFormat } from '@parapet/contracts';
import { Reply } from '../../pipeline/reply.ts';
import { FileStream } from '../../pipeline/responses/file-stream.ts';
import type { Cell } from './cells.ts';
import { csvOf } from './csv.ts';
import { xlsxOf } from './xlsx.ts';

const write = { csv: csvOf, xlsx: xlsxOf };

/** @param name of the file without the day and the extension @param rows in batches, with the names of the columns first */
export function fileReply(name: string, format: ExportFormat, rows: AsyncIterable<Cell[][]>) {
  const charset = format === 'csv' ? '; charset=utf-8' : '';
  return new Reply(200, new FileStream(write[format](rows)), {
    'content-type': `${EXPORT_TYPES[format]}${charset}`,
    'content-disposition': `attachment; filename="${name}-${new Date().toISOString().slice(0, 10)}.${format}"`,
    'cache-control': 'no-store',
  });
}
