/** Everything that a flow refers to must exist, and be visible to the caller. */
import type { RiskFlow, RiskFlowUpdate } from '@parapet/contracts';
import { flowReferences, addedRisks } from '@parapet/contracts/rules';
import type { MemberDoc, RiskDoc } from '../../collections.ts';
import type { Tx } from '../../store/port.ts';
import { checkReferences, unknownReference } from '../links/named-records.ts';
import { visibleRisks } from '../risk-scope.ts';

type Named = Pick<
  RiskFlow,
  'selected_assets' | 'selected_properties' | 'selected_scenarios' | 'asset_scenario_evaluations'
>;

/** @throws Problem 400 that names every field with an id that does not exist */
export async function checkFlowReferences(
  db: Tx,
  member: MemberDoc,
  before: Named,
  input: RiskFlowUpdate,
): Promise<void> {
  await checkReferences(db, flowReferences(before, input));
  const risks = addedRisks(before, input);
  if (risks.length === 0) return;
  const found = await db.collection<RiskDoc>('risks').count({ _id: { $in: risks }, ...visibleRisks(member) });
  if (found < risks.length) throw unknownReference(['/asset_scenario_evaluations']);
  await db.lock('risks', risks);
}
