/** An import of a large file as a job. The file is read anew for each pass, row by row, so that its rows are never all in memory. */
import type { AuditedEntity, ImportQuery, ImportResult } from '@parapet/contracts';
import type { Caller } from '../../pipeline/call.ts';
import { assertRole } from '../../pipeline/access.ts';
import { Problem } from '../../pipeline/problem.ts';
import { batchesOf } from '../../platform/batches.ts';
import { joined } from '../../platform/bytes.ts';
import { yieldToOthers } from '../../platform/timers.ts';
import type { Doc, Store } from '../../store/port.ts';
import { readAs } from '../caller.ts';
import { JOB_PARTS, partsOf, type JobPart } from '../jobs/job-doc.ts';
import type { JobWork } from '../jobs/jobs.ts';
import type { RunningJob } from '../jobs/running-job.ts';
import { existingRecords } from './existing-records.ts';
import { assertCertain, columnsOf, contextOf, newRows, rowsOf } from './import-file.ts';
import { addNotes, addTo, newTally, tallied, type Notes, type Tally } from './import-tally.ts';
import { TableBuilder, type Row } from './files/table.ts';
import { learnFormats, NamesInRows, type RowContext } from './row-input.ts';
import {
  operationsOf,
  rowRunner,
  ROWS_OF_TRANSACTION,
  type ImportKind,
  type Remove,
  type RunOptions,
  type Written,
} from './run-rows.ts';

/** A part of a job that an import has written. */
type ImportPart = JobPart & { notes: Notes };

interface Params {
  query: ImportQuery;
  content_type: string;
  zone: string | null;
  rows: number;
}

/** Runs a job in this process. @returns its result */
async function resultOf(store: Store, kind: ImportKind, job: RunningJob, bytes: Uint8Array): Promise<ImportResult> {
  // Written by `importService`.
  const { query, content_type, zone, rows: total } = job.doc.params as Params;
  const runner = rowRunner(kind);
  const operations = operationsOf(kind);
  /** What earlier runs have written, in order. */
  const writtenParts = () => partsOf<ImportPart>(store, job);
  const checked_at = new Date().toISOString();
  const { context, headers, first } = await readContext();
  const formats = context.formats.decide(query);
  const isCheck = job.doc.kind === 'check';
  if (!isCheck) assertCertain(formats);
  const answer = (tally: Tally, isWritten: boolean): ImportResult => ({
    ...tallied(tally, isWritten),
    rows: total,
    columns: columnsOf({ headers, rows: first }, context),
    formats,
    checked_at,
    ids: [],
  });
  // Once rows are written the check is over, and another one would find that they exist.
  if (isCheck || (query.skip_invalid !== true && (await writtenParts()).length === 0)) {
    const checked = await checkAll();
    if (isCheck || checked.wrong > 0) return answer(checked, false);
  }
  return answer(await writeAll(), true);

  async function currentCaller(): Promise<Caller> {
    const caller = await job.caller();
    assertRole(operations.import, caller.member);
    if (query.existing === 'update') assertRole(operations.update, caller.member);
    return zone === null ? caller : { ...caller, timeZone: zone };
  }

  /** Batches of one transaction, of the whole file. */
  async function* batches(builder = new TableBuilder()): AsyncGenerator<readonly Row[]> {
    for await (const rows of rowsOf(content_type, bytes, builder)) yield* batchesOf(rows, ROWS_OF_TRANSACTION);
  }

  async function readContext(): Promise<{ context: RowContext; headers: readonly string[]; first: readonly Row[] }> {
    const builder = new TableBuilder();
    const caller = await currentCaller();
    const names = new NamesInRows();
    let context: RowContext | null = null;
    let first: readonly Row[] = [];
    for await (const batch of batches(builder)) {
      if (context === null) {
        first = batch;
        context = await contextOf(kind, readAs(store, caller), caller, builder.headers, query);
      }
      await names.add(batch, context);
      await progress('reading', builder.count / 2);
    }
    if (context === null) throw new Problem(400, 'invalid_file', 'The file is empty');
    await names.learn(context);
    let read = 0;
    for await (const batch of batches()) {
      await learnFormats(batch, context);
      read += batch.length;
      await progress('reading', (total + read) / 2);
    }
    return { context, headers: builder.headers, first };
  }

  function progress(phase: 'reading' | 'checking' | 'writing', done: number): Promise<void> {
    return job.progress({ phase, done: Math.floor(done), total });
  }

  /** @returns what finds out, for one batch after the other, which of its rows are wanted and which records they are for */
  async function newSorter() {
    const { existing, create_missing, unchanged_since } = query;
    const caller = await currentCaller();
    const of = [kind, readAs(store, caller), caller, context] as const;
    const isNew = existing === undefined || existing === 'skip' ? newRows(...of) : null;
    const records = existing === 'update' ? existingRecords(...of, query) : null;
    return {
      /** An earlier run has written these. */
      async skip(batch: readonly Row[]): Promise<void> {
        isNew?.skip(batch);
        await records?.(batch);
      },
      take: async (batch: readonly Row[]): Promise<{ rows: readonly Row[]; options: RunOptions }> => ({
        rows: isNew === null ? batch : await isNew.of(batch),
        options: {
          caller: await currentCaller(),
          context,
          createMissing: create_missing === true,
          unchangedSince: unchanged_since,
          matches: await records?.(batch),
        },
      }),
    };
  }

  /** Checks all rows, and writes none. */
  async function checkAll(): Promise<Tally> {
    const tally = newTally();
    const sorter = await newSorter();
    let done = 0;
    for await (const batch of batches()) {
      const { rows, options } = await sorter.take(batch);
      const outcomes = await runner.check(store, rows, options);
      addTo(tally, batch.length - rows.length, outcomes, headers, context);
      done += batch.length;
      await progress('checking', done);
      await yieldToOthers();
    }
    return tally;
  }

  /** Writes the right rows, from where an earlier run of the job stopped. */
  async function writeAll(): Promise<Tally> {
    const parts = await writtenParts();
    const tally = newTally();
    for (const { notes } of parts) addNotes(tally, notes);
    const before = parts.at(-1)?.notes.row ?? 0;
    let number = parts.length;
    let done = 0;
    const sorter = await newSorter();
    for await (const batch of batches()) {
      done += batch.length;
      const last = batch.at(-1)?.number ?? 0;
      if (last <= before) {
        await sorter.skip(batch);
        continue;
      }
      const { rows, options } = await sorter.take(batch);
      const checked = query.skip_invalid === true ? await runner.check(store, rows, options) : null;
      const others = checked?.filter((one) => !('id' in one)) ?? [];
      const right = checked === null ? rows : checked.filter((one) => 'id' in one).map(({ row }) => row);
      const { notes, done: written } = await job.step({ phase: 'writing', done, total }, async (tx) => {
        const done = await runner.write(tx, right, options);
        const counted = newTally();
        addTo(counted, batch.length - rows.length, [...others, ...done.outcomes], headers, context);
        const { changes: _, missing, ...counts } = counted;
        const notes: Notes = { ...counts, missing: [...missing], row: last };
        return { result: { notes, done }, part: { number, created: createdBy(done), notes }, written: counts.right };
      });
      runner.learn(written, context);
      number += 1;
      addNotes(tally, notes);
      await yieldToOthers();
    }
    return tally;
  }

  function createdBy({ outcomes, made }: Written): Record<string, string[]> {
    const { entity, missing } = kind;
    return {
      [entity]: outcomes.flatMap((one) => ('id' in one && one.changed === null ? [one.id] : [])),
      ...(missing !== undefined && made.size > 0 && { [missing.entity]: [...made.values()] }),
    };
  }
}

