/** The records that are measured: an organization with realistic proportions of risks, flows, plans and tasks. */
import type { RiskFlowStatus, RiskSeverity, RiskStatus, TaskStatus } from '@parapet/contracts';
import { newFlow, newPlan, newRisk, newTask } from '@parapet/contracts/rules';
import type { RiskDoc, RiskFlowDoc, TaskDoc, TreatmentPlanDoc } from '../../../src/collections.ts';
import type { New } from '../../../src/store/port.ts';
import type { Random } from './random.ts';

export const ORGANIZATION = 'org_bench.example_000000000000';
export const ADMIN = 'bench-admin';
export const MEMBERS = 40;
/** Risks that link to one of {@link Surroundings.linkedAssets}. */
export const LINKS = 10;
const DAY = 86_400_000;
/** Days over which completions and archivings are spread. */
const PAST = 400;

export const WORDS = [
  'ransomware',
  'supplier',
  'laptop',
  'flood',
  'insider',
  'backup',
  'phishing',
  'cloud',
  'privacy',
  'payroll',
  'firewall',
  'outage',
  'contract',
  'fraud',
  'access',
  'vendor',
  'malware',
  'server',
  'email',
  'database',
  'network',
  'audit',
  'license',
  'storage',
];
const CATEGORIES = [
  'Cybersecurity',
  'Operational',
  'Legal',
  'Financial',
  'Third party',
  'Privacy',
  'Physical',
  'Strategic',
];
const SEVERITIES: Readonly<Record<RiskSeverity, number>> = { low: 30, medium: 40, high: 22, critical: 8 };
const STATUSES: Readonly<Record<RiskStatus, number>> = {
  identified: 15,
  open: 15,
  assessing: 10,
  mitigating: 12,
  'in-progress': 8,
  mitigated: 8,
  monitored: 10,
  accepted: 7,
  closed: 8,
  archived: 7,
};
const FLOW_STATUSES: Readonly<Record<RiskFlowStatus, number>> = {
  draft: 20,
  'in-progress': 30,
  completed: 35,
  archived: 15,
};
const TASK_STATUSES: Readonly<Record<TaskStatus, number>> = {
  pending: 40,
  'in-progress': 25,
  completed: 30,
  cancelled: 5,
};

/** Records that risks refer to. */
export interface Surroundings {
  domains: readonly string[];
  assets: readonly string[];
  /** Assets to each of which {@link LINKS} risks link, in the order of the risks. */
  linkedAssets: readonly string[];
  members: readonly string[];
}

export const memberId = (n: number) => (n === 0 ? ADMIN : `bench-member-${n}`);

const sentence = (random: Random) =>
  `The ${random.pick(WORDS)} of a ${random.pick(WORDS)} may lead to a ${random.pick(WORDS)} problem, with ${random.pick(WORDS)} and ${random.pick(WORDS)} affected.`;

const past = (random: Random, now: number) => new Date(now - random.below(PAST * DAY)).toISOString();

export function riskTitle(random: Random, n: number): string {
  return `${random.pick(WORDS)} ${random.pick(WORDS)} ${random.pick(WORDS)} ${n}`;
}

/** @param now ms since 1970 */
export function riskOf(random: Random, n: number, around: Surroundings, now: number): New<RiskDoc> {
  const status = random.weighted(STATUSES);
  const fields = newRisk(
    {
      organization_id: ORGANIZATION,
      title: riskTitle(random, n),
      description: Array.from({ length: 1 + random.below(4) }, () => sentence(random)).join(' '),
      category: random.pick(CATEGORIES),
      severity: random.weighted(SEVERITIES),
      impact_level: 1 + random.below(5),
      probability: 1 + random.below(5),
      owner_id: random.chance(10) ? null : random.pick(around.members),
      asset_id: around.linkedAssets[Math.floor(n / LINKS)] ?? (random.chance(40) ? null : random.pick(around.assets)),
      domain_id: random.chance(10) ? null : random.pick(around.domains),
      selected_assets: [...new Set(Array.from({ length: random.below(4) }, () => random.pick(around.assets)))],
      template_answers: random.chance(30)
        ? { 'Is there a backup?': random.chance(50), 'Who is told first?': random.pick(around.members) }
        : {},
    },
    random.pick(around.members),
  );
  return { ...fields, status, archived_at: status === 'archived' ? past(random, now) : null };
}

/** One risk in ten has a flow. */
export const hasFlow = (n: number) => n % 10 === 0;

/** A flow and its plan, which a draft does not have. */
export function flowOf(
  random: Random,
  risk: RiskDoc,
  now: number,
): { flow: New<RiskFlowDoc>; plan: New<TreatmentPlanDoc> | null } {
  const status = random.weighted(FLOW_STATUSES);
  const completed_at = status === 'completed' || status === 'archived' ? past(random, now) : null;
  const assignee = random.pick([risk.owner_id ?? ADMIN, ADMIN]);
  const written = {
    title: `Treat ${risk.title}`,
    description: sentence(random),
    priority: random.weighted(SEVERITIES),
    timeline: 'Two months',
  };
  const flow: New<RiskFlowDoc> = {
    ...openFlow(risk, now, risk.selected_assets),
    status,
    current_step: status === 'draft' ? 1 + random.below(4) : 5,
    assigned_to: assignee,
    treatment_plan: status === 'draft' ? null : { ...written, assignedTo: assignee, estimatedCost: '4 000' },
    completed_at,
    archived_at: status === 'archived' ? new Date(now).toISOString() : null,
    open_risk_id: status === 'archived' ? null : risk._id,
  };
  return {
    flow,
    plan:
      status === 'draft'
        ? null
        : planOf(risk, { ...written, assigned_to: assignee, estimated_cost: '4 000' }, completed_at),
  };
}

function planOf(risk: RiskDoc, written: Partial<TreatmentPlanDoc>, completed_at: string | null): New<TreatmentPlanDoc> {
  const plan = newPlan({ organization_id: ORGANIZATION, risk_id: risk._id }, ADMIN);
  return {
    ...plan,
    ...written,
    status: completed_at === null ? 'in-progress' : 'completed',
    completed_at,
    risk_domain_id: risk.domain_id,
  };
}

/** A flow in progress. @param selected_assets at least one, if it is to be completed */
export function openFlow(risk: RiskDoc, now: number, selected_assets: string[]): New<RiskFlowDoc> {
  const fields = newFlow(
    { organization_id: ORGANIZATION, risk_id: risk._id, status: 'in-progress' },
    risk,
    ADMIN,
    new Date(now).toISOString().slice(0, 'yyyy-mm-dd'.length),
  );
  return { ...fields, selected_assets, risk_domain_id: risk.domain_id, open_risk_id: risk._id, evaluated_risks: [] };
}

export function taskOf(random: Random, risk: RiskDoc, now: number): New<TaskDoc> {
  const due_date = new Date(now + random.below(PAST) * DAY).toISOString().slice(0, 'yyyy-mm-dd'.length);
  const task = newTask(
    {
      organization_id: ORGANIZATION,
      title: `Look after ${risk.title}`,
      risk_id: risk._id,
      status: random.weighted(TASK_STATUSES),
      due_date,
      assigned_to: risk.owner_id,
    },
    ADMIN,
  );
  return { ...task, risk_domain_id: risk.domain_id };
}
