/** Work that takes longer than a request. */
import Type, { type Static } from 'typebox';
import { kindsWith } from '../record-kinds.ts';
import { FieldError, Id, Timestamp, described, namedObject, nullable, object, oneOf, ref } from './base.ts';
import { BULK_ITEMS, BulkProblem } from './bulk.ts';
import { ImportResult } from './import.ts';

/** Days for which a job that has ended can be read. */
export const JOB_DAYS = 30;
/** Hours for which the file of an export can be downloaded. */
export const FILE_HOURS = 24;
/** Most jobs of a person that have not ended. */
export const JOBS_AT_ONCE = 10;

/** `check` reads the rows of a file as an import does, and writes none. */
export const JOB_KINDS = ['import', 'check', 'export', 'bulk'] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** `canceling`: it is being undone. */
export const JOB_STATES = ['waiting', 'running', 'canceling', 'done', 'failed', 'canceled'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** What a job is doing, where that has several parts. */
export const JOB_PHASES = ['reading', 'checking', 'writing', 'changing', 'undoing'] as const;
export type JobPhase = (typeof JOB_PHASES)[number];

const count = (description: string) => Type.Integer({ minimum: 0, description });
const progress = {
  id: Id,
  state: oneOf(JOB_STATES),
  phase: nullable(oneOf(JOB_PHASES)),
  done: count('Rows or records of this phase that are done'),
  total: nullable(count('Rows or records of this phase; null while they are unknown')),
};

/** The file of an export. */
export const JobFile = namedObject('JobFile', {
  name: Type.String(),
  size: count('In bytes'),
  expires_at: nullable(described(Timestamp, 'Until then it can be downloaded; null when it was removed')),
});
export type JobFile = Static<typeof JobFile>;

/** A record that stays as it was. */
export const JobRefusal = namedObject('JobRefusal', { id: Id, name: Type.String(), problem: ref(BulkProblem) });
export type JobRefusal = Static<typeof JobRefusal>;

/** A change of many records. */
export const JobChange = namedObject('JobChange', {
  action: Type.String({ description: 'As in the request' }),
  total: count('Records that matched when it began'),
  refused: count('Records that stay as they were; known when it has ended'),
  not_found: count('Records that were deleted meanwhile; known when it has ended'),
  items: Type.Array(ref(JobRefusal), { maxItems: BULK_ITEMS, description: 'The first that were refused' }),
});
export type JobChange = Static<typeof JobChange>;

export const Job = namedObject('Job', {
  ...progress,
  kind: oneOf(JOB_KINDS),
  entity: oneOf(kindsWith('export')),
  title: Type.String({ description: 'The name of the file; empty when it is unknown, or there is none' }),
  created_at: Timestamp,
  ended_at: nullable(Timestamp),
  written: count('Records that the job has created or changed, and that it has not taken back'),
  can_undo: Type.Boolean({ description: 'Whether canceling it takes back what it has written' }),
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
  file: nullable(ref(JobFile)),
  change: nullable(ref(JobChange)),
});
export type Job = Static<typeof Job>;

export const Jobs = namedObject('Jobs', {
  items: Type.Array(ref(Job), {
    description:
      'The newest first; each without the `errors`, `changes` and `left_out_rows` of its result and the `items` of its change',
  }),
});
export type Jobs = Static<typeof Jobs>;

/** The `data` of a live event `job`: how far a job is. */
export const JobProgress = object(progress);
export type JobProgress = Static<typeof JobProgress>;
