/** An import of a large file as a job. The file is read anew for each pass, row by row, so that its rows are never all in memory. */
import type { AuditedEntity, ImportQuery, ImportResult } from '@parapet/contracts';
import type { Caller } from '../../pipeline/call.ts';
import { assertRole } from '../../pipeline/access.ts';
import { Problem } from '../../pipeline/problem.ts';
import { joined } from '../../platform/bytes.ts';
import { yieldToOthers } from '../../platform/timers.ts';
import type { Doc, Store } from '../../store/port.ts';
import { readAs } from '../caller.ts';
import { JOB_PARTS, type JobPart } from '../jobs/job-doc.ts';
import type { JobWork } from '../jobs/jobs.ts';
import type { RunningJob } from '../jobs/running-job.ts';
import { ExistingRecords } from './existing-records.ts';
import { assertCertain, batchesOf, columnsOf, contextOf, NewRows, rowsOf } from './import-file.ts';
import { addNotes, addTo, newTally, tallied, type Notes, type Tally } from './import-tally.ts';
import { TableBuilder, type Row } from './files/table.ts';
import { learnFormats, NamesInRows, type RowContext } from './row-input.ts';
import {
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

/** One run of a job in this process. */
class Run {
  readonly #store: Store;
  readonly #kind: ImportKind;
  readonly #job: RunningJob;
  readonly #params: Params;
  readonly #bytes: Uint8Array;
  readonly #runner: ReturnType<typeof rowRunner>;

  constructor(store: Store, kind: ImportKind, job: RunningJob, bytes: Uint8Array) {
    this.#store = store;
    this.#kind = kind;
    this.#job = job;
    // Written by `importService`.
    this.#params = job.doc.params as Params;
    this.#bytes = bytes;
    this.#runner = rowRunner(kind);
  }

  async #caller(): Promise<Caller> {
    const caller = await this.#job.caller();
    assertRole(this.#kind.importOperation, caller.member);
    if (this.#params.query.existing === 'update') assertRole(this.#kind.updateOperation, caller.member);
    return this.#params.zone === null ? caller : { ...caller, timeZone: this.#params.zone };
  }

  /** Batches of one transaction, of the whole file. */
  async *#batches(builder = new TableBuilder()): AsyncGenerator<readonly Row[]> {
    for await (const rows of rowsOf(this.#params.content_type, this.#bytes, builder))
      yield* batchesOf(rows, ROWS_OF_TRANSACTION);
  }

  async #context(): Promise<{ context: RowContext; headers: readonly string[]; first: readonly Row[] }> {
    const builder = new TableBuilder();
    const caller = await this.#caller();
    const names = new NamesInRows();
    let context: RowContext | null = null;
    let first: readonly Row[] = [];
    for await (const batch of this.#batches(builder)) {
      if (context === null) {
        first = batch;
        context = await contextOf(this.#kind, readAs(this.#store, caller), caller, builder.headers, this.#params.query);
      }
      await names.add(batch, context);
      await this.#progress('reading', builder.count / 2);
    }
    if (context === null) throw new Problem(400, 'invalid_file', 'The file is empty');
    await names.learn(context);
    let read = 0;
    for await (const batch of this.#batches()) {
      await learnFormats(batch, context);
      read += batch.length;
      await this.#progress('reading', (this.#params.rows + read) / 2);
    }
    return { context, headers: builder.headers, first };
  }

  #progress(phase: 'reading' | 'checking' | 'writing', done: number): Promise<void> {
    return this.#job.progress({ phase, done: Math.floor(done), total: this.#params.rows });
  }

  /** @returns what finds out, for one batch after the other, which of its rows are wanted and which records they are for */
  async #sorter(context: RowContext) {
    const { existing, create_missing, unchanged_since } = this.#params.query;
    const caller = await this.#caller();
    const of = [this.#kind, readAs(this.#store, caller), caller, context] as const;
    const isNew = existing === undefined || existing === 'skip' ? new NewRows(...of) : null;
    const records = existing === 'update' ? new ExistingRecords(...of, this.#params.query) : null;
    return {
      /** An earlier run has written these. */
      async skip(batch: readonly Row[]): Promise<void> {
        isNew?.skip(batch);
        await records?.of(batch);
      },
      take: async (batch: readonly Row[]): Promise<{ rows: readonly Row[]; options: RunOptions }> => ({
        rows: isNew === null ? batch : await isNew.of(batch),
        options: {
          caller: await this.#caller(),
          context,
          createMissing: create_missing === true,
          unchangedSince: unchanged_since,
          matches: await records?.of(batch),
        },
      }),
    };
  }

  /** Checks all rows, and writes none. */
  async #check(context: RowContext, headers: readonly string[]): Promise<Tally> {
    const tally = newTally();
    const sorter = await this.#sorter(context);
    let done = 0;
    for await (const batch of this.#batches()) {
      const { rows, options } = await sorter.take(batch);
      const outcomes = await this.#runner.check(this.#store, rows, options);
      addTo(tally, batch.length - rows.length, outcomes, headers, context);
      done += batch.length;
      await this.#progress('checking', done);
      await yieldToOthers();
    }
    return tally;
  }

  /** Writes the right rows, from where an earlier run of the job stopped. */
  async #write(context: RowContext, headers: readonly string[]): Promise<Tally> {
    const { query, rows: total } = this.#params;
    const parts = await this.#parts();
    const tally = newTally();
    for (const { notes } of parts) addNotes(tally, notes);
    const before = parts.at(-1)?.notes.row ?? 0;
    let number = parts.length;
    let done = 0;
    const sorter = await this.#sorter(context);
    for await (const batch of this.#batches()) {
      done += batch.length;
      const last = batch.at(-1)?.number ?? 0;
      if (last <= before) {
        await sorter.skip(batch);
        continue;
      }
      const { rows, options } = await sorter.take(batch);
      const checked = query.skip_invalid === true ? await this.#runner.check(this.#store, rows, options) : null;
      const others = checked?.filter((one) => !('id' in one)) ?? [];
      const right = checked === null ? rows : checked.filter((one) => 'id' in one).map(({ row }) => row);
      const { notes, done: written } = await this.#job.step({ phase: 'writing', done, total }, async (tx) => {
        const done = await this.#runner.write(tx, right, options);
        const counted = newTally();
        addTo(counted, batch.length - rows.length, [...others, ...done.outcomes], headers, context);
        const { changes: _, missing, ...counts } = counted;
        const notes: Notes = { ...counts, missing: [...missing], row: last };
        return {
          result: { notes, done },
          part: { number, created: this.#created(done), notes },
          written: counts.right,
        };
      });
      this.#runner.learn(written, context);
      number += 1;
      addNotes(tally, notes);
      await yieldToOthers();
    }
    return tally;
  }

  #created({ outcomes, made }: Written): Record<string, string[]> {
    const { entity, missing } = this.#kind;
    return {
      [entity]: outcomes.flatMap((one) => ('id' in one && one.changed === null ? [one.id] : [])),
      ...(missing !== undefined && made.size > 0 && { [missing.entity]: [...made.values()] }),
    };
  }

  /** What earlier runs have written, in order. */
  async #parts(): Promise<ImportPart[]> {
    const found = await this.#store.system<ImportPart>(JOB_PARTS).find({ job: this.#job.doc._id });
    return found.toSorted((a, b) => a.number - b.number);
  }

  async result(): Promise<ImportResult> {
    const { query, rows } = this.#params;
    const checked_at = new Date().toISOString();
    const { context, headers, first } = await this.#context();
    const formats = context.formats.decide(query);
    const isCheck = this.#job.doc.kind === 'check';
    if (!isCheck) assertCertain(formats);
    const answer = (tally: Tally, isWritten: boolean): ImportResult => ({
      ...tallied(tally, isWritten),
      rows,
      columns: columnsOf({ headers, rows: first }, context),
      formats,
      checked_at,
      ids: [],
    });
    // Once rows are written the check is over, and another one would find that they exist.
    if (isCheck || (query.skip_invalid !== true && (await this.#parts()).length === 0)) {
      const checked = await this.#check(context, headers);
      if (isCheck || checked.wrong > 0) return answer(checked, false);
    }
    const written = await this.#write(context, headers);
    return answer(written, true);
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
      return { result: await new Run(store, kindOf(job), job, joined(pieces)).result() };
    },

    /** The newest first. What somebody has changed since, or links to, stays. */
    async undo(job) {
      const kind = kindOf(job);
      const parts = (await store.system<JobPart>(JOB_PARTS).find({ job: job.doc._id })).toSorted(
        (a, b) => b.number - a.number,
      );
      const total = parts.reduce((sum, { created }) => sum + (created[kind.entity]?.length ?? 0), 0);
      let done = 0;
      for (const part of parts) {
        const caller = await job.caller();
        const kept: string[] = [];
        for (const id of part.created[kind.entity] ?? [])
          if (!(await isRemoved(caller, kind.entity, kind.remove, id))) kept.push(id);
        const { missing } = kind;
        for (const id of missing === undefined ? [] : (part.created[missing.entity] ?? []))
          if (missing !== undefined && !(await isLinked(caller, kind.entity, missing.field, id)))
            await isRemoved(caller, missing.entity, missing.remove, id);
        const removed = (part.created[kind.entity]?.length ?? 0) - kept.length;
        done += removed + kept.length;
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
