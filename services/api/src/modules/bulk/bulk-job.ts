/**
 * Changes of very many records, as a job. They are changed in transactions that also say so, so that a process that takes over changes none twice,
 * and each can get its former values back: some at once, and one by one where one of those is refused.
 */
import { BULK_ITEMS, type BulkItem, type KindsWith } from '@parapet/contracts';
import { recordTitle } from '@parapet/contracts/rules';
import type { Caller } from '../../pipeline/call.ts';
import type { SharedTransaction } from '../../pipeline/idempotency/shared-transaction.ts';
import { Problem } from '../../pipeline/problem.ts';
import { batchesOf } from '../../platform/batches.ts';
import { yieldToOthers } from '../../platform/timers.ts';
import type { Doc, Store, Tx } from '../../store/port.ts';
import { JOB_PARTS, partsOf, type JobDoc, type JobPart } from '../jobs/job-doc.ts';
import type { JobOutcome, JobWork } from '../jobs/jobs.ts';
import type { RunningJob } from '../jobs/running-job.ts';
import { refusedItem, type BulkBody, type BulkService } from './bulk-service.ts';

/** Records that one transaction changes: other writers have to wait for it. The rights of the person are checked for each batch. */
const BATCH = 10;
/** Records that are looked for at a time: a filter may take long, such as one by the due dates of thousands of tasks. */
const LOOK_UP = 20 * BATCH;

/** What became of a record; stored as JSON, because names of fields could mean something to the database. */
interface Note {
  item: BulkItem;
  /** Of the record after the change: whoever changes it afterwards raises it. */
  version?: number;
  /** Its status before. */
  status?: unknown;
  /** Where it was refused. */
  name?: string;
}

type Services = Readonly<Record<KindsWith<'bulk'>, BulkService>>;

const notesOf = ({ notes }: JobPart): Note[] => JSON.parse(String(notes));
const isChanged = ({ status, changed }: BulkItem) => status === 'done' && changed?.length !== 0;

/** @param shared whose store the services have */
export function bulkJobs(store: Store, shared: SharedTransaction, services: Services): JobWork {
  /** @param doc as `bulkService` has added it */
  const requestOf = ({ entity, params }: JobDoc) => {
    const { body, zone } = params as { body: string; zone: string | null };
    if (entity === null) throw new Error('A change of no kind of records');
    const request: BulkBody<object, object> = JSON.parse(body);
    const callerOf = async (job: RunningJob): Promise<Caller> => {
      const caller = await job.caller();
      return zone === null ? caller : { ...caller, timeZone: zone };
    };
    return { service: services[entity], entity, body: request, callerOf };
  };

  async function outcomeOf(job: RunningJob): Promise<JobOutcome> {
    const { change } = job.doc;
    const notes = (await partsOf(store, job)).flatMap(notesOf);
    const refused = notes.flatMap(({ item: { id, problem }, name = '' }) =>
      problem === undefined ? [] : [{ id, name, problem }],
    );
    const not_found = notes.filter(({ item }) => item.status === 'not_found').length;
    return { change: change && { ...change, refused: refused.length, not_found, items: refused.slice(0, BULK_ITEMS) } };
  }

  return {
    async run(job) {
      const { service, entity, body, callerOf } = requestOf(job.doc);
      const total = job.doc.change?.total ?? 0;
      const step = (ids: readonly string[], work: (tx: Tx, id: string) => Promise<Note>) => {
        const done = job.doc.done + ids.length;
        const progress = { phase: 'changing', done, total: Math.max(done, total), after: ids.at(-1) ?? '' } as const;
        return job.step(progress, async (tx) => {
          const notes: Note[] = [];
          for (const id of ids) notes.push(await work(tx, id));
          const part = { number: done, created: {}, notes: JSON.stringify(notes) };
          return { result: undefined, part, written: notes.filter(({ item }) => isChanged(item)).length };
        });
      };
      const change = (caller: Caller, ids: readonly string[]): Promise<void> =>
        step(ids, async (tx, id) => {
          const find = () => tx.collection<Doc>(entity).findOne({ _id: id });
          const before = await find();
          const item = await shared.join(tx, job.doc._id, () => service.change(caller, id, body));
          const version = (await find())?.version;
          const status: unknown = Reflect.get(Object(before), 'status');
          return { item, ...(version !== undefined && { version }), ...(status !== undefined && { status }) };
        });
      const changeOne = async (caller: Caller, id: string): Promise<void> => {
        try {
          await change(caller, [id]);
        } catch (error) {
          const item = refusedItem(id, error);
          await step([id], async (tx) => ({
            item,
            name: recordTitle(await tx.collection<Doc>(entity).findOne({ _id: id })) ?? '',
          }));
        }
        await yieldToOthers();
      };
      for (;;) {
        const found = await service.next(await callerOf(job), body, job.doc.after, LOOK_UP);
        if (found.length === 0) return outcomeOf(job);
        for (const ids of batchesOf(found, BATCH)) {
          const caller = await callerOf(job);
          await service.check(caller, body);
          if (!(await isDone(() => change(caller, ids)))) for (const id of ids) await changeOne(caller, id);
          await yieldToOthers();
        }
      }
    },

    /** The newest first. What somebody has changed since stays as it is. */
    async undo(job) {
      const { service, entity, body, callerOf } = requestOf(job.doc);
      const parts = (await partsOf(store, job)).toReversed();
      const total = job.doc.total ?? 0;
      for (const part of parts) {
        const caller = await callerOf(job);
        const step = (notes: readonly Note[], isLast: boolean) =>
          job.step({ done: Math.min(total, job.doc.done + notes.length), total }, async (tx) => {
            let back = 0;
            for (const { item, version, status } of notes) {
              const record = await tx.collection<Doc>(entity).findOne({ _id: item.id });
              if (record === null || record.version !== version) continue;
              await shared.join(tx, job.doc._id, () => service.revert(caller, item, body.action, status));
              back += 1;
            }
            if (isLast) await tx.system<JobPart>(JOB_PARTS).delete({ _id: part._id });
            return { result: undefined, written: -back };
          });
        const notes = notesOf(part).filter(({ item }) => isChanged(item));
        if (!(await isDone(() => step(notes, true)))) {
          // One that cannot be changed back stays as it is.
          for (const note of notes) await isDone(() => step([note], false));
          await step([], true);
        }
        await yieldToOthers();
      }
    },
  };
}

/** @returns false when a record refuses the change, so that nothing of it was written */
async function isDone(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    return false;
  }
}
