/** The tools that only read, which language models and agents get. */
import { findControls } from '../assistant/drafts/controls.ts';
import { referenceOf } from '../assistant/catalog/catalog.ts';
import { inputOf } from './input-schema.ts';
import { isRecord, reading, READS } from './operation-tool.ts';
import { placed, type Kind } from './places.ts';
import { riskWithLinks } from './risk-with-links.ts';
import type { Result, Tool } from './tool.ts';
import type { Arguments } from './input-schema.ts';

const RISK_FILTERS = [
  'q',
  'severity',
  'score_level',
  'status',
  'archived',
  'category',
  'owner_id',
  'reviewer_id',
  'assets',
  'scenarios',
  'domain_id',
  'flow',
  'due_from',
  'due_by',
  'changed_since',
  'changed_before',
];
const LIST = ['sort', 'limit', 'cursor'];

/** Archived risks count only where they are asked for. */
const withoutArchived = (given: Arguments): Arguments =>
  given['status'] === undefined && given['archived'] === undefined ? { ...given, archived: 'exclude' } : given;

const ASSIGNED_KINDS: Readonly<Record<string, Kind>> = { task: 'task', flow: 'flow', risk: 'risk', action: 'plan' };
const ACTIVITY_KINDS: Readonly<Record<string, Kind>> = {
  risks: 'risk',
  risk_flows: 'flow',
  treatment_plans: 'plan',
  tasks: 'task',
};

/** Gives each item the path for its kind. */
function each(answer: Result, kindOf: (item: Arguments) => Kind | null, id = 'id'): Result {
  const { items } = answer;
  if (!Array.isArray(items)) return answer;
  return {
    ...answer,
    items: items.filter(isRecord).map((item: object) => {
      const kind = kindOf({ ...item });
      return kind === null
        ? item
        : { ...placed(kind, { ...item, id: Reflect.get(item, id) }), id: Reflect.get(item, 'id') };
    }),
  };
}

const CONTROLS = 10;

function searchControls({ text }: Arguments): Result {
  const found = findControls(String(text).slice(0, 500), 'en', CONTROLS);
  return {
    items: found.map((control) => ({
      id: control.id,
      framework: control.framework,
      title: control.title,
      summary: control.summary,
      reference: referenceOf(control),
    })),
    total: found.length,
  };
}

