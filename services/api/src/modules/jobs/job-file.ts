/** The file that a job has made, for whoever asked for it. */
import { EXPORT_FORMATS, RECORD_KINDS } from '@parapet/contracts';
import { assertPermission } from '../../pipeline/access.ts';
import type { Caller } from '../../pipeline/call.ts';
import { Problem } from '../../pipeline/problem.ts';
import { Reply } from '../../pipeline/reply.ts';
import { fileHeaders, FileStream } from '../../pipeline/responses/file-stream.ts';
import { BlobMissingError } from '../../store/blobs/blob-port.ts';
import type { Store } from '../../store/port.ts';
import { notFound } from '../records.ts';
import type { OwnJob } from './job-doc.ts';

/** What a member may see depends on this. The file shows what they saw when it was made. */
export const sightOf = ({ role, domains, assets }: Caller['member']) => JSON.stringify([role, domains, assets]);

/** @throws Problem 403, 404 when there is no file, or not any more */
export async function jobFile(
  store: Pick<Store, 'blobs'>,
  { member }: Caller,
  { organization, entity, blob, file, params }: OwnJob,
): Promise<Reply<200, FileStream>> {
  assertPermission(member, { resource: RECORD_KINDS[entity].access, action: 'read' });
  if (file === null || file.expires_at === null || file.expires_at <= new Date().toISOString() || blob === undefined)
    throw notFound('file');
  if (Reflect.get(Object(params), 'sight') !== sightOf(member))
    throw new Problem(403, 'role_not_allowed', 'Your role has changed since the file was made. Export the list again.');
  const pieces = store.blobs.read(organization, blob);
  // Asked for before the answer begins, which could not be taken back.
  const first = await pieces.next().catch((error: unknown) => {
    throw error instanceof BlobMissingError ? notFound('file') : error;
  });
  const format = EXPORT_FORMATS.find((one) => file.name.endsWith(`.${one}`)) ?? 'csv';
  return new Reply(200, new FileStream(after(first, pieces)), fileHeaders(file.name, format));
}

async function* after(
  first: IteratorResult<Uint8Array>,
  pieces: AsyncGenerator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  if (first.done !== true) yield first.value;
  yield* pieces;
}
