/** The tools that only read, which language models and agents get. */
import { findControls } from '../assistant/drafts/controls.ts';
import { referenceOf } from '../assistant/catalog/catalog.ts';
import { inputOf } from './input-schema.ts';
import { isRecord, reading, said } from './operation-tool.ts';
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
  reading(
    said(
      'find_risks',
      'Find risks',
      'Finds risks in the register by words, severity, level of the score, status, owner (`me`, `none` or an id), category, asset, due date or time of the last change. `total` is the exact number. Archived risks are left out unless asked for. Sort by -risk_score for the highest.',
    ),
    'listRisks',
    [...RISK_FILTERS, ...LIST],
    'risk',
    { prepare: (given) => ({ ...withoutArchived(given), due_dates: true }) },
  ),
  {
    ...said(
      'get_risk',
      'Get a risk with its links',
      'Everything about one risk: its fields, the names of its assets, scenarios and people, its newest notes, and its tasks, flows and treatment plans. A part that the role may not read is null.',
    ),
    input: inputOf('getRisk', ['id']),
    change: null,
    replaces: false,
    forModel: true,
    run: riskWithLinks,
  },
  reading(
    said(
      'risk_summary',
      'Summary of the risks',
      'How many risks there are, in all and by level of the score (low, medium, high, critical), with the same filters as find_risks.',
    ),
    'getRiskSummary',
    RISK_FILTERS,
    null,
    { prepare: withoutArchived, pick: ({ total, levels }) => ({ total, levels, path: '/risk-register' }) },
  ),
  reading(
    said(
      'risk_matrix',
      'Risk matrix',
      'How many risks are in each cell of the matrix of impact and probability (each 1 to 5), with the same filters as find_risks.',
    ),
    'getRiskSummary',
    RISK_FILTERS,
    null,
    { prepare: withoutArchived, pick: ({ total, cells }) => ({ total, cells, path: '/risk-register' }) },
  ),
  reading(
    said(
      'risk_counts',
      'Counts of risks',
      'How many risks there are by severity, status, category, owner and flow, with the same filters as find_risks.',
    ),
    'getRiskFacets',
    RISK_FILTERS,
    null,
    {
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
    },
  ),
  reading(
    said('overdue_work', 'Overdue tasks', 'The tasks that are overdue, the oldest first. `total` is the exact number.'),
    'listTasks',
    ['risk_id', 'assigned_to', 'limit', 'cursor'],
    'task',
    { prepare: (given) => ({ ...given, due: 'overdue', sort: 'due_date' }) },
  ),
  reading(
    said(
      'work_summary',
      'Summary of the work',
      'How many tasks and treatment plans there are, how many are completed, overdue and assigned to the person who asks.',
    ),
    'getWorkSummary',
    [],
    null,
    { pick: (answer) => ({ ...answer, path: '/plans-tasks' }) },
  ),
  reading(
    said(
      'assigned_to_me',
      'What is assigned to me',
      'Open tasks, actions of plans, flows and risks of the person who asks, what is due first at the top.',
    ),
    'getAssignedWork',
    ['limit'],
    null,
    { pick: (answer) => each(answer, ({ kind }) => ASSIGNED_KINDS[String(kind)] ?? null) },
  ),
  reading(
    said(
      'find_tasks',
      'Find tasks',
      'Finds tasks by words, risk, status, person or when they are due (overdue, week, later, none).',
    ),
    'listTasks',
    ['q', 'risk_id', 'status', 'due', 'assigned_to', ...LIST],
    'task',
  ),
  reading(
    said(
      'find_flows',
      'Find risk flows',
      'Finds risk flows (assessments in five steps) by title of the risk, risk, status or person.',
    ),
    'listRiskFlows',
    ['q', 'risk_id', 'status', 'archived', 'assigned_to', ...LIST],
    'flow',
  ),
  reading(
    said(
      'get_flow',
      'Get a risk flow',
      'One risk flow: its step, selected assets, properties and scenarios, assessments and treatment plan.',
    ),
    'getRiskFlow',
    ['id'],
    'flow',
  ),
  reading(
    said('find_plans', 'Find treatment plans', 'Finds treatment plans by words, risk, flow, status or person.'),
    'listTreatmentPlans',
    ['q', 'risk_id', 'risk_flow_id', 'status', 'assigned_to', ...LIST],
    'plan',
  ),
  reading(
    said('get_plan', 'Get a treatment plan', 'One treatment plan with its actions.'),
    'getTreatmentPlan',
    ['id'],
    'plan',
  ),
  reading(
    said(
      'find_assets',
      'Find assets',
      'Finds assets by words, type, level of risk, status, category or property. `risk_count` is the number of risks that name the asset.',
    ),
    'listAssets',
    ['q', 'type', 'risk_level', 'status', 'category', 'property_id', ...LIST],
    'asset',
  ),
  reading(said('get_asset', 'Get an asset', 'One asset with its fields and properties.'), 'getAsset', ['id'], 'asset'),
  reading(
    said(
      'find_properties',
      'Find properties',
      'Finds properties of assets by words, category, type, asset or scenario.',
    ),
    'listProperties',
    ['q', 'category', 'type', 'asset_id', 'scenario_id', ...LIST],
    'property',
  ),
  reading(
    said('find_scenarios', 'Find risk scenarios', 'Finds risk scenarios by words, threat actor or property.'),
    'listRiskScenarios',
    ['q', 'threat_actor', 'property_id', ...LIST],
    'scenario',
  ),
  reading(
    said('find_people', 'Find people', 'Finds members of the organization by name, for their ids.'),
    'listPeople',
    ['q', 'limit', 'cursor'],
    null,
  ),
  reading(
    said(
      'recent_changes',
      'Recent changes',
      'What people did lately with risks, flows, plans, tasks and notes, the newest first.',
    ),
    'getRecentActivity',
    ['limit'],
    null,
    { pick: (answer) => each(answer, ({ entity }) => ACTIVITY_KINDS[String(entity)] ?? null, 'entity_id') },
  ),
  {
    ...said(
      'search_controls',
      'Search the control catalog',
      'Finds security controls of NIST SP 800-53 and NIST CSF 2.0, with related clauses of ISO/IEC 27001, SOC 2 and PCI DSS, by words in English such as "phishing" or "backup".',
    ),
    input: {
      type: 'object',
      properties: { text: { type: 'string', minLength: 1, maxLength: 500 } },
      required: ['text'],
      additionalProperties: false,
    },
    change: null,
    replaces: false,
    forModel: true,
    run: async (given) => searchControls(given),
  },
  reading(
    said(
      'find_templates',
      'Find GRC templates',
      'Finds GRC templates (question sets by framework) by words, domain or framework.',
    ),
    'listGrcTemplates',
    ['q', 'domain_id', 'framework', ...LIST],
    'template',
  ),
  reading(
    said('list_domains', 'List domains', 'The GRC domains of risks and templates, for their ids.'),
    'listGrcDomains',
    ['q', 'limit', 'cursor'],
    null,
  ),
];
