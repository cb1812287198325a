import { expect, test } from 'vitest';
import { canCompletePlan, flowReferences, isPlanComplete, newFlow, withoutUnselected } from '../../rules/index.ts';
import type { Risk } from '../../schemas/risk/risk.ts';
import { answer } from '../answer.ts';
import { createMockState, signInAs } from '../state.ts';
import type { Kept, Stamp } from '../tables.ts';
import { ORGANIZATION_ID } from './organizations.ts';

const state = createMockState();
const own = <T extends { organization_id: string }>(records: readonly T[]): T[] => records.filter(({ organization_id }) => organization_id === ORGANIZATION_ID);
const people = new Set(own(state.members).map(({ user_id }) => user_id));
const risks = new Map(own(state.tables.risks).map((risk) => [risk.id, risk]));
const flows = own(state.tables.risk_flows);
const plans = own(state.tables.treatment_plans);
const tasks = own(state.tables.tasks);
const notes = own(state.tables.risk_notes);

function riskOf({ risk_id }: { risk_id: string | null }): Risk {
  const risk = risks.get(risk_id ?? '');
  if (risk === undefined) throw new Error(`There is no risk ${risk_id}`);
  return risk;
}
const planOf = (flow: Kept<'risk_flows'>) => plans.find(({ risk_flow_id }) => risk_flow_id === flow.id);

test('everything is of a risk that was there before, and keeps its domain', () => {
  for (const record of [...flows, ...plans, ...tasks.filter(({ risk_id }) => risk_id !== null)]) expect(record.risk_domain_id, record.id).toBe(riskOf(record).domain_id);
  for (const record of [...flows, ...plans, ...tasks, ...notes]) {
    expect(record.created_at <= record.updated_at, record.id).toBe(true);
    if (record.risk_id !== null) expect(riskOf(record).created_at <= record.created_at, record.id).toBe(true);
  }
});

test('everybody who is named is a member', () => {
  const named = [
    ...flows.flatMap(({ assigned_to, created_by, treatment_plan }) => [assigned_to, created_by, treatment_plan?.assignedTo]),
    ...plans.flatMap(({ assigned_to, created_by, actions }) => [assigned_to, created_by, ...actions.map(({ responsible }) => responsible)]),
    ...tasks.flatMap(({ assigned_to, created_by }) => [assigned_to, created_by]),
    ...notes.map(({ userId }) => userId),
  ];
  expect(named.filter((id) => id && !people.has(id))).toEqual([]);
});

test('what a flow names is there, selected and called by its name', () => {
  for (const flow of flows) {
    const empty = newFlow({ organization_id: ORGANIZATION_ID, risk_id: flow.risk_id }, riskOf(flow), 'nobody', '2026-01-01');
    const { status: _, ...input } = flow;
    for (const { path, collection, ids } of flowReferences(empty, input)) {
      const known = collection === 'members' ? people : new Set(own<Stamp>(state.tables[collection]).map(({ id }) => id));
      expect(ids.filter((id) => !known.has(id)), `${flow.risk_title} ${path}`).toEqual([]);
    }
    expect(withoutUnselected(flow), flow.risk_title).toEqual(flow);
    expect(Object.keys(flow.names).toSorted()).toEqual([...flow.selected_assets, ...flow.selected_properties, ...flow.selected_scenarios].toSorted());
    for (const { risk_id } of Object.values(flow.asset_scenario_evaluations)) if (risk_id !== null) expect(risks.has(risk_id)).toBe(true);
  }
});

test('a risk has one flow that is not archived, and a flow one plan at most', () => {
  const open = flows.filter(({ status }) => status !== 'archived').map(({ risk_id }) => risk_id);
  expect(new Set(open).size).toBe(open.length);
  const planned = plans.flatMap(({ risk_flow_id }) => risk_flow_id ?? []);
  expect(new Set(planned).size).toBe(planned.length);
});

test('flows, their plans and their risks agree on what is finished', () => {
  for (const flow of flows) {
    const finished = flow.status === 'completed' || flow.status === 'archived';
    expect([flow.completed_at !== null, planOf(flow)?.status === 'completed'], flow.risk_title).toEqual([finished, finished]);
    expect(flow.archived_at !== null).toBe(flow.status === 'archived');
    if (!finished) continue;
    expect(isPlanComplete(flow.treatment_plan), flow.risk_title).toBe(true);
    expect(planOf(flow)).toMatchObject({ title: flow.treatment_plan?.title, assigned_to: flow.assigned_to, completed_at: flow.completed_at });
    expect(['identified', 'open']).not.toContain(riskOf(flow).status);
    if (riskOf(flow).status === 'mitigating') expect(riskOf(flow).owner_id, flow.risk_title).toBe(flow.assigned_to);
  }
  for (const risk of risks.values()) {
    if (risk.status === 'archived') expect(flows.some(({ risk_id, status }) => risk_id === risk.id && status === 'completed'), risk.title).toBe(true);
  }
  expect(plans.some((plan) => canCompletePlan({ ...plan, assignedTo: plan.assigned_to }).allowed)).toBe(true);
});

test.each([
  ['risk-flows', 22, 4], ['treatment-plans', 18, 3], ['tasks', 16, 4],
])('%s answer within the contract: %i of them, of every status', async (path, total, statuses) => {
  const response = await answer(state, new Request(`http://localhost/api/${path}?organization_id=${ORGANIZATION_ID}&limit=200`));
  const page: { total: number; items: { status: string }[] } = await response.json();
  expect([page.total, new Set(page.items.map(({ status }) => status)).size]).toEqual([total, statuses]);
});

test('the dashboard has something to show in every range', async () => {
  const completed = async (range: string) => {
    const response = await answer(state, new Request(`http://localhost/api/dashboard?organization_id=${ORGANIZATION_ID}&range=${range}`));
    const { completed_flows_timeline, completed_flows, risk_flow_status, task_status }: { [K in string]: { count: number }[] } = await response.json();
    expect([completed_flows?.length, risk_flow_status?.length, task_status?.length]).toEqual([range === '1w' ? 3 : 5, 4, 4]);
    return completed_flows_timeline?.reduce((sum, { count }) => sum + count, 0);
  };
  expect([await completed('1w'), await completed('1m'), await completed('3m'), await completed('1y')]).toEqual([3, 6, 8, 13]);
});

test('a GRC domain manager sees the work on the risks of their domains', async () => {
  const manager = createMockState();
  signInAs(manager, 'grc_domain_manager');
  const response = await answer(manager, new Request(`http://localhost/api/risk-flows?organization_id=${ORGANIZATION_ID}&limit=200`));
  const { items }: { items: { risk_id: string }[] } = await response.json();
  expect(items.length).toBeGreaterThan(5);
  expect(new Set(items.map(({ risk_id }) => risks.get(risk_id)?.category))).toEqual(new Set(['Cybersecurity', 'Privacy']));
});
