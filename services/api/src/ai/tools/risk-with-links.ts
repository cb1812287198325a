/** A risk with all that belongs to it. */
import { unlessRefused } from '../../pipeline/problem.ts';
import { PAGE } from './operation-tool.ts';
import { placed, type Kind } from './places.ts';
import type { Asking, Result } from './tool.ts';
import type { Arguments } from './input-schema.ts';

/** Parts that the role may not read are null. */
export async function riskWithLinks({ id }: Arguments, { ask, organizationId }: Asking): Promise<Result> {
  const risk = await ask('getRisk', { params: { id: String(id) } });
  const of = { organization_id: organizationId, risk_id: [risk.id], limit: PAGE };
  const optional = async (work: Promise<{ items: object[] }>, kind: Kind | null): Promise<object[] | null> => {
    const page = await unlessRefused(work, null, 403);
    return page && page.items.map((item) => (kind === null ? item : placed(kind, item)));
  };
  const [notes, tasks, flows, plans] = await Promise.all([
    optional(ask('listRiskNotes', { params: { id: risk.id }, query: { limit: PAGE } }), null),
    optional(ask('listTasks', { query: of }), 'task'),
    optional(ask('listRiskFlows', { query: of }), 'flow'),
    optional(ask('listTreatmentPlans', { query: of }), 'plan'),
  ]);
  return { risk: placed('risk', risk), notes, tasks, flows, plans };
}
