import type { Scenario, Step } from '../../scenario.ts';
import {
  add,
  addCompletedFlow,
  addFlow,
  all,
  change,
  faulty,
  from,
  invalid,
  invalidBody,
  list,
  missing,
  notAllowed,
  OTHER_ORGANIZATION,
  PLAN_INCOMPLETE,
  read,
  remove,
  STALE,
  unknown,
  wrongState,
} from '../../steps.ts';

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const plan = 'treatment-plans/{plan}';
const complete = `${plan}/complete`;
const WHOLE = { title: 'Pump', description: 'Buy one', assigned_to: '{user:risk_owner}' };
const action = { id: 'a1', title: '', description: '', responsible: '', dueDate: null, status: 'pending' };
const addPlan = (fields: object = {}, more: Partial<Step> = {}): Step[] => [
  add('risks', { title: 'Flood' }, { save: { risk: '/id' } }),
  add('treatment-plans', { risk_id: '{risk}', ...fields }, { save: { plan: '/id' }, ...more }),
];

export const treatmentPlanScenarios: readonly Scenario[] = [
  {
    name: 'a new plan is a draft of medium priority, created by the caller',
    steps: [
      add('risks', { title: 'Flood' }, { save: { risk: '/id' } }),
      ...['{user:auditor}', 'nobody'].map((created_by) =>
        add(
          'treatment-plans',
          { risk_id: '{risk}', created_by },
          { as: 'risk_manager', ...faulty({ path: '/created_by', message: 'must be your own user id' }) },
        ),
      ),
      add(
        'treatment-plans',
        { risk_id: '{risk}', created_by: '{user:risk_manager}' },
        {
          as: 'risk_manager',
          answer: {
            organization_id: '{org}',
            risk_id: '{risk}',
            risk_flow_id: null,
            title: '',
            description: '',
            assigned_to: '',
            priority: 'medium',
            estimated_cost: '',
            timeline: '',
            actions: [],
            status: 'draft',
            created_by: '{user:risk_manager}',
            completed_at: null,
            version: 1,
            created_at: TIME,
            updated_at: TIME,
            risk_domain_id: undefined,
          },
          answerHeaders: { etag: '"1"', location: /^\/api\/treatment-plans\/./ },
          save: { plan: '/id' },
        },
      ),
      read(plan, { as: 'auditor', answer: { id: '{plan}', version: 1 }, answerHeaders: { etag: '"1"' } }),
      list('treatment-plans', {}, all({ id: '{plan}' })),
      // A risk may have several plans without a flow.
      add(
        'treatment-plans',
        { risk_id: '{risk}', title: ' Walls ', status: 'in-progress', actions: [action] },
        { answer: { title: 'Walls', status: 'in-progress', actions: [action] } },
      ),
    ],
  },
  {
    name: 'a change of a plan may name its creator or the caller, and nobody else',
    steps: [
      ...addPlan({ created_by: 'unknown' }, { as: 'risk_manager', answer: { created_by: '{user:risk_manager}' } }),
      ...['{user:risk_manager}', '{user:admin}', 'unknown'].map((created_by) =>
        change(plan, { created_by }, { answer: { created_by: '{user:risk_manager}' } }),
      ),
      ...['{user:auditor}', 'nobody'].map((created_by) =>
        change(plan, { created_by, title: 'x' }, faulty({ path: '/created_by', message: 'cannot be changed' })),
      ),
      change(plan, { created_by: '{user:auditor}' }, from('"7"', STALE)),
      read(plan, { answer: { created_by: '{user:risk_manager}', title: '', version: 1 } }),
    ],
  },
  {
    name: 'fields of a plan can be changed; its assignee is stored by id, and can be removed',
    steps: [
      ...addPlan(),
      list('people', { id: '{user:risk_owner}' }, { save: { mail: '/items/0/email' } }),
      change(
        plan,
        { title: ' Pump ', assigned_to: ' {mail} ', priority: 'critical', actions: [action] },
        {
          as: 'risk_owner',
          answer: {
            title: 'Pump',
            assigned_to: '{user:risk_owner}',
            priority: 'critical',
            actions: [action],
            version: 2,
          },
          answerHeaders: { etag: '"2"' },
        },
      ),
      change(
        plan,
        { estimated_cost: '4 000 €', timeline: 'soon' },
        { answer: { title: 'Pump', estimated_cost: '4 000 €', timeline: 'soon', actions: [action] } },
      ),
      change(plan, { assigned_to: ' ', title: '' }, { answer: { assigned_to: '', title: '', version: 4 } }),
      change(plan, { assigned_to: 'nobody@example.com' }, unknown('/assigned_to')),
      change(plan, { assigned_to: '{user:auditor}' }),
      remove('organizations/{org}/members/{user:auditor}'),
      change(
        plan,
        { assigned_to: '{user:auditor}', timeline: 'late' },
        { answer: { assigned_to: '{user:auditor}', timeline: 'late' } },
      ),
      add('treatment-plans', { risk_id: '{risk}', assigned_to: '{user:auditor}' }, unknown('/assigned_to')),
    ],
  },
  {
    name: 'errors of an invalid plan name the fields',
    steps: [
      add('treatment-plans', {}, invalidBody({ path: '/risk_id', message: 'is required' })),
      add(
        'treatment-plans',
        { organization_id: undefined, risk_id: 'x' },
        invalid('organization_id is required', { path: '/organization_id', message: 'organization_id is required' }),
      ),
      add('treatment-plans', { risk_id: 'nowhere' }, unknown('/risk_id')),
      ...addPlan(WHOLE),
      change(
        plan,
        { status: 'done' },
        invalidBody({ path: '/status', message: 'must be one of draft, in-progress, completed' }),
      ),
      change(
        plan,
        { status: 'completed' },
        wrongState('Complete the treatment plan instead of setting its status to completed.'),
      ),
      add(
        'treatment-plans',
        { risk_id: '{risk}', status: 'completed' },
        invalidBody({ path: '/status', message: 'must be one of draft, in-progress' }),
      ),
      change(
        plan,
        { priority: 'urgent' },
        invalidBody({ path: '/priority', message: 'must be one of low, medium, high, critical' }),
      ),
      change(
        plan,
        { actions: [{ ...action, dueDate: '2026-02-30' }] },
        { status: 400, answer: { code: 'invalid_request' } },
      ),
      change(plan, { risk_id: 'x' }, faulty({ path: '/risk_id', message: 'cannot be changed' })),
      change(
        plan,
        { completed_at: '2026-01-01T00:00:00.000Z' },
        faulty({ path: '/completed_at', message: 'cannot be changed' }),
      ),
      change(plan, {}, invalidBody({ path: '', message: 'must NOT have fewer than 1 properties' })),
      read(plan, { answer: { version: 1 } }),
    ],
  },
  {
    name: 'a plan belongs to a flow of its own risk, and a flow has at most one plan',
    steps: [
      ...addFlow(),
      add('risks', { title: 'Other' }, { save: { other: '/id' } }),
      add('treatment-plans', { risk_id: '{other}', risk_flow_id: '{flow}' }, unknown('/risk_flow_id')),
      add('treatment-plans', { risk_id: '{risk}', risk_flow_id: 'nowhere' }, unknown('/risk_flow_id')),
      add('treatment-plans', { risk_id: '{risk}', risk_flow_id: '{foreign:risk_flows}' }, unknown('/risk_flow_id')),
      add('treatment-plans', { risk_id: '{foreign:risks}', risk_flow_id: '{foreign:risk_flows}' }, unknown('/risk_id')),
      add(
        'treatment-plans',
        { risk_id: '{risk}', risk_flow_id: '{flow}', title: 'One' },
        { answer: { risk_flow_id: '{flow}' }, save: { plan: '/id' } },
      ),
      add(
        'treatment-plans',
        { risk_id: '{risk}', risk_flow_id: '{flow}', title: 'Two' },
        wrongState('The risk flow already has a treatment plan.'),
      ),
      remove(plan),
      // The flow shows its plan, so deleting the plan changes the flow.
      read('risk-flows/{flow}', { answer: { version: 3, treatment_plan: null } }),
      add('treatment-plans', { risk_id: '{risk}', risk_flow_id: '{flow}', title: 'Two' }),
    ],
  },
  {
    name: 'a plan with title, description and assignee can be completed and reopened',
    steps: [
      ...addPlan(),
      change(complete, undefined, PLAN_INCOMPLETE),
      ...(['title', 'description', 'assigned_to'] as const).flatMap((field) => [
        change(plan, { ...WHOLE, [field]: ' ' }),
        change(complete, undefined, PLAN_INCOMPLETE),
      ]),
      change(plan, WHOLE),
      change(complete, undefined, {
        as: 'risk_owner',
        answer: { status: 'completed', completed_at: TIME, version: 6 },
        answerHeaders: { etag: '"6"' },
      }),
      change(complete, undefined, wrongState('The treatment plan is already completed.')),
      change(plan, { status: 'draft' }, wrongState('A completed treatment plan cannot become a draft again.')),
      change(plan, { timeline: 'late' }, { answer: { status: 'completed', completed_at: TIME } }),
      change(plan, { status: 'completed', timeline: 'later' }, { answer: { status: 'completed', completed_at: TIME } }),
      change(plan, { status: 'in-progress' }, { answer: { status: 'in-progress', completed_at: null } }),
      change(complete, undefined, { answer: { status: 'completed' } }),
    ],
  },
  {
    name: 'a completed plan must stay complete, unless the change reopens it',
    steps: [
      ...addPlan(WHOLE),
      change(complete, undefined),
      ...(['title', 'description', 'assigned_to'] as const).map((field) =>
        change(plan, { [field]: ' ' }, PLAN_INCOMPLETE),
      ),
      change(plan, { title: '', description: '', assigned_to: '' }, from('"1"', PLAN_INCOMPLETE)),
      change(plan, { title: '', assigned_to: 'nobody@example.com' }, PLAN_INCOMPLETE),
      change(
        plan,
        { title: 'Two pumps', assigned_to: '{user:admin}' },
        {
          answer: {
            status: 'completed',
            completed_at: TIME,
            title: 'Two pumps',
            assigned_to: '{user:admin}',
            version: 3,
          },
        },
      ),
      change(
        plan,
        { status: 'in-progress', title: '' },
        { answer: { status: 'in-progress', completed_at: null, title: '' } },
      ),
      change(plan, { description: '' }),
    ],
  },
  {
    name: 'an outdated version of a plan is refused; a wrong state is reported first',
    steps: [
      ...addPlan(),
      change(plan, WHOLE, from('"1"', { answer: { version: 2 } })),
      change(plan, { timeline: 'late' }, from('"1"', STALE)),
      change(complete, undefined, from('"1"', STALE)),
      change('treatment-plans/nowhere/complete', undefined, from('rubbish', STALE)),
      remove(plan, from('"1"', STALE)),
      change(complete, undefined, from('"2"')),
      change(complete, undefined, from('"2"', wrongState('The treatment plan is already completed.'))),
      change(
        plan,
        { status: 'draft' },
        from('"2"', wrongState('A completed treatment plan cannot become a draft again.')),
      ),
      remove(plan, from('"3"')),
      remove(plan, missing('treatment plan')),
    ],
  },
  {
    name: 'the plan of an archived flow cannot change',
    steps: [
      ...addCompletedFlow(),
      change('risk-flows/{flow}/archive', undefined),
      list('treatment-plans', {}, { save: { plan: '/items/0/id' } }),
      change(plan, { timeline: 'late' }, wrongState('The risk flow is archived and can no longer be changed.')),
      change(
        plan,
        { status: 'in-progress' },
        from('"9"', wrongState('The risk flow is archived and can no longer be changed.')),
      ),
      change(complete, undefined, wrongState('The risk flow is archived and can no longer be changed.')),
      add(
        'treatment-plans',
        { risk_id: '{risk}', risk_flow_id: '{flow}' },
        wrongState('The risk flow is archived and can no longer be changed.'),
      ),
      remove(plan, wrongState('The risk flow is archived and can no longer be changed.')),
      remove(plan, from('"9"', wrongState('The risk flow is archived and can no longer be changed.'))),
      read(plan, { answer: { version: 1, status: 'completed' } }),
      // The plan is deleted with its flow.
      remove('risk-flows/{flow}'),
      read(plan, missing('treatment plan')),
    ],
  },
  {
    name: 'plans need permissions for risks, and are visible when their risk is',
    steps: [
      ...addPlan(WHOLE),
      add(
        'treatment-plans',
        { risk_id: '{risk}' },
        { as: 'risk_owner', ...notAllowed('risk owner', 'create', 'risks') },
      ),
      remove(plan, { as: 'risk_owner', ...notAllowed('risk owner', 'delete', 'risks') }),
      change(plan, { title: 'x' }, { as: 'stakeholder', ...notAllowed('stakeholder', 'update', 'risks') }),
      change(complete, undefined, { as: 'auditor', ...notAllowed('auditor', 'update', 'risks') }),
      list('treatment-plans', {}, { as: 'asset_owner', ...all({ id: '{plan}' }) }),
      list('treatment-plans', {}, { as: 'grc_domain_manager', ...all() }),
      read(plan, { as: 'grc_domain_manager', ...missing('treatment plan') }),
      change(plan, { title: 'x' }, { as: 'grc_domain_manager', ...missing('treatment plan') }),
      change(complete, undefined, { as: 'grc_domain_manager', ...missing('treatment plan') }),
      remove(plan, { as: 'grc_domain_manager', ...missing('treatment plan') }),
      add('treatment-plans', { risk_id: '{risk}' }, { as: 'grc_domain_manager', ...unknown('/risk_id') }),
      change('risks/{risk}', { domain_id: '{domain}' }),
      add('treatment-plans', { risk_id: '{risk}', title: 'Theirs' }, { as: 'grc_domain_manager' }),
      list(
        'treatment-plans',
        { sort: 'title' },
        { as: 'grc_domain_manager', ...all({ id: '{plan}' }, { title: 'Theirs' }) },
      ),
      list('treatment-plans', { organization_id: '{foreignOrg}' }, OTHER_ORGANIZATION),
      read(
        'treatment-plans',
        invalid('organizationId is required', { path: '/organization_id', message: 'organizationId is required' }),
      ),
      read('treatment-plans/{foreign:treatment_plans}', missing('treatment plan')),
      change('treatment-plans/{foreign:treatment_plans}', { title: 'x' }, missing('treatment plan')),
      change('treatment-plans/{foreign:treatment_plans}/complete', undefined, missing('treatment plan')),
      remove('treatment-plans/{foreign:treatment_plans}', missing('treatment plan')),
    ],
  },
  {
    name: 'plans are filtered, sorted by priority, searched and paged',
    steps: [
      ...addFlow(),
      add('treatment-plans', {
        risk_id: '{risk}',
        risk_flow_id: '{flow}',
        title: 'Walls',
        priority: 'low',
        description: 'Around the cellar',
      }),
      add('risks', { title: 'Other' }, { save: { other: '/id' } }),
      add(
        'treatment-plans',
        { risk_id: '{other}', title: 'pumps', priority: 'critical', status: 'in-progress' },
        { save: { pumps: '/id' } },
      ),
      add('treatment-plans', {
        risk_id: '{other}',
        title: 'Boats',
        priority: 'high',
        assigned_to: '{user:risk_owner}',
      }),
      list('people', { id: '{user:risk_owner}' }, { save: { mail: '/items/0/email' } }),
      list('treatment-plans', {}, all({ title: 'Boats' }, { title: 'pumps' }, { title: 'Walls' })),
      list('treatment-plans', { sort: '-priority' }, all({ title: 'pumps' }, { title: 'Boats' }, { title: 'Walls' })),
      list('treatment-plans', { sort: 'title' }, all({ title: 'Boats' }, { title: 'pumps' }, { title: 'Walls' })),
      list('treatment-plans', { sort: '-status', limit: '1' }, { answer: { total: 3, items: [{ title: 'pumps' }] } }),
      list(
        'treatment-plans',
        { sort: 'priority', limit: '2' },
        { answer: { total: 3, items: [{ title: 'Walls' }, { title: 'Boats' }] }, save: { next: '/next_cursor' } },
      ),
      list(
        'treatment-plans',
        { sort: 'priority', limit: '2', cursor: '{next}' },
        { answer: { items: [{ title: 'pumps' }], next_cursor: null } },
      ),
      list('treatment-plans', { risk_id: '{other}', sort: 'created_at' }, all({ title: 'pumps' }, { title: 'Boats' })),
      list('treatment-plans', { risk_flow_id: '{flow}' }, all({ title: 'Walls' })),
      list('treatment-plans', { status: ['in-progress', 'completed'] }, all({ title: 'pumps' })),
      list('treatment-plans', { assigned_to: '{mail}' }, all({ title: 'Boats' })),
      list('treatment-plans', { assigned_to: '{user:admin}' }, all()),
      list('treatment-plans', { q: 'pum' }, all({ title: 'pumps' })),
      list('treatment-plans', { q: 'cellar wall' }, all({ title: 'Walls' })),
      change('treatment-plans/{pumps}', { timeline: 'soon' }),
      list('treatment-plans', { limit: '1' }, { answer: { items: [{ title: 'pumps' }] } }),
    ],
  },
];
