/** A flow that is reopened loses what was deleted since it was completed, as open flows do at the deletion. */
import type { Reference } from '@parapet/contracts/links';
import { reopenedFlow, linkedRisks } from '@parapet/contracts/rules';
import type { RiskDoc, RiskFlowDoc } from '../../collections.ts';
import type { Tx } from '../../store/port.ts';
import { lockNamed } from '../links/named-records.ts';
import { findAll } from '../find-all.ts';

/** The ids of everything in a flow that exists. Locks these records against concurrent deletion. */
async function existingIds(db: Tx, flow: RiskFlowDoc): Promise<Set<string>> {
  const named: readonly Pick<Reference, 'collection' | 'ids'>[] = [
    { collection: 'assets', ids: flow.selected_assets },
    { collection: 'properties', ids: flow.selected_properties },
    { collection: 'risk_scenarios', ids: flow.selected_scenarios },
    { collection: 'risks', ids: linkedRisks(flow.asset_scenario_evaluations) },
  ];
  const existing = new Set<string>();
  for (const { collection, ids } of named) {
    const found = (await findAll(db, collection, ids)).map(({ id }) => id);
    await lockNamed(db, [{ collection, ids: found }]);
    for (const id of found) existing.add(id);
  }
  return existing;
}

/** The content of a reopened flow. @param flow with the other changes of the request */
export async function reopenedContent(db: Tx, flow: RiskFlowDoc, risk: RiskDoc) {
  const content = reopenedFlow(flow, risk, await existingIds(db, flow));
  return { ...content, evaluated_risks: linkedRisks(content.asset_scenario_evaluations) };
}
