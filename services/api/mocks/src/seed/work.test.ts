import { toRecord } from '@parapet/api/pipeline/record-mapper.ts';
import {
  canCompletePlan,
  flowReferences,
  isPlanComplete,
  newFlow,
  linkedRisks,
  withoutUnselected,
} from '@parapet/contracts/rules';
import { expect, test } from 'vitest';
import { ORGANIZATION_ID } from './people/organizations.ts';
import { seedTables } from './seed-documents.ts';
import type { SeedTables } from './tables.ts';

const tables = seedTables('demo', new Date('2026-05-04T09:30:00.000Z'));
const own = <T extends { organization_id: string }>(records: readonly T[]): T[] =>
  records.filter(({ organization_id }) => organization_id === ORGANIZATION_ID);
const people = new Set(own(tables.members).map(({ user_id }) => user_id));
const risks = new Map(own(tables.risks).map((risk) => [risk._id, risk]));
const flows = own(tables.risk_flows);
const plans = own(tables.treatment_plans);
const tasks = own(tables.tasks);
const notes = own(tables.risk_notes);

function riskOf({ risk_id }: { risk_id: string | null }): SeedTables['risks'][number] {
  const risk = risks.get(risk_id ?? '');
  if (risk === undefined) throw new Error(`There is no risk ${risk_id}`);
  return risk;
}
const planOf = (flow: SeedTables['risk_flows'][number]) => plans.find(({ risk_flow_id }) => risk_flow_id === flow._id);

test('records of the work on a risk are not older than the risk, and have its domain', () => {
  for (const record of [...flows, ...plans, ...tasks.filter(({ risk_id }) => risk_id !== null)])
    expect(record.risk_domain_id, record._id).toBe(riskOf(record).domain_id);
  for (const record of [...flows, ...plans, ...tasks, ...notes]) {
    expect(record.created_at <= record.updated_at, record._id).toBe(true);
    if (record.risk_id !== null) expect(riskOf(record).created_at <= record.created_at, record._id).toBe(true);
  }
});

test('every person named in a flow, plan, task or note is a member', () => {
  const named = [
    ...flows.flatMap(({ assigned_to, created_by, treatment_plan }) => [
      assigned_to,
      created_by,
      treatment_plan?.assignedTo,
    ]),
    ...plans.flatMap(({ assigned_to, created_by, actions }) => [
      assigned_to,
      created_by,
      ...actions.map(({ responsible }) => responsible),
    ]),
    ...tasks.flatMap(({ assigned_to, created_by }) => [assigned_to, created_by]),
    ...notes.map(({ userId }) => userId),
  ];
  expect(named.filter((id) => id && !people.has(id))).toEqual([]);
});

test('records that a flow refers to exist, and it stores names of exactly its selected records', () => {
  for (const flow of flows) {
    const empty = newFlow(
      { organization_id: ORGANIZATION_ID, risk_id: flow.risk_id },
      riskOf(flow),
      'nobody',
      '2026-01-01',
    );
    const { status: _, ...input } = flow;
    for (const { path, collection, ids } of flowReferences(empty, input)) {
      const known =
        collection === 'members'
          ? people
          : new Set(own<{ _id: string; organization_id: string }>(tables[collection]).map(({ _id }) => _id));
      expect(
        ids.filter((id) => !known.has(id)),
        `${flow.risk_title} ${path}`,
      ).toEqual([]);
    }
    expect(withoutUnselected(toRecord(flow)), flow.risk_title).toEqual(toRecord(flow));
    expect(Object.keys(flow.names).toSorted()).toEqual(
      [...flow.selected_assets, ...flow.selected_properties, ...flow.selected_scenarios].toSorted(),
    );
    for (const { risk_id } of Object.values(flow.asset_scenario_evaluations))
      if (risk_id !== null) expect(risks.has(risk_id)).toBe(true);
  }
});

test('a risk has at most one flow that is not archived, and a flow has at most one plan', () => {
  const open = flows.filter(({ status }) => status !== 'archived').map(({ risk_id }) => risk_id);
  expect(new Set(open).size).toBe(open.length);
  const planned = plans.flatMap(({ risk_flow_id }) => risk_flow_id ?? []);
  expect(new Set(planned).size).toBe(planned.length);
});

test('flows, their plans and their risks agree on what is finished', () => {
  for (const flow of flows) {
    const finished = flow.status === 'completed' || flow.status === 'archived';
    expect([flow.completed_at !== null, planOf(flow)?.status === 'completed'], flow.risk_title).toEqual([
      finished,
      finished,
    ]);
    expect(flow.archived_at !== null).toBe(flow.status === 'archived');
    if (!finished) continue;
    expect(isPlanComplete(flow.treatment_plan), flow.risk_title).toBe(true);
    expect(planOf(flow)).toMatchObject({
      title: flow.treatment_plan?.title,
      assigned_to: flow.assigned_to,
      completed_at: flow.completed_at,
    });
    expect(['identified', 'open']).not.toContain(riskOf(flow).status);
    if (riskOf(flow).status === 'mitigating') expect(riskOf(flow).owner_id, flow.risk_title).toBe(flow.assigned_to);
  }
  for (const risk of risks.values()) {
    if (risk.status === 'archived')
      expect(
        flows.some(({ risk_id, status }) => risk_id === risk._id && status === 'completed'),
        risk.title,
      ).toBe(true);
  }
  expect(plans.some((plan) => canCompletePlan({ ...plan, assignedTo: plan.assigned_to }).allowed)).toBe(true);
});

test('open_risk_id and evaluated_risks of a flow match its status and evaluations', () => {
  for (const flow of flows) {
    expect([flow.open_risk_id, flow.evaluated_risks], flow.risk_title).toEqual([
      flow.status === 'archived' ? null : flow.risk_id,
      linkedRisks(flow.asset_scenario_evaluations),
    ]);
  }
  expect(flows.some(({ evaluated_risks }) => evaluated_risks.length > 0)).toBe(true);
});
