/** Creates records from a file: all rows are checked first, in transactions that are rolled back, and then written. Large files become jobs. */
import type { ImportQuery, ImportResult, Job } from '@parapet/contracts';
import { assertRole } from '../../pipeline/access.ts';
import type { Caller } from '../../pipeline/call.ts';
import { Reply } from '../../pipeline/reply.ts';
import { batchesOf } from '../../platform/batches.ts';
import { yieldToOthers } from '../../platform/timers.ts';
import type { Store } from '../../store/port.ts';
import { changeAs, readAs } from '../caller.ts';
import { listedJob } from '../jobs/job-doc.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { claimOf, withImportClaim } from './import-claim.ts';
import { existingRecords } from './existing-records.ts';
import { assertCertain, columnsOf, contextOf, newRows, rowsOf } from './import-file.ts';
import { addTo, newTally, tallied } from './import-tally.ts';
import { learnFormats, NamesInRows, type RowContext } from './row-input.ts';
import { operationsOf, rowRunner, ROWS_OF_TRANSACTION, type ImportKind, type Outcome } from './run-rows.ts';
import { TableBuilder, type Row, type Table } from './files/table.ts';

/** Of a preview, which reads no rows. */
const UNREAD = {
  ...tallied(newTally(), false),
  formats: { decimal_sign: null, day_order: null },
  ids: [],
} as const satisfies Partial<ImportResult>;

export function importService(store: Store, kind: ImportKind, jobs: Jobs) {
  const runner = rowRunner(kind);

  /** The rows, of a large file only the first, and how many there are. @throws Problem 400 for a file that cannot be read */
  async function read(contentType: string, bytes: Uint8Array): Promise<{ table: Table; count: number }> {
    const builder = new TableBuilder();
    const rows: Row[] = [];
    for await (const some of rowsOf(contentType, bytes, builder))
      if (rows.length <= jobs.atOnce.imports) rows.push(...some);
    return { table: { headers: builder.headers, rows }, count: builder.count };
  }

  async function runAll(
    rows: readonly Row[],
    work: (batch: readonly Row[]) => Promise<readonly Outcome[]>,
  ): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    for (const batch of batchesOf(rows, ROWS_OF_TRANSACTION)) {
      outcomes.push(...(await work(batch)));
      await yieldToOthers();
    }
    return outcomes;
  }

  /** Checks the rows, and writes them unless the query says otherwise. */
  async function importRows(
    caller: Caller,
    query: ImportQuery,
    { headers, rows }: Table,
    context: RowContext,
  ): Promise<Omit<ImportResult, 'rows' | 'columns' | 'checked_at'>> {
    const names = new NamesInRows();
    await names.add(rows, context);
    await names.learn(context);
    await learnFormats(rows, context);
    const formats = context.formats.decide(query);
    if (query.dry_run !== true) assertCertain(formats);
    const db = readAs(store, caller);
    const isUpdate = query.existing === 'update';
    const wanted = isUpdate || query.existing === 'create' ? rows : await newRows(kind, db, caller, context).of(rows);
    const options = {
      caller,
      context,
      createMissing: query.create_missing === true,
      unchangedSince: query.unchanged_since,
      ...(isUpdate && { matches: await existingRecords(kind, db, caller, context, query)(rows) }),
    };
    const checked = await runAll(wanted, (batch) => runner.check(store, batch, options));
    const right = checked.filter((one) => 'id' in one).map(({ row }) => row);
    const isWritten =
      query.dry_run !== true && (query.skip_invalid === true || !checked.some((one) => 'issues' in one));
    const written = isWritten
      ? await runAll(right, async (batch) => {
          const done = await changeAs(store, caller, (tx) => runner.write(tx, batch, options));
          runner.learn(done, context);
          return done.outcomes;
        })
      : [];

    const outcomes = isWritten ? [...checked.filter((one) => !('id' in one)), ...written] : checked;
    const tally = newTally();
    addTo(
      tally,
      rows.length - wanted.length,
      outcomes.toSorted((one, other) => one.row.number - other.row.number),
      headers,
      context,
    );
    return {
      ...tallied(tally, isWritten),
      formats,
      ids: written.flatMap((one) => ('id' in one && one.changed === null ? [one.id] : [])),
    };
  }

  /** @throws Problem 400 for a file that cannot be read, or columns that are not there */
  return async (
    caller: Caller,
    query: ImportQuery,
    contentType: string,
    bytes: Uint8Array,
  ): Promise<ImportResult | Reply<202, Job>> => {
    if (query.existing === 'update') assertRole(operationsOf(kind).update, caller.member);
    const checked_at = new Date().toISOString();
    const { table, count } = await read(contentType, bytes);
    const context = await contextOf(kind, readAs(store, caller), caller, table.headers, query);
    const about = { rows: count, columns: columnsOf(table, context), checked_at };
    if (query.preview === true) return { ...UNREAD, ...about };
    const of = { organizationId: caller.member.organization_id, entity: kind.entity };
    if (count > jobs.atOnce.imports) {
      const isCheck = query.dry_run === true;
      const { file_name: title = '', ...params } = query;
      const job = await jobs.add(caller, {
        kind: isCheck ? 'check' : 'import',
        entity: kind.entity,
        title,
        // Records that were changed are not changed back, and half of an import is not undone.
        can_undo: !isCheck && query.existing !== 'update',
        params: { query: params, content_type: contentType, zone: caller.timeZone ?? null, rows: count },
        // Anybody may check a file while it is imported.
        claim: isCheck ? crypto.randomUUID() : claimOf(of, bytes),
        input: bytes,
      });
      return new Reply(202, listedJob(job), { location: `/api/me/jobs/${job._id}` });
    }
    const write = () => importRows(caller, query, table, context);
    const result = query.dry_run === true ? await write() : await withImportClaim(store, of, bytes, write);
    return { ...result, ...about };
  };
}
