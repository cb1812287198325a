/** The audit trail as a file: one row for each changed field. */
import type { AuditEntry, AuditEntryPage, AuditExportQuery, AuditQuery } from '@parapet/contracts';
import { pointerKeys, recordDifferences } from '@parapet/contracts/rules';
import { yieldToOthers } from '../../platform/timers.ts';
import { cellOf, type Cell } from '../export/cells.ts';
import { fileName, fileReply, tableFile } from '../export/file-reply.ts';

/** Entries per batch: the most that one page holds. */
const BATCH = 200;

const COLUMNS = [
  'at',
  'actor',
  'token',
  'action',
  'entity',
  'title',
  'field',
  'before',
  'after',
  'entity_id',
  'version',
  'hash',
];

function rowsOf(entry: AuditEntry): Cell[][] {
  const { at, actor_id, actor_name, actor_token, action, entity, title, entity_id, version, hash, before, after } =
    entry;
  const start = [at, actor_name ?? actor_id, actor_token ?? null, action, entity, title];
  const end = [entity_id, version, hash];
  // A new or deleted record is one row: all of its fields would say nothing more.
  const differences = action === 'update' ? recordDifferences(before, after) : [];
  if (differences.length === 0) return [[...start, null, null, null, ...end]];
  return differences.map((one) => [
    ...start,
    pointerKeys(one.path).join('.'),
    cellOf(one.before),
    cellOf(one.after),
    ...end,
  ]);
}

/** @param list reads a page of the trail @throws what `list` throws */
export async function auditExport(
  list: (query: AuditQuery) => Promise<AuditEntryPage>,
  { format = 'csv', ...query }: AuditExportQuery,
) {
  const first = await list({ ...query, limit: BATCH });
  async function* rows(): AsyncGenerator<Cell[][]> {
    yield [COLUMNS];
    for (let page = first; ;) {
      yield page.items.flatMap(rowsOf);
      if (page.next_cursor === null) return;
      await yieldToOthers();
      page = await list({ ...query, limit: BATCH, cursor: page.next_cursor });
    }
  }
  return fileReply(fileName('audit-log', format), format, tableFile(format, rows()));
}
