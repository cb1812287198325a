/** What the organisation that nobody in the sample may see does about its one risk. */
import { newFlow, newPlan, newTask } from '../../rules/index.ts';
import type { Kept, Stamp, Tables } from '../tables.ts';
import { daysBefore, sampleId } from './dates.ts';
import { OTHER_ORGANIZATION_ID } from './organizations.ts';
import { OTHER_RISK_ID } from './risks.ts';

const NUMBER = 9001;
const FLOW_ID = sampleId(5, NUMBER);

const ERIK = 'user_erik';

export function seedOtherWork(tables: Tables, now: Date): void {
  const at = daysBefore(now, 12);
  const stamp = (id: string): Stamp => ({ id, organization_id: OTHER_ORGANIZATION_ID, version: 1, created_at: at, updated_at: at });
  const of = { organization_id: OTHER_ORGANIZATION_ID, risk_id: OTHER_RISK_ID };
  const risk = { title: 'Driver shortage on the northern routes', severity: 'medium' } as const;
  const flow: Kept<'risk_flows'> = {
    ...newFlow({ ...of, status: 'in-progress', current_step: 3 }, risk, ERIK, at.slice(0, 'yyyy-mm-dd'.length)),
    risk_domain_id: null,
    plan_saved_at: null,
    ...stamp(FLOW_ID),
  };
  tables.risk_flows.push(flow);
  tables.treatment_plans.push({
    ...newPlan({ ...of, risk_flow_id: FLOW_ID, title: 'Sign a second haulier for the winter', assigned_to: ERIK }, ERIK),
    risk_domain_id: null,
    ...stamp(sampleId(6, NUMBER)),
  });
  tables.tasks.push({ ...newTask({ ...of, title: 'Ask three hauliers in Tromsø for an offer' }, ERIK), risk_domain_id: null, ...stamp(sampleId(7, NUMBER)) });
  tables.risk_notes.push({ risk_id: OTHER_RISK_ID, note: 'Two more drivers retire in March.', userId: ERIK, ...stamp(sampleId(8, NUMBER)) });
}
