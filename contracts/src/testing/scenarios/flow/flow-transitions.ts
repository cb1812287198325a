import type { Scenario } from '../../scenario.ts';
import {
  add,
  addCompletedFlow,
  addAssetFlow,
  all,
  change,
  from,
  invalid,
  invalidBody,
  list,
  PLAN,
  PLAN_INCOMPLETE,
  read,
  STALE,
  unknown,
  wrongState,
} from '../../steps.ts';

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const flow = 'risk-flows/{flow}';
const complete = `${flow}/complete`;
const archive = `${flow}/archive`;
const plans = (...found: object[]) => list('treatment-plans', { risk_flow_id: '{flow}' }, all(...found));
const action = { id: 'a1', title: 'Ask', description: '', responsible: '', dueDate: '2026-12-01', status: 'pending' };

const MISSING = 'Please fill in all required treatment plan fields';
/** Errors for missing fields of the plan in the body, in the words of section 5. */
const lacking = (...paths: string[]) => invalid(MISSING, ...paths.map((path) => ({ path, message: MISSING })));

export const flowTransitionScenarios: readonly Scenario[] = [
  {
    name: 'completing saves and completes the plan, completes the flow, and makes the assignee the owner of the risk',
    steps: [
      ...addAssetFlow(),
      list('people', { id: '{user:risk_owner}' }, { save: { mail: '/items/0/email' } }),
      change(
        complete,
        { treatment_plan: { ...PLAN, title: ' Second line ', assignedTo: '{mail}' }, actions: [action] },
        {
          as: 'risk_manager',
          answer: {
            status: 'completed',
            completed_at: TIME,
            assigned_to: '{user:risk_owner}',
            treatment_plan: PLAN,
            version: 2,
          },
          answerHeaders: { etag: '"2"' },
        },
      ),
      read('risks/{risk}', { answer: { status: 'mitigating', owner_id: '{user:risk_owner}', version: 3 } }),
      plans({
        risk_id: '{risk}',
        risk_flow_id: '{flow}',
        title: 'Second line',
        description: PLAN.description,
        assigned_to: '{user:risk_owner}',
        priority: 'high',
        estimated_cost: '4 000 €',
        timeline: 'Two months',
        actions: [action],
        status: 'completed',
        completed_at: TIME,
        created_by: '{user:risk_manager}',
        version: 1,
      }),
      change(complete, { treatment_plan: PLAN }, wrongState('The risk flow is already completed.')),
    ],
  },
  {
    name: 'the plan of a flow is one record, changed through the flow or the plan, and completed as last saved',
    steps: [
      ...addAssetFlow('', {}, { treatment_plan: { ...PLAN, title: ' In the flow ' } }),
      read(flow, { answer: { treatment_plan: { ...PLAN, title: 'In the flow' }, version: 1 } }),
      list(
        'treatment-plans',
        { risk_flow_id: '{flow}' },
        {
          answer: {
            items: [
              {
                title: 'In the flow',
                assigned_to: '{user:risk_owner}',
                estimated_cost: '4 000 €',
                status: 'draft',
                actions: [],
              },
            ],
          },
          save: { plan: '/items/0/id' },
        },
      ),
      add(
        'treatment-plans',
        { risk_id: '{risk}', risk_flow_id: '{flow}', title: 'Another' },
        wrongState('The risk flow already has a treatment plan.'),
      ),
      change('treatment-plans/{plan}', {
        title: 'In the record',
        description: 'x',
        assigned_to: '{user:admin}',
        timeline: 'soon',
        actions: [action],
      }),
      read(flow, {
        answer: {
          treatment_plan: {
            ...PLAN,
            title: 'In the record',
            description: 'x',
            assignedTo: '{user:admin}',
            timeline: 'soon',
          },
          version: 2,
        },
      }),
      list(
        'risk-flows',
        { risk_id: '{risk}' },
        { answer: { items: [{ treatment_plan: { title: 'In the record' } }] } },
      ),
      change(flow, { treatment_plan: null }, { answer: { treatment_plan: null, version: 3 } }),
      read('treatment-plans/{plan}', { answer: { title: '', assigned_to: '', priority: 'medium', actions: [action] } }),
      change('treatment-plans/{plan}', {
        title: 'In the record',
        description: 'x',
        assigned_to: '{user:admin}',
        timeline: 'soon',
      }),
      change(complete, undefined, {
        answer: { treatment_plan: { title: 'In the record', assignedTo: '{user:admin}', timeline: 'soon' } },
      }),
      plans({ id: '{plan}', title: 'In the record', status: 'completed', actions: [action], version: 5 }),
      read('risks/{risk}', { answer: { owner_id: '{user:admin}' } }),

      change(flow, { status: 'in-progress' }),
      change('treatment-plans/{plan}', { title: 'Changed' }),
      change(flow, { treatment_plan: { ...PLAN, title: 'In the flow' } }),
      change(complete, { actions: [] }),
      plans({ id: '{plan}', title: 'In the flow', actions: [], status: 'completed' }),
    ],
  },
  {
    name: 'a plan with the three required fields completes a flow; its priority is medium, other fields are empty',
    steps: [
      ...addAssetFlow(),
      change(
        complete,
        { treatment_plan: { title: 'Walls', description: 'Higher ones', assignedTo: '{user:admin}' } },
        {
          answer: {
            status: 'completed',
            treatment_plan: {
              title: 'Walls',
              description: 'Higher ones',
              assignedTo: '{user:admin}',
              priority: 'medium',
              estimatedCost: '',
              timeline: '',
            },
          },
        },
      ),
      plans({ title: 'Walls', priority: 'medium', estimated_cost: '', timeline: '', status: 'completed' }),
    ],
  },
  {
    name: 'an incomplete saved plan does not complete a flow',
    steps: [
      ...addAssetFlow('', {}, { treatment_plan: { ...PLAN, title: ' ' } }),
      change(complete, undefined, PLAN_INCOMPLETE),
      change(complete, { actions: [] }, PLAN_INCOMPLETE),
      change(flow, { treatment_plan: PLAN }),
      change(complete, undefined),
    ],
  },
  {
    name: 'a flow that cannot be completed does not change',
    steps: [
      ...addAssetFlow('', {}, { status: 'draft' }),
      change(
        complete,
        { treatment_plan: PLAN },
        wrongState('The risk flow is a draft. Start it before completing it.'),
      ),
      change(flow, { status: 'in-progress' }),
      change(complete, {}, PLAN_INCOMPLETE),
      ...(['title', 'description', 'assignedTo'] as const).flatMap((field) =>
        ['', '  ', null, undefined].map((nothing) =>
          change(complete, { treatment_plan: { ...PLAN, [field]: nothing } }, lacking(`/treatment_plan/${field}`)),
        ),
      ),
      change(
        complete,
        { treatment_plan: {} },
        lacking('/treatment_plan/title', '/treatment_plan/description', '/treatment_plan/assignedTo'),
      ),
      change(
        complete,
        { treatment_plan: { ...PLAN, assignedTo: 'nobody@example.com' } },
        unknown('/treatment_plan/assignedTo'),
      ),
      change(
        complete,
        { treatment_plan: { ...PLAN, title: 7 } },
        invalidBody({ path: '/treatment_plan/title', message: 'must be string' }),
      ),
      change(complete, undefined, PLAN_INCOMPLETE),
      change(complete, null, invalidBody({ path: '', message: 'must be object' })),
      change(complete, { plan: PLAN }, invalidBody({ path: '/plan', message: 'is not a known field' })),
      read(flow, { answer: { status: 'in-progress', version: 2, treatment_plan: null, completed_at: null } }),
      read('risks/{risk}', { answer: { status: 'identified', version: 3, owner_id: null } }),
      plans(),
    ],
  },
  {
    name: 'an outdated version of a flow cannot be completed or archived; a wrong state is reported first',
    steps: [
      ...addAssetFlow(),
      change(flow, { current_step: 3 }),
      change(complete, { treatment_plan: PLAN }, from('"1"', STALE)),
      change(complete, {}, from('"1"', STALE)),
      change('risk-flows/nowhere/complete', {}, from('rubbish', STALE)),
      change(archive, undefined, from('"1"', wrongState('A risk flow can be archived once it is completed.'))),
      plans(),
      change(complete, { treatment_plan: PLAN }, from('"2"')),
      change(complete, { treatment_plan: PLAN }, from('"2"', wrongState('The risk flow is already completed.'))),
      change(archive, undefined, from('"2"', STALE)),
      change(archive, undefined, from('"3"', { answerHeaders: { etag: '"4"' } })),
    ],
  },
  {
    name: 'a completed flow can be reopened, but not become a draft',
    steps: [
      ...addCompletedFlow(),
      change(flow, { status: 'draft' }, wrongState('A completed risk flow cannot become a draft again.')),
      change(flow, { current_step: 5 }, { answer: { status: 'completed', completed_at: TIME } }),
      change(flow, { status: 'in-progress' }, { answer: { status: 'in-progress', completed_at: null } }),
      change(complete, {}, { answer: { status: 'completed', completed_at: TIME } }),
      plans({ status: 'completed', version: 3 }),
    ],
  },
  {
    name: 'the plan of a completed flow must stay complete, unless the change reopens it',
    steps: [
      ...addCompletedFlow(),
      change(flow, { treatment_plan: null }, PLAN_INCOMPLETE),
      ...(['title', 'description', 'assignedTo'] as const).map((field) =>
        change(flow, { treatment_plan: { ...PLAN, [field]: '  ' } }, from('"1"', PLAN_INCOMPLETE)),
      ),
      change(
        flow,
        { treatment_plan: { ...PLAN, title: 'Third line' } },
        { answer: { status: 'completed', treatment_plan: { title: 'Third line' }, version: 3 } },
      ),
      change(flow, { treatment_description: 'Later' }, { answer: { status: 'completed' } }),
      change(
        flow,
        { status: 'in-progress', treatment_plan: null },
        { answer: { status: 'in-progress', treatment_plan: null } },
      ),
      change(flow, { treatment_plan: { ...PLAN, title: '' } }),
    ],
  },
  {
    name: 'the flow of an archived risk cannot be completed',
    steps: [
      ...addCompletedFlow(),
      change('risks/{risk}/archive', undefined),
      change(flow, { status: 'in-progress' }),
      change(complete, {}, wrongState('The risk is archived. Unarchive it before completing its risk flow.')),
    ],
  },
  {
    name: 'archiving a flow closes its risk, and the flow cannot change any more',
    steps: [
      ...addAssetFlow(),
      change(archive, undefined, wrongState('A risk flow can be archived once it is completed.')),
      change(complete, { treatment_plan: PLAN }),
      change(archive, undefined, {
        as: 'risk_owner',
        answer: { status: 'archived', archived_at: TIME, completed_at: TIME, version: 3 },
        answerHeaders: { etag: '"3"' },
      }),
      read('risks/{risk}', { answer: { status: 'closed', version: 4 } }),
      change(archive, undefined, wrongState('The risk flow is already archived.')),
      change(complete, {}, wrongState('The risk flow is archived.')),
      change(flow, { current_step: 2 }, wrongState('The risk flow is archived and can no longer be changed.')),
      change(
        flow,
        { current_step: 2 },
        from('"1"', wrongState('The risk flow is archived and can no longer be changed.')),
      ),
      add('risk-flows', { risk_id: '{risk}' }, { answer: { status: 'draft' } }),
      list('risk-flows', { risk_id: '{risk}', sort: 'status' }, all({ status: 'archived' }, { status: 'draft' })),
    ],
  },
];
