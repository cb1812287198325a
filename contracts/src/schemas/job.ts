/** Work that takes longer than a request. */
import Type, { type Static } from 'typebox';
import { kindsWith } from '../record-kinds.ts';
import { FieldError, Id, Timestamp, namedObject, nullable, object, oneOf, ref } from './base.ts';
import { ImportResult } from './import.ts';

/** Days for which a job that has ended can be read. */
export const JOB_DAYS = 30;
/** Most jobs of a person that have not ended. */
export const JOBS_AT_ONCE = 10;

/** `check` reads the rows of a file as an import does, and writes none. */
export const JOB_KINDS = ['import', 'check'] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** `canceling`: it is being undone. */
export const JOB_STATES = ['waiting', 'running', 'canceling', 'done', 'failed', 'canceled'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** What a job is doing, where that has several parts. */
export const JOB_PHASES = ['reading', 'checking', 'writing', 'undoing'] as const;
export type JobPhase = (typeof JOB_PHASES)[number];

const count = (description: string) => Type.Integer({ minimum: 0, description });
const progress = {
  id: Id,
  state: oneOf(JOB_STATES),
  phase: nullable(oneOf(JOB_PHASES)),
  done: count('Rows of this phase that are done'),
  total: nullable(count('Rows of this phase; null while they are unknown')),
};

export const Job = namedObject('Job', {
  ...progress,
  kind: oneOf(JOB_KINDS),
  entity: oneOf(kindsWith('import')),
  title: Type.String({ description: 'The name of the file; empty when it is unknown' }),
  created_at: Timestamp,
  ended_at: nullable(Timestamp),
  written: count('Records that the job has created and that it has not removed again'),
  problem: nullable(
    object(
      {
        status: Type.Integer({ minimum: 400, maximum: 599 }),
        code: Type.String(),
        detail: Type.Optional(Type.String()),
        errors: Type.Optional(Type.Array(ref(FieldError))),
      },
      { description: 'Why it failed' },
    ),
  ),
  result: nullable(ref(ImportResult)),
});
export type Job = Static<typeof Job>;

export const Jobs = namedObject('Jobs', {
  items: Type.Array(ref(Job), { description: 'The newest first; each without the `errors` of its result' }),
});
export type Jobs = Static<typeof Jobs>;

/** The `data` of a live event `job`: how far a job is. */
export const JobProgress = object(progress);
export type JobProgress = Static<typeof JobProgress>;
