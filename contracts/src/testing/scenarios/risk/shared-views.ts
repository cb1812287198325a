/** Views of the register that the organization shares. */
import { MOST_SHARED_VIEWS } from '../../../schemas/risk/shared-view.ts';
import type { Scenario } from '../../scenario.ts';
import { add, change, list, read, remove } from '../../steps.ts';

const view = {
  table: 'risks',
  name: 'Board pack',
  filters: { severity: ['critical', 'high'], archived: [''] },
  sort: '-risk_score',
  columns: ['title', 'severity', 'owner'],
  density: 'compact',
};
const taken = { status: 409, answer: { code: 'view_name_taken' } };

export const sharedViewScenarios: readonly Scenario[] = [
  {
    name: 'a view is shared, changed by somebody else, and deleted; it says who saved it last',
    steps: [
      add(
        'shared-views',
        { ...view, name: ' Board pack ' },
        { answer: { ...view, saved_by: /./, saved_by_name: /./, version: 1 }, save: { view: '/id', ada: '/saved_by' } },
      ),
      list(
        'shared-views',
        { table: 'risks' },
        { as: 'stakeholder', answer: { items: [{ id: '{view}', ...view, saved_by: '{ada}' }], total: 1 } },
      ),
      change(
        'shared-views/{view}',
        { columns: ['title', 'due'], density: 'comfortable' },
        {
          as: 'risk_owner',
          headers: { 'if-match': '"1"' },
          answer: { name: 'Board pack', columns: ['title', 'due'], density: 'comfortable', version: 2 },
          save: { owner: '/saved_by' },
        },
      ),
      read('shared-views/{view}', { as: 'auditor', answer: { saved_by: '{owner}', version: 2 } }),
      change('shared-views/{view}', { sort: 'title' }, { headers: { 'if-match': '"1"' }, status: 412 }),
      list(
        'audit',
        { entity: 'shared_views', entity_id: '{view}' },
        {
          as: 'stakeholder',
          answer: {
            items: [
              {
                action: 'update',
                title: 'Board pack',
                before: { columns: view.columns },
                after: { saved_by: '{owner}' },
              },
              { action: 'create', after: view },
            ],
          },
        },
      ),
      remove('shared-views/{view}', { headers: { 'if-match': '"1"' }, status: 412 }),
      remove('shared-views/{view}', { as: 'risk_owner' }),
      read('shared-views/{view}', { status: 404, answer: { code: 'shared_view_not_found' } }),
    ],
  },
  {
    name: 'who may not change risks can neither share views nor change those of others',
    steps: [
      add('shared-views', view, { save: { view: '/id' } }),
      ...(['asset_owner', 'stakeholder', 'auditor'] as const).flatMap((as) => [
        add('shared-views', { ...view, name: 'Mine' }, { as, status: 403 }),
        change('shared-views/{view}', { name: 'Mine' }, { as, status: 403 }),
        remove('shared-views/{view}', { as, status: 403 }),
        read('shared-views/{view}', { as, answer: view }),
      ]),
    ],
  },
  {
    name: 'no two shared views have the same name, whatever their capitals',
    steps: [
      add('shared-views', view, { save: { view: '/id' } }),
      add('shared-views', { ...view, name: 'BOARD PACK ' }, taken),
      add('shared-views', { ...view, name: 'Late' }, { save: { late: '/id' } }),
      change('shared-views/{late}', { name: 'board pack' }, taken),
      change('shared-views/{view}', { name: 'Board Pack' }, { answer: { name: 'Board Pack', version: 2 } }),
    ],
  },
  {
    name: 'a view needs a name, a list that has views, and a column; an organization shares only so many',
    steps: [
      ...[
        { name: ' ' },
        { name: 'x'.repeat(81) },
        { table: 'assets' },
        { columns: [] },
        { columns: ['title', 'title'] },
        { sort: 'title; drop' },
        { filters: { severity: 'critical' } },
        { density: 'airy' },
      ].map((wrong) =>
        add(
          'shared-views',
          { ...view, ...wrong },
          { status: 400, answer: { errors: [{ path: new RegExp(`^/${Object.keys(wrong)[0]}`) }] } },
        ),
      ),
      ...Array.from({ length: MOST_SHARED_VIEWS }, (_, n) => add('shared-views', { ...view, name: `View ${n + 1}` })),
      add('shared-views', view, { status: 409, answer: { code: 'too_many_shared_views' } }),
    ],
  },
];
