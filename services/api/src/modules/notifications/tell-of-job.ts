import type { MemberDoc } from '../../collections.ts';
import { addNotification } from '../../notifications.ts';
import type { Tx } from '../../store/port.ts';
import type { OwnJob } from '../jobs/job-doc.ts';

/** Tells a person, in the transaction that ends their job. Who has canceled one, or reads what a check has found, knows. */
export async function tellOfJob(tx: Tx, { _id, kind, state, user_id, title, ended_at }: OwnJob): Promise<void> {
  if ((state !== 'done' && state !== 'failed') || kind === 'check' || ended_at === null) return;
  if ((await tx.collection<MemberDoc>('members').findOne({ user_id })) === null) return;
  await addNotification(tx, ended_at, {
    organization: tx.organizationId,
    user_id,
    kind: 'job',
    subject: 'job',
    entity: null,
    count: 1,
    record_id: _id,
    risk_id: null,
    title: title === '' ? null : title,
    actor_id: null,
    risk_score: null,
    due_date: null,
    job: { kind, state },
    fold: `${user_id}/${_id}/job`,
  });
}
