/** The tools that change something or propose a change, which agents get. */
import { RISK_STATUSES } from '@parapet/contracts';
import { inputOf } from './input-schema.ts';
import { changing, said } from './operation-tool.ts';
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
  changing(
    said('add_risk', 'Add a risk', 'Adds a risk to the register. The score is impact_level x probability.'),
    'createRisk',
    [...RISK_FIELDS, 'status'],
    'risk',
  ),
  changing(
    said(
      'update_risk',
      'Change a risk',
      `Changes fields of a risk; fields that are not named stay. Statuses: ${RISK_STATUSES.join(', ')}.`,
    ),
    'updateRisk',
    ['id', ...RISK_FIELDS, 'status'],
    'risk',
    true,
  ),
  changing(
    said('add_note', 'Add a note to a risk', 'Adds a note to a risk. Notes cannot be changed or removed.'),
    'addRiskNote',
    ['id', 'note'],
    null,
  ),
  changing(said('add_task', 'Add a task', 'Adds a task, for a risk or on its own.'), 'createTask', TASK_FIELDS, 'task'),
  changing(
    said('update_task', 'Change a task', 'Changes fields of a task, e.g. its status; fields that are not named stay.'),
    'updateTask',
    ['id', ...TASK_FIELDS],
    'task',
    true,
  ),
];

export const PROPOSE_CHANGE: Tool = {
  ...said(
    'propose_change',
    'Propose a change',
    'Shows what a change of a risk would do, field by field, and stores nothing: for a person to decide. With the scope to write, update_risk makes the change.',
  ),
  input: inputOf('updateRisk', ['id', ...RISK_FIELDS, 'status']),
  change: null,
  replaces: false,
  forModel: false,
  run: (given, asking) => proposalOf('updateRisk', 'Change a risk', 'This is a proposal.', given, asking),
};
