/** What belongs to a risk follows it: its notes, flows, plans and tasks, and the links to it. */
import { isUnfinished, linkedRisks, withoutLinksTo } from '../rules/index.ts';
import type { Context } from './mock.ts';
import { changeRecord, ownRecords, removeRecord } from './records.ts';
import type { Kept } from './tables.ts';

/** Deletes what belongs to a risk and the links to it; finished flows keep what their evaluations said. */
export function removeDependents(context: Context, riskId: string): void {
  for (const table of ['risk_notes', 'tasks', 'treatment_plans', 'risk_flows'] as const) {
    for (const record of ownRecords(context, table).filter(({ risk_id }) => risk_id === riskId)) removeRecord(context, table, record);
  }
  for (const property of ownRecords(context, 'properties').filter(({ linked_risks }) => linked_risks.includes(riskId))) {
    changeRecord(context, 'properties', property, { linked_risks: property.linked_risks.filter((id) => id !== riskId) });
  }
  for (const flow of ownRecords(context, 'risk_flows').filter(isUnfinished)) {
    const { asset_scenario_evaluations: evaluations } = flow;
    if (linkedRisks(evaluations).includes(riskId)) changeRecord(context, 'risk_flows', flow, { asset_scenario_evaluations: withoutLinksTo(riskId, evaluations) });
  }
}

/** Tells flows, plans and tasks of a risk what they keep of it; finished flows keep its title and severity as they were. */
export function updateDependents(context: Context, before: Kept<'risks'>, after: Kept<'risks'>): void {
  const { id, title, severity, domain_id } = after;
  const ofRisk = ({ risk_id }: { risk_id: string | null }) => risk_id === id;
  if (title !== before.title || severity !== before.severity) {
    const flows = ownRecords(context, 'risk_flows').filter(ofRisk).filter(isUnfinished);
    for (const flow of flows) changeRecord(context, 'risk_flows', flow, { risk_title: title, risk_severity: severity });
  }
  if (domain_id === before.domain_id) return;
  const moved = { risk_domain_id: domain_id };
  for (const flow of ownRecords(context, 'risk_flows').filter(ofRisk)) changeRecord(context, 'risk_flows', flow, moved);
  for (const plan of ownRecords(context, 'treatment_plans').filter(ofRisk)) changeRecord(context, 'treatment_plans', plan, moved);
  for (const task of ownRecords(context, 'tasks').filter(ofRisk)) changeRecord(context, 'tasks', task, moved);
}
