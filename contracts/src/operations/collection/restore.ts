/** Restoring deleted records. */
import type { Resource } from '../../rules/access/permissions.ts';
import { Restored } from '../../schemas/restore.ts';
import { idParams, json, may, operation, problems } from '../common.ts';

/** @param what the kind of record as the summary names it, e.g. `risk` */
export function restoreOf<const Path extends string, const R extends Resource>(
  { path, access }: { path: Path; access: R; restorable: true },
  what: string,
) {
  // The handler asks for the role of an admin, too.
  return operation('POST', `/api/${path}/:id/restore`, may('create', access), {
    summary: `Restore a deleted ${what}`,
    description:
      'For admins, within 30 days. The record has its id and its times again, and its version goes on. Links come back as far as their targets exist, with a risk its notes, and with a flow its plan; a plan alone returns to its flow if that has none. Other records that were deleted with it, and links of others to it, are restored by themselves. A record that is there is left as it is.',
    params: idParams,
    response: { 200: json(Restored, 'The record is there'), ...problems(404, 409) },
  });
}
