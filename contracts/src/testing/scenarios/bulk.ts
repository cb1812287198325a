import type { Scenario, Step } from '../scenario.ts';
import { add, addCompletedFlow, addItems, change, invalid, list, notAllowed, read, unknown } from '../steps.ts';

/** Sends a bulk change. @param path below `/api/` */
const bulk = (path: string, body: object, more: Partial<Step> = {}): Step => ({
  method: 'POST',
  path: `/api/${path}/bulk`,
  body: { organization_id: '{org}', ...body },
  status: 200,
  ...more,
});
const done = (id: string, before?: object) => ({ id, status: 'done', ...(before !== undefined && { before }) });
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const addThree: readonly Step[] = ['one', 'two', 'three'].map((title, index) =>
  add(
    'risks',
    { title, severity: index === 2 ? 'low' : 'high', domain_id: index === 0 ? '{domain}' : '{otherDomain}' },
    { save: { [title]: '/id' } },
  ),
);

export const bulkScenarios: readonly Scenario[] = [
  {
    name: 'a bulk change sets fields of the named records and reports the result for each',
    steps: [
      ...addThree,
      bulk(
        'risks',
        {
          bulk_id: 'b1',
          ids: ['{one}', UNKNOWN, '{three}'],
          action: 'update',
          set: { severity: 'critical', owner_id: '{user:risk_owner}' },
        },
        {
          answer: {
            bulk_id: 'b1',
            total: 2,
            next_cursor: null,
            items: [
              done('{one}', { severity: 'high', owner_id: null }),
              { id: UNKNOWN, status: 'not_found' },
              done('{three}', { severity: 'low', owner_id: null }),
            ],
          },
        },
      ),
      read('risks/{three}', { answer: { severity: 'critical', owner_id: '{user:risk_owner}', version: 2 } }),
      read('risks/{two}', { answer: { severity: 'high', version: 1 } }),
      bulk('risks', { ids: ['{one}'], action: 'update', set: { owner_id: UNKNOWN } }, unknown('/set/owner_id')),
      bulk(
        'risks',
        { ids: ['{one}'], action: 'update', set: { status: 'archived' } },
        { answer: { items: [{ id: '{one}', status: 'refused', problem: { status: 409, code: 'wrong_state' } }] } },
      ),
      read('risks/{one}', { answer: { version: 2 } }),
    ],
  },
  {
    name: 'a bulk change with a filter applies to the matching records that the caller may see',
    steps: [
      ...addThree,
      bulk(
        'risks',
        { filter: { severity: ['high'] }, action: 'update', set: { category: 'Checked' } },
        { as: 'grc_domain_manager', answer: { total: 1, items: [done('{one}')], next_cursor: null } },
      ),
      bulk(
        'risks',
        { filter: { q: 'three' }, action: 'delete' },
        { answer: { total: 1, items: [done('{three}')], next_cursor: null } },
      ),
      list(
        'risks',
        { sort: 'title' },
        {
          answer: {
            total: 2,
            items: [
              { id: '{one}', category: 'Checked' },
              { id: '{two}', category: '' },
            ],
          },
        },
      ),
      bulk(
        'risks',
        { ids: ['{two}'], filter: { severity: ['low'] }, action: 'delete' },
        { answer: { total: 0, items: [{ id: '{two}', status: 'not_found' }] } },
      ),
      bulk(
        'risks',
        { ids: ['{two}'], action: 'delete' },
        { as: 'grc_domain_manager', answer: { items: [{ id: '{two}', status: 'not_found' }] } },
      ),
      read('risks/{two}'),
    ],
  },
  {
    name: 'risks are archived in bulk once their flows are completed, and unarchived in bulk',
    steps: [
      ...addCompletedFlow('Done'),
      add('risks', { title: 'Open' }, { save: { open: '/id' } }),
      bulk(
        'risks',
        { ids: ['{riskDone}', '{open}'], action: 'archive' },
        {
          answer: {
            items: [
              done('{riskDone}'),
              {
                id: '{open}',
                status: 'refused',
                problem: {
                  status: 409,
                  code: 'wrong_state',
                  detail: 'The risk has no risk flow. A risk can be archived once its risk flow is completed.',
                },
              },
            ],
          },
        },
      ),
      read('risks/{riskDone}', { answer: { status: 'archived' } }),
      bulk(
        'risks',
        { filter: { status: ['archived'] }, action: 'unarchive' },
        { answer: { total: 1, items: [done('{riskDone}')] } },
      ),
      read('risks/{riskDone}', { answer: { status: 'open', archived_at: null } }),
    ],
  },
  {
    name: 'a bulk change of items and tasks follows the rules and cascades of the single operations',
    steps: [
      ...addItems('web', 'Portal', 'Accounts', 'Leaked passwords'),
      bulk(
        'assets',
        { ids: ['{a:web}'], action: 'update', set: { linked_properties: [] } },
        {
          answer: {
            items: [
              {
                id: '{a:web}',
                status: 'refused',
                problem: { status: 400, errors: [{ path: '/set/linked_properties' }] },
              },
            ],
          },
        },
      ),
      bulk(
        'assets',
        { ids: ['{a:web}'], action: 'update', set: { status: 'Retired' } },
        { as: 'risk_manager', answer: { items: [done('{a:web}', { status: 'Active' })] } },
      ),
      bulk(
        'assets',
        { ids: ['{a:web}'], action: 'delete' },
        { as: 'risk_manager', ...notAllowed('risk manager', 'delete', 'assets') },
      ),
      bulk(
        'assets',
        { ids: ['{a:web}'], action: 'update', set: { status: 'Active' } },
        { as: 'auditor', ...notAllowed('auditor', 'update', 'assets') },
      ),
      bulk(
        'properties',
        { filter: { type: ['Digital'] }, action: 'update', set: { value: '1 €' } },
        { answer: { items: [done('{p:web}', { value: '' })] } },
      ),
      bulk('risk-scenarios', { filter: {}, action: 'delete' }, { answer: { total: 1, items: [done('{s:web}')] } }),
      read('properties/{p:web}', { answer: { linked_scenarios: [], value: '1 €' } }),
      add('tasks', { title: 'Call' }, { save: { task: '/id' } }),
      bulk(
        'tasks',
        {
          filter: { status: ['pending'] },
          action: 'update',
          set: { assigned_to: '{user:risk_owner}', status: 'completed' },
        },
        { as: 'risk_owner', answer: { items: [done('{task}', { assigned_to: null, status: 'pending' })] } },
      ),
      read('tasks/{task}', { answer: { assigned_to: '{user:risk_owner}', status: 'completed' } }),
    ],
  },
  {
    name: 'links are added to and removed from many records, and the answer lists the changed links',
    steps: [
      ...addItems('web', 'Portal', 'Accounts', 'Leaked passwords'),
      ...addItems('shop', 'Shop', 'Orders', 'Fraud'),
      bulk(
        'assets',
        { ids: ['{a:web}', '{a:shop}'], action: 'link', links: ['{p:web}'] },
        {
          answer: {
            items: [
              { id: '{a:web}', status: 'done', changed: [] },
              { id: '{a:shop}', status: 'done', changed: ['{p:web}'] },
            ],
          },
        },
      ),
      read('assets/{a:web}', { answer: { version: 1 } }),
      read('assets/{a:shop}', { answer: { version: 2, linked_properties: ['{p:shop}', '{p:web}'] } }),
      // Sent with ids, because the answer then has their order. With a filter the answer is sorted by id, and ids are random.
      bulk(
        'assets',
        { ids: ['{a:web}', '{a:shop}'], action: 'unlink', links: ['{p:web}'] },
        {
          as: 'risk_manager',
          answer: {
            items: [
              {
                id: '{a:web}',
                status: 'refused',
                problem: {
                  status: 400,
                  errors: [{ path: '/links', message: 'At least one property must be linked to this asset' }],
                },
              },
              { id: '{a:shop}', status: 'done', changed: ['{p:web}'] },
            ],
          },
        },
      ),
      read('assets/{a:shop}', { answer: { linked_properties: ['{p:shop}'] } }),
      bulk(
        'properties',
        { ids: ['{p:web}'], action: 'link', links: ['{s:web}', '{s:shop}'] },
        { answer: { items: [{ id: '{p:web}', changed: ['{s:shop}'] }] } },
      ),
      bulk('assets', { ids: ['{a:web}'], action: 'link', links: [UNKNOWN] }, unknown('/links')),
      bulk(
        'assets',
        { ids: ['{a:web}'], action: 'link', links: ['{p:shop}'] },
        { as: 'auditor', ...notAllowed('auditor', 'update', 'assets') },
      ),
    ],
  },
  {
    name: 'a bulk change reports its progress to the streams of its caller alone',
    steps: [
      ...addThree,
      { method: 'GET', path: '/api/events', query: { entity: ['tasks'] }, opens: 'mine', status: 200 },
      {
        as: 'risk_manager',
        method: 'GET',
        path: '/api/events',
        query: { entity: ['tasks'] },
        opens: 'other',
        status: 200,
      },
      bulk(
        'risks',
        { bulk_id: 'b2', ids: ['{one}', UNKNOWN], action: 'update', set: { title: 'New' } },
        { events: { mine: [{ event: 'bulk', data: { bulk_id: 'b2', done: 1, refused: 0, not_found: 1, total: 2 } }] } },
      ),
      add('tasks', { title: 'Call' }, { events: { other: [{ event: 'change' }] } }),
    ],
  },
  {
    name: 'an invalid bulk change is refused, and its errors name the fields',
    steps: [
      bulk('risks', { action: 'delete' }, invalid('Name the records, or send a filter', { path: '/ids' })),
      bulk('risks', { action: 'update', ids: ['x'] }, invalid('set is required', { path: '/set' })),
      bulk(
        'risks',
        { action: 'delete', ids: ['x'], set: { title: 'x' } },
        invalid('belongs to the action update', { path: '/set' }),
      ),
      bulk('assets', { action: 'link', ids: ['x'] }, invalid('links is required', { path: '/links' })),
      bulk(
        'assets',
        { action: 'delete', ids: ['x'], links: ['x'] },
        invalid('belongs to the actions link and unlink', { path: '/links' }),
      ),
      bulk(
        'risks',
        { action: 'delete', ids: ['x'], cursor: 'x' },
        invalid('is not a cursor of this list', { path: '/cursor' }),
      ),
      bulk(
        'risks',
        { action: 'delete', filter: {}, cursor: 'x' },
        invalid('is not a cursor of this list', { path: '/cursor' }),
      ),
      bulk('assets', { action: 'archive', ids: ['x'] }, { status: 400 }),
      change('risks/bulk', { title: 'x' }, { status: 404 }),
    ],
  },
];