/** @param kinds by collection */
export function importJobs(store: Store, kinds: ReadonlyMap<AuditedEntity, ImportKind>): JobWork {
  const kindOf = (job: RunningJob): ImportKind => {
    const { entity } = job.doc;
    const kind = entity === null ? undefined : kinds.get(entity);
    if (kind === undefined) throw new Error(`No import of ${entity}`);
    return kind;
  };
  return {
    async run(job) {
      const pieces = await Array.fromAsync(store.blobs.read(job.doc.organization, job.doc._id));
      return { result: await resultOf(store, kindOf(job), job, joined(pieces)) };
    },

    /** The newest first. What somebody has changed since, or links to, stays. */
    async undo(job) {
      const kind = kindOf(job);
      const { missing } = kind;
      const parts = (await partsOf(store, job)).toReversed();
      const total = parts.reduce((sum, { created }) => sum + (created[kind.entity]?.length ?? 0), 0);
      let done = 0;
      for (const part of parts) {
        const caller = await job.caller();
        const created = part.created[kind.entity] ?? [];
        let removed = 0;
        for (const id of created) if (await isRemoved(caller, kind.entity, kind.remove, id)) removed += 1;
        if (missing !== undefined) {
          for (const id of part.created[missing.entity] ?? [])
            if (!(await isLinked(caller, kind.entity, missing.field, id)))
              await isRemoved(caller, missing.entity, missing.remove, id);
        }
        done += created.length;
        await job.step({ done, total }, async (tx) => {
          await tx.system<JobPart>(JOB_PARTS).delete({ _id: part._id });
          return { result: undefined, written: -removed };
        });
        await yieldToOthers();
      }
    },
  };

  async function isLinked(caller: Caller, from: AuditedEntity, field: string, id: string): Promise<boolean> {
    return (
      (await readAs(store, caller)
        .collection<Doc>(from)
        .count({ [field]: id })) > 0
    );
  }

  async function isRemoved(caller: Caller, entity: AuditedEntity, remove: Remove, id: string): Promise<boolean> {
    try {
      await remove(caller, id, 1);
      return true;
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      return (await readAs(store, caller).collection<Doc>(entity).findOne({ _id: id })) === null;
    }
  }
}
