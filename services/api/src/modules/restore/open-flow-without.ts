/** An open flow loses what belonged to the items that were deleted, as it would have when they were. */
import type { DroppedLink } from '@parapet/contracts';
import { linksFrom } from '@parapet/contracts/links';
import type { RiskFlowDoc } from '../../collections.ts';
import type { OrgDb } from '../../store/port.ts';
import { flowsWithout } from '../risk-flows/open-flows.ts';

/** @returns the changed fields */
export async function openFlowWithout(db: OrgDb, record: Record<string, unknown>, dropped: readonly DroppedLink[]): Promise<Partial<RiskFlowDoc>> {
  const changed: Partial<RiskFlowDoc> = {};
  for (const { field, ids } of dropped) {
    const link = linksFrom('risk_flows').find((one) => one.field === field);
    if (link === undefined) continue;
    for (const id of ids) {
      const flow = typedFlow({ ...record, ...changed });
      Object.assign(changed, (await flowsWithout(db, [flow], { collection: link.to, id, linked_properties: [] })).get(flow._id));
    }
  }
  return changed;
}

/** The boundary at which a flow from the audit trail gets its type: the store has written it before. */
function typedFlow(record: Record<string, unknown>): RiskFlowDoc;
function typedFlow(record: unknown): unknown {
  return record;
}
