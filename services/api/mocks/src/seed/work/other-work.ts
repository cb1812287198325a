/** Flow, plan and task for the one risk of the other organization, which nobody in the sample may see. */
import { newFlow, newPlan, newTask } from '@parapet/contracts/rules';
import { daysBefore, sampleId } from '../dates.ts';
import { OTHER_ORGANIZATION_ID } from '../people/organizations.ts';
import { ERIK } from '../people/people.ts';
import { OTHER_RISK_ID } from '../risks/risks.ts';
import { stamp, type SeedTables } from '../tables.ts';

const NUMBER = 9001;
const FLOW_ID = sampleId(5, NUMBER);

export function seedOtherWork(tables: SeedTables, now: Date): void {
  const at = daysBefore(now, 12);
  const stamped = (id: string) => stamp(id, OTHER_ORGANIZATION_ID, at);
  const of = { organization_id: OTHER_ORGANIZATION_ID, risk_id: OTHER_RISK_ID };
  const risk = { title: 'Driver shortage on the northern routes', severity: 'medium' } as const;
  const flow: SeedTables['risk_flows'][number] = {
    ...newFlow({ ...of, status: 'in-progress', current_step: 3 }, risk, ERIK.id, at.slice(0, 'yyyy-mm-dd'.length)),
    risk_domain_id: null,
    open_risk_id: OTHER_RISK_ID,
    evaluated_risks: [],
    ...stamped(FLOW_ID),
  };
  tables.risk_flows.push(flow);
  tables.treatment_plans.push({
    ...newPlan(
      { ...of, risk_flow_id: FLOW_ID, title: 'Sign a second haulier for the winter', assigned_to: ERIK.id },
      ERIK.id,
    ),
    risk_domain_id: null,
    ...stamped(sampleId(6, NUMBER)),
  });
  tables.tasks.push({
    ...newTask({ ...of, title: 'Ask three hauliers in Tromsø for an offer' }, ERIK.id),
    risk_domain_id: null,
    ...stamped(sampleId(7, NUMBER)),
  });
  tables.risk_notes.push({
    risk_id: OTHER_RISK_ID,
    note: 'Two more drivers retire in March.',
    userId: ERIK.id,
    ...stamped(sampleId(8, NUMBER)),
  });
}
