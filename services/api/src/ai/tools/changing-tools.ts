/** The tools that change something or propose a change, which agents get. */
import { RISK_STATUSES } from '@parapet/contracts';
import { inputOf } from './input-schema.ts';
import { changing, READS } from './operation-tool.ts';
import { proposalOf } from './proposal.ts';
import type { Tool } from './tool.ts';

const RISK_FIELDS = [
  'title',
  'description',
  'category',
  'severity',
  'impact_level',
  'probability',
  'owner_id',
  'reviewer_id',
  'domain_id',
  'selected_assets',
  'selected_scenarios',
];
const TASK_FIELDS = ['title', 'description', 'risk_id', 'status', 'due_date', 'assigned_to'];

export const CHANGING_TOOLS: readonly Tool[] = [
  changing('createRisk', [...RISK_FIELDS, 'status'], 'risk', {
    name: 'add_risk',
    title: 'Add a risk',
    description: 'Adds a risk to the register. The score is impact_level x probability.',
  }),
  changing('updateRisk', ['id', ...RISK_FIELDS, 'status'], 'risk', {
    name: 'update_risk',
    title: 'Change a risk',
    description: `Changes fields of a risk; fields that are not named stay. Statuses: ${RISK_STATUSES.join(', ')}.`,
    replaces: true,
  }),
  changing('addRiskNote', ['id', 'note'], null, {
    name: 'add_note',
    title: 'Add a note to a risk',
    description: 'Adds a note to a risk. Notes cannot be changed or removed.',
  }),
  changing('createTask', TASK_FIELDS, 'task', {
    name: 'add_task',
    title: 'Add a task',
    description: 'Adds a task, for a risk or on its own.',
  }),
  changing('updateTask', ['id', ...TASK_FIELDS], 'task', {
    name: 'update_task',
    title: 'Change a task',
    description: 'Changes fields of a task, e.g. its status; fields that are not named stay.',
    replaces: true,
  }),
];

export const PROPOSE_CHANGE: Tool = {
  name: 'propose_change',
  title: 'Propose a change',
  description:
    'Shows what a change of a risk would do, field by field, and stores nothing: for a person to decide. With the scope to write, update_risk makes the change.',
  input: inputOf('updateRisk', ['id', ...RISK_FIELDS, 'status']),
  ...READS,
  run: (given, asking) => proposalOf('updateRisk', 'Change a risk', 'This is a proposal.', given, asking),
};
