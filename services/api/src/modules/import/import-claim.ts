/**
 * One import of a file at a time: two that run together would both find that a row does not exist yet, and both create it. The same file is
 * refused to everybody in the organization, as colleagues share files.
 */
import { sha256 } from '#platform/sha256';
import { tryAgain } from '../../pipeline/problem.ts';
import { every } from '../../platform/timers.ts';
import type { Store, SystemDoc } from '../../store/port.ts';

/** A claim is renewed three times in this time (ms); when its process dies, the file can be imported again after it. */
const TERM_MS = 60_000;

interface ImportClaim extends SystemDoc {
  holder: string;
}

const expiry = () => new Date(Date.now() + TERM_MS).toISOString();

/** The same for the same file and kind of records in an organization. @param entity collection of the records */
export const claimOf = ({ organizationId, entity }: { organizationId: string; entity: string }, file: Uint8Array) =>
  sha256([organizationId, entity, sha256(file)].join('\n'));

/**
 * Runs `work` unless the same file is being imported into the same kind of records.
 * @param entity collection of the records @throws Problem 409
 */
export async function withImportClaim<R>(
  store: Pick<Store, 'system'>,
  of: { organizationId: string; entity: string },
  file: Uint8Array,
  work: () => Promise<R>,
): Promise<R> {
  const claims = store.system<ImportClaim>('import_claims');
  const mine = { _id: claimOf(of, file), holder: crypto.randomUUID() };
  if (!(await claims.insertIfAbsent({ ...mine, expires_at: expiry() })))
    throw tryAgain(10, 409, 'import_in_progress', 'This file is being imported already. Wait until that is done.');
  let renewing: Promise<unknown> = Promise.resolve();
  // One failed renewal is harmless.
  const stop = every(TERM_MS / 3, () => {
    renewing = claims.updateOne(mine, { $set: { expires_at: expiry() } }).catch(() => undefined);
  });
  try {
    return await work();
  } finally {
    stop();
    await renewing;
    await claims.delete(mine);
  }
}
