/** Writes lists as files, page by page. */
import { EXPORT_TYPES, type AuditedEntity, type ExportFormat } from '@parapet/contracts';
import type { Caller } from '../../pipeline/call.ts';
import { Reply } from '../../pipeline/reply.ts';
import { FileStream } from '../../pipeline/responses/file-stream.ts';
import { yieldToOthers } from '../../platform/timers.ts';
import type { Store } from '../../store/port.ts';
import { readAs } from '../caller.ts';
import { cellOf, type Cell } from './cells.ts';
import { csvOf } from './csv.ts';
import { linkNames } from './link-names.ts';
import { xlsxOf } from './xlsx.ts';

export interface ExportKind<Query> {
  entity: AuditedEntity;
  /** As in the schema of one record. */
  fields: readonly string[];
  /** A field whose entries become columns, e.g. `attributes`. */
  map?: string;
  /** Converts the values of fields that a column does not show as they are. */
  shown?: Readonly<Record<string, (value: unknown) => unknown>>;
  /** The list call: records as the contract has them. */
  list: (caller: Caller, query: Query & { limit: number; cursor?: string }) => Promise<{ items: object[]; next_cursor: string | null }>;
}

const PAGE = 200;
/** Not exported: the organization is the caller's, versions mean nothing outside, links are shown as names, and counts follow from other records. */
const LEFT_OUT = new Set(['organization_id', 'version', 'names', 'risk_count']);

const write = { csv: csvOf, xlsx: xlsxOf };

export function exportService<Query extends { format?: ExportFormat }>(store: Store, { entity, fields, map, shown = {}, list }: ExportKind<Omit<Query, 'format'>>) {
  async function* pages(caller: Caller, query: Omit<Query, 'format'>): AsyncGenerator<object[]> {
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: { items: object[]; next_cursor: string | null } = await list(caller, { ...query, limit: PAGE, ...(cursor !== '' && { cursor }) });
      yield page.items;
      cursor = page.next_cursor;
      await yieldToOthers();
    }
  }

  const valueOf = (record: object, field: string): unknown => {
    const value: unknown = Reflect.get(record, field);
    return field in shown ? shown[field]?.(value) : value;
  };
  const entriesOf = (record: object): Record<string, unknown> => (map === undefined ? {} : Object(Reflect.get(record, map)));

  /** The names of all entries of the map, read from all records. Without a map, only the first page is read, so that an invalid query is refused. */
  async function entryNames(caller: Caller, query: Omit<Query, 'format'>): Promise<string[]> {
    const names = new Set<string>();
    for await (const page of pages(caller, query)) {
      if (map === undefined) break;
      for (const name of page.flatMap((record) => Object.keys(entriesOf(record)))) names.add(name);
    }
    return [...names].toSorted();
  }

  async function* rows(caller: Caller, query: Omit<Query, 'format'>, entries: readonly string[]): AsyncGenerator<Cell[][]> {
    const names = linkNames(store, readAs(store, caller), entity, caller);
    const columns = fields.filter((field) => field !== map && !LEFT_OUT.has(field));
    yield [[...columns, ...entries.map((name) => `${map}.${name}`)]];
    for await (const page of pages(caller, query)) {
      await names.learn(page);
      yield page.map((record) => [...columns.map((field) => cellOf(valueOf(record, field), names.of(field))), ...entries.map((name) => cellOf(entriesOf(record)[name]))]);
    }
  }

  /** @throws Problem 400 as the list */
  return async (caller: Caller, { format = 'csv', ...query }: Query) => {
    const entries = await entryNames(caller, query);
    const file = `${entity.replaceAll('_', '-')}-${new Date().toISOString().slice(0, 10)}.${format}`;
    const charset = format === 'csv' ? '; charset=utf-8' : '';
    return new Reply(200, new FileStream(write[format](rows(caller, query, entries))), {
      'content-type': `${EXPORT_TYPES[format]}${charset}`,
      'content-disposition': `attachment; filename="${file}"`,
      'cache-control': 'no-store',
    });
  };
}
