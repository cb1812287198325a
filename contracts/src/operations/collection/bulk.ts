/** Changes of many records of one kind with one request. */
import type { TSchema } from 'typebox';
import type { Resource } from '../../rules/access/permissions.ts';
import { BulkResult } from '../../schemas/bulk.ts';
import { ref } from '../../schemas/base.ts';
import { BULK_LIMIT } from '../../schemas/bulk-limit.ts';
import { Job } from '../../schemas/job.ts';
import { json, may, operation } from '../common.ts';

const DESCRIPTION =
  'Each record is changed by itself, in a transaction of its own, with the same rules as the operation on one record: it is `done`, `refused` with the problem that this operation would have answered, or `not_found`. ' +
  'Without `ids` all records that match the `filter`, but for those of `except`, are worked on in the order of their ids. ' +
  `More than ${BULK_LIMIT.toLocaleString('en')} that match become a job (202), which goes on where it was when the service stops in between. Canceling it gives each record its former values back, except records that somebody has changed since; a deletion cannot be taken back like this. ` +
  'One request works for up to 20 seconds. When more are left, `next_cursor` is not null: repeat the request with it. ' +
  'A request that was interrupted can be repeated too, with the cursor that it had: what it did before stays done. ' +
  'Deleting needs the permission to delete. Live events `bulk` report the progress to your own streams.';

/** @param body made by `bulkRequest` */
export function bulkOf<const Path extends string, const R extends Resource, Body extends TSchema & { $id: string }>(
  { path, access }: { path: Path; access: R; bulk: true },
  body: Body,
) {
  return operation('POST', `/api/${path}/bulk`, may('update', access), {
    summary: `Change or delete many ${path.replace('-', ' ')} at once`,
    description: DESCRIPTION,
    body: ref(body),
    response: {
      200: json(BulkResult, 'What became of each record'),
      202: json(Job, 'The job that changes the records'),
    },
  });
}
