/** A restored open flow loses what belonged to items that were deleted since, as open flows do at such a deletion. */
import type { DroppedLink } from '@parapet/contracts';
import { linksFrom } from '@parapet/contracts/links';
import type { RiskFlowDoc } from '../../collections.ts';
import type { OrgDb } from '../../store/port.ts';
import { flowsWithout } from '../links/open-flows.ts';

/** @returns the changed fields */
export async function openFlowWithout(
  db: OrgDb,
  record: Record<string, unknown>,
  dropped: readonly DroppedLink[],
): Promise<Partial<RiskFlowDoc>> {
  const changed: Partial<RiskFlowDoc> = {};
  for (const { field, ids } of dropped) {
    const link = linksFrom('risk_flows').find((one) => one.field === field);
    if (link === undefined) continue;
    for (const id of ids) {
      const flow = typedFlow({ ...record, ...changed });
      Object.assign(
        changed,
        (await flowsWithout(db, [flow], { collection: link.to, id, linked_properties: [] })).get(flow._id),
      );
    }
  }
  return changed;
}

/** Gives a flow from the audit trail its type. The type is right because the store itself wrote the flow. */
function typedFlow(record: Record<string, unknown>): RiskFlowDoc;
function typedFlow(record: unknown): unknown {
  return record;
}