export const READING_TOOLS: readonly Tool[] = [
  reading('listRisks', [...RISK_FILTERS, ...LIST], 'risk', {
    name: 'find_risks',
    title: 'Find risks',
    description:
      'Finds risks in the register by words, severity, level of the score, status, owner (`me`, `none` or an id), category, asset, due date or time of the last change. `total` is the exact number. Archived risks are left out unless asked for. Sort by -risk_score for the highest.',
    prepare: (given) => ({ ...withoutArchived(given), due_dates: true }),
  }),
  {
    name: 'get_risk',
    title: 'Get a risk with its links',
    description:
      'Everything about one risk: its fields, the names of its assets, scenarios and people, its newest notes, and its tasks, flows and treatment plans. A part that the role may not read is null.',
    input: inputOf('getRisk', ['id']),
    ...READS,
    run: riskWithLinks,
  },
  reading('getRiskSummary', RISK_FILTERS, null, {
    name: 'risk_summary',
    title: 'Summary of the risks',
    description:
      'How many risks there are, in all and by level of the score (low, medium, high, critical), with the same filters as find_risks.',
    prepare: withoutArchived,
    pick: ({ total, levels }) => ({ total, levels, path: '/risk-register' }),
  }),
  reading('getRiskSummary', RISK_FILTERS, null, {
    name: 'risk_matrix',
    title: 'Risk matrix',
    description:
      'How many risks are in each cell of the matrix of impact and probability (each 1 to 5), with the same filters as find_risks.',
    prepare: withoutArchived,
    pick: ({ total, cells }) => ({ total, cells, path: '/risk-register' }),
  }),
  reading('getRiskFacets', RISK_FILTERS, null, {
    name: 'risk_counts',
    title: 'Counts of risks',
    description:
      'How many risks there are by severity, status, category, owner and flow, with the same filters as find_risks.',
    prepare: withoutArchived,
    pick: ({ total, severity, status, category, owner_id, flow }) => ({
      total,
      severity,
      status,
      category,
      owner_id,
      flow,
      path: '/risk-register',
    }),
  }),
  reading('listTasks', ['risk_id', 'assigned_to', 'limit', 'cursor'], 'task', {
    name: 'overdue_work',
    title: 'Overdue tasks',
    description: 'The tasks that are overdue, the oldest first. `total` is the exact number.',
    prepare: (given) => ({ ...given, due: 'overdue', sort: 'due_date' }),
  }),
  reading('getWorkSummary', [], null, {
    name: 'work_summary',
    title: 'Summary of the work',
    description:
      'How many tasks and treatment plans there are, how many are completed, overdue and assigned to the person who asks.',
    pick: (answer) => ({ ...answer, path: '/plans-tasks' }),
  }),
  reading('getAssignedWork', ['limit'], null, {
    name: 'assigned_to_me',
    title: 'What is assigned to me',
    description: 'Open tasks, actions of plans, flows and risks of the person who asks, what is due first at the top.',
    pick: (answer) => each(answer, ({ kind }) => ASSIGNED_KINDS[String(kind)] ?? null),
  }),
  reading('listTasks', ['q', 'risk_id', 'status', 'due', 'assigned_to', ...LIST], 'task', {
    name: 'find_tasks',
    title: 'Find tasks',
    description: 'Finds tasks by words, risk, status, person or when they are due (overdue, week, later, none).',
  }),
  reading('listRiskFlows', ['q', 'risk_id', 'status', 'archived', 'assigned_to', ...LIST], 'flow', {
    name: 'find_flows',
    title: 'Find risk flows',
    description: 'Finds risk flows (assessments in five steps) by title of the risk, risk, status or person.',
  }),
  reading('getRiskFlow', ['id'], 'flow', {
    name: 'get_flow',
    title: 'Get a risk flow',
    description: 'One risk flow: its step, selected assets, properties and scenarios, assessments and treatment plan.',
  }),
  reading('listTreatmentPlans', ['q', 'risk_id', 'risk_flow_id', 'status', 'assigned_to', ...LIST], 'plan', {
    name: 'find_plans',
    title: 'Find treatment plans',
    description: 'Finds treatment plans by words, risk, flow, status or person.',
  }),
  reading('getTreatmentPlan', ['id'], 'plan', {
    name: 'get_plan',
    title: 'Get a treatment plan',
    description: 'One treatment plan with its actions.',
  }),
  reading('listAssets', ['q', 'type', 'risk_level', 'status', 'category', 'property_id', ...LIST], 'asset', {
    name: 'find_assets',
    title: 'Find assets',
    description:
      'Finds assets by words, type, level of risk, status, category or property. `risk_count` is the number of risks that name the asset.',
  }),
  reading('getAsset', ['id'], 'asset', {
    name: 'get_asset',
    title: 'Get an asset',
    description: 'One asset with its fields and properties.',
  }),
  reading('listProperties', ['q', 'category', 'type', 'asset_id', 'scenario_id', ...LIST], 'property', {
    name: 'find_properties',
    title: 'Find properties',
    description: 'Finds properties of assets by words, category, type, asset or scenario.',
  }),
  reading('listRiskScenarios', ['q', 'threat_actor', 'property_id', ...LIST], 'scenario', {
    name: 'find_scenarios',
    title: 'Find risk scenarios',
    description: 'Finds risk scenarios by words, threat actor or property.',
  }),
  reading('listPeople', ['q', 'limit', 'cursor'], null, {
    name: 'find_people',
    title: 'Find people',
    description: 'Finds members of the organization by name, for their ids.',
  }),
  reading('getRecentActivity', ['limit'], null, {
    name: 'recent_changes',
    title: 'Recent changes',
    description: 'What people did lately with risks, flows, plans, tasks and notes, the newest first.',
    pick: (answer) => each(answer, ({ entity }) => ACTIVITY_KINDS[String(entity)] ?? null, 'entity_id'),
  }),
  {
    name: 'search_controls',
    title: 'Search the control catalog',
    description:
      'Finds security controls of NIST SP 800-53 and NIST CSF 2.0, with related clauses of ISO/IEC 27001, SOC 2 and PCI DSS, by words in English such as "phishing" or "backup".',
    input: {
      type: 'object',
      properties: { text: { type: 'string', minLength: 1, maxLength: 500 } },
      required: ['text'],
      additionalProperties: false,
    },
    ...READS,
    run: async (given) => searchControls(given),
  },
  reading('listGrcTemplates', ['q', 'domain_id', 'framework', ...LIST], 'template', {
    name: 'find_templates',
    title: 'Find GRC templates',
    description: 'Finds GRC templates (question sets by framework) by words, domain or framework.',
  }),
  reading('listGrcDomains', ['q', 'limit', 'cursor'], null, {
    name: 'list_domains',
    title: 'List domains',
    description: 'The GRC domains of risks and templates, for their ids.',
  }),
];
