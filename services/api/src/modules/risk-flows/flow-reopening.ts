/** A flow that is taken up again follows the others that are open: it gives up what was deleted since it was completed. */
import type { Reference } from '@parapet/contracts/links';
import { reopenedFlow, linkedRisks } from '@parapet/contracts/rules';
import type { RiskDoc, RiskFlowDoc } from '../../collections.ts';
import type { Tx } from '../../store/port.ts';
import { lockNamed } from '../links/named-records.ts';
import { findAll } from './flow-content.ts';

/** Of all that a flow names, the ids of what is there; nothing of it is deleted in the same moment. */
async function stillThere(db: Tx, flow: RiskFlowDoc): Promise<Set<string>> {
  const named: readonly Pick<Reference, 'collection' | 'ids'>[] = [
    { collection: 'assets', ids: flow.selected_assets },
    { collection: 'properties', ids: flow.selected_properties },
    { collection: 'risk_scenarios', ids: flow.selected_scenarios },
    { collection: 'risks', ids: linkedRisks(flow.asset_scenario_evaluations) },
  ];
  const there = new Set<string>();
  for (const { collection, ids } of named) {
    const found = (await findAll(db, collection, ids)).map(({ id }) => id);
    await lockNamed(db, [{ collection, ids: found }]);
    for (const id of found) there.add(id);
  }
  return there;
}

/** What taking a flow up again sets beside its status. @param flow with the change that takes it up */
export async function contentTakenUp(db: Tx, flow: RiskFlowDoc, risk: RiskDoc) {
  const content = reopenedFlow(flow, risk, await stillThere(db, flow));
  return { ...content, evaluated_risks: linkedRisks(content.asset_scenario_evaluations) };
}
