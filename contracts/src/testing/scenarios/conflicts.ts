import type { Scenario } from '../scenario.ts';
import { add, addFlow, addItems, change, from, list, read, remove, STALE } from '../steps.ts';

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const entries = (entity: string, id: string, total: number) =>
  list('audit', { entity, entity_id: id }, { answer: { total } });
const stale = (conflict: unknown) => ({ ...STALE, answer: { ...Object(STALE.answer), conflict } });

export const conflictScenarios: readonly Scenario[] = [
  {
    name: 'a change of an old version is refused, and the answer has the changes of others and the current record',
    steps: [
      add('risks', { title: 'Outage', template_answers: { 's.1_a/b': 'No', s1_c: 'No' } }, { save: { risk: '/id' } }),
      change('risks/{risk}', { title: 'Outage of the line', severity: 'high' }, { as: 'risk_manager' }),
      change(
        'risks/{risk}',
        { severity: 'critical', template_answers: { 's.1_a/b': 'Yes', s1_c: 'No' } },
        { as: 'risk_owner' },
      ),
      change(
        'risks/{risk}',
        { title: 'Mine', impact_level: 5, template_answers: { 's.1_a/b': 'Maybe', s1_c: 'No' } },
        from(
          '"1"',
          stale({
            current: {
              id: '{risk}',
              version: 3,
              title: 'Outage of the line',
              severity: 'critical',
              impact_level: 3,
              template_answers: { 's.1_a/b': 'Yes', s1_c: 'No' },
            },
            changes: [
              {
                path: '/severity',
                before: 'medium',
                theirs: 'critical',
                yours: undefined,
                changed_by: '{user:risk_owner}',
                changed_at: TIME,
              },
              {
                path: '/template_answers/s.1_a~1b',
                before: 'No',
                theirs: 'Yes',
                yours: 'Maybe',
                changed_by: '{user:risk_owner}',
                changed_at: TIME,
              },
              {
                path: '/title',
                before: 'Outage',
                theirs: 'Outage of the line',
                yours: 'Mine',
                changed_by: '{user:risk_manager}',
                changed_at: TIME,
              },
            ],
          }),
        ),
      ),
      change(
        'risks/{risk}',
        { title: 'Mine' },
        from(
          '"2"',
          stale({ current: { version: 3 }, changes: [{ path: '/severity' }, { path: '/template_answers/s.1_a~1b' }] }),
        ),
      ),
      remove(
        'risks/{risk}',
        from(
          '"2"',
          stale({
            current: { version: 3 },
            changes: [{ path: '/severity', yours: undefined }, { path: '/template_answers/s.1_a~1b' }],
          }),
        ),
      ),
      change('risks/{risk}', { title: 'Mine' }, from('"9"', stale({ current: { version: 3 }, changes: [] }))),
      change('risks/{risk}', { title: 'Mine' }, from('rubbish', stale({ current: { version: 3 }, changes: [] }))),
      // When there is no record that the caller may see, the answer contains no conflict.
      change('risks/nowhere', { title: 'Mine' }, from('rubbish', stale(undefined))),
    ],
  },
  {
    name: 'conflicts of flows, assets, templates and tasks are reported too, without fields that only the server stores',
    steps: [
      ...addFlow(),
      change('risk-flows/{flow}', { current_step: 2 }),
      change(
        'risk-flows/{flow}',
        { current_step: 3 },
        from(
          '"1"',
          stale({
            current: { id: '{flow}', current_step: 2, open_risk_id: undefined },
            changes: [{ path: '/current_step', before: 1, theirs: 2, yours: 3 }],
          }),
        ),
      ),
      change('risk-flows/{flow}/complete', {}, { status: 409 }),
      ...addItems('web', 'Portal', 'Accounts', 'Leaked passwords'),
      change('assets/{a:web}', { description: 'Old' }),
      change(
        'assets/{a:web}',
        { description: 'New' },
        from(
          '"1"',
          stale({
            current: { id: '{a:web}' },
            changes: [{ path: '/description', before: '', theirs: 'Old', yours: 'New' }],
          }),
        ),
      ),
      list('asset-templates', { category: 'Data' }, { save: { template: '/items/0/id' } }),
      change('asset-templates/{template}', { name: 'Old' }),
      change(
        'asset-templates/{template}',
        { name: 'New' },
        from(
          '"1"',
          stale({
            current: { id: '{template}', default_key: undefined },
            changes: [{ path: '/name', before: 'Database', theirs: 'Old', yours: 'New' }],
          }),
        ),
      ),
      add('tasks', { title: 'Call' }, { save: { task: '/id' } }),
      change('tasks/{task}', { status: 'completed' }),
      change(
        'tasks/{task}',
        { title: 'Phone' },
        from(
          '"1"',
          stale({
            current: { status: 'completed' },
            changes: [{ path: '/status', theirs: 'completed', yours: undefined }],
          }),
        ),
      ),
    ],
  },
  {
    name: 'a change that sets only what a record already has adds no version and no audit entry',
    steps: [
      add('risks', { title: 'Outage', selected_assets: [] }, { save: { risk: '/id', at: '/updated_at' } }),
      change(
        'risks/{risk}',
        { title: ' Outage ', severity: 'medium', selected_assets: [], template_answers: {} },
        { answer: { version: 1, updated_at: '{at}' }, answerHeaders: { etag: '"1"' } },
      ),
      entries('risks', '{risk}', 1),
      change('risks/{risk}', { title: 'Outage' }, from('"1"', { answer: { version: 1 } })),
      change('risks/{risk}', { title: 'Outage', severity: 'high' }, { answer: { version: 2 } }),
      change('risks/{risk}', { title: 'Outage' }, from('"1"', { ...STALE })),
      entries('risks', '{risk}', 2),
      add('tasks', { title: 'Call' }, { save: { task: '/id' } }),
      change('tasks/{task}', { title: 'Call', status: 'pending', due_date: null }, { answer: { version: 1 } }),
      entries('tasks', '{task}', 1),
      add(
        'risk-flows',
        { risk_id: '{risk}', status: 'in-progress', treatment_plan: { title: 'Second line' } },
        { save: { flow: '/id' } },
      ),
      change(
        'risk-flows/{flow}',
        { status: 'in-progress', current_step: 1, treatment_plan: { title: 'Second line' } },
        { answer: { version: 1 } },
      ),
      entries('risk_flows', '{flow}', 1),
      add('treatment-plans', { risk_id: '{risk}', title: 'Plan' }, { save: { plan: '/id' } }),
      change('treatment-plans/{plan}', { title: 'Plan', actions: [] }, { answer: { version: 1 } }),
      ...addItems('web', 'Portal', 'Accounts', 'Leaked passwords'),
      change(
        'assets/{a:web}',
        { name: 'Portal', linked_properties: ['{p:web}'], attributes: {} },
        { answer: { version: 1 } },
      ),
      change('properties/{p:web}', { name: 'Accounts', linked_scenarios: ['{s:web}'] }, { answer: { version: 1 } }),
      change(
        'risk-scenarios/{s:web}',
        { title: 'Leaked passwords', threat_actors: 'Criminals' },
        { answer: { version: 1 } },
      ),
      read('assets/{a:web}', { answer: { version: 1 } }),
    ],
  },
];
