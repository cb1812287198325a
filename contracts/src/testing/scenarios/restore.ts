import type { Scenario, Step } from '../scenario.ts';
import { add, addFlow, addItems, all, change, from, list, read, remove, wrongState } from '../steps.ts';

/** @param path below `/api/`, with the id */
const restore = (path: string, more: Partial<Step> = {}): Step => ({
  method: 'POST',
  path: `/api/${path}/restore`,
  status: 200,
  ...more,
});

/** What restoring would do. */
const preview = (entity: string, id: string, more: Partial<Step> = {}): Step => ({
  method: 'GET',
  path: '/api/audit/restore-preview',
  query: { entity, entity_id: id },
  status: 200,
  ...more,
});

export const restoreScenarios: readonly Scenario[] = [
  {
    name: 'an admin restores a deleted risk with its notes and the links whose targets exist',
    steps: [
      ...addItems('web', 'Portal', 'Accounts', 'Leaked passwords'),
      add(
        'risks',
        {
          title: 'Phishing',
          asset_id: '{a:web}',
          selected_assets: ['{a:web}'],
          selected_scenarios: ['{s:web}'],
          owner_id: '{user:risk_owner}',
        },
        { save: { risk: '/id' } },
      ),
      {
        method: 'POST',
        path: '/api/risks/{risk}/notes',
        body: { note: 'Seen on site', userId: '{user:admin}' },
        status: 201,
      },
      add('tasks', { title: 'Call', risk_id: '{risk}' }, { save: { task: '/id' } }),
      remove('risks/{risk}'),
      remove('assets/{a:web}'),
      restore('risks/{risk}', {
        as: 'risk_manager',
        status: 403,
        answer: { code: 'role_not_allowed', detail: 'Only admins can restore deleted records.' },
      }),
      restore('tasks/{task}', wrongState('The risk that it belongs to was deleted. Restore that first.')),
      preview('tasks', '{task}', {
        answer: {
          title: 'Call',
          obstacle: { reason: 'owner_deleted', owner: { entity: 'risks', id: '{risk}', title: 'Phishing' } },
        },
      }),
      preview('risks', '{risk}', {
        answer: {
          title: 'Phishing',
          parts: [{ entity: 'risk_notes', count: 1 }],
          separate: [{ entity: 'tasks', id: '{task}', title: 'Call' }],
          lost_links: [
            { field: 'asset_id', entity: 'assets', id: '{a:web}', title: 'Portal', restorable: true },
            { field: 'selected_assets', entity: 'assets', id: '{a:web}', title: 'Portal', restorable: true },
          ],
          obstacle: null,
        },
      }),
      preview('risks', '{risk}', { as: 'auditor', status: 403, answer: { code: 'role_not_allowed' } }),
      // Nothing was changed.
      read('risks/{risk}', { status: 404 }),
      restore('risks/{risk}', {
        answer: {
          entity: 'risks',
          id: '{risk}',
          version: 3,
          dropped_links: [
            { field: 'asset_id', ids: ['{a:web}'] },
            { field: 'selected_assets', ids: ['{a:web}'] },
          ],
        },
      }),
      read('risks/{risk}', {
        answer: {
          title: 'Phishing',
          asset_id: null,
          selected_assets: [],
          selected_scenarios: ['{s:web}'],
          owner_id: '{user:risk_owner}',
          version: 3,
        },
        answerHeaders: { etag: '"3"' },
      }),
      read('risks/{risk}/notes', { answer: { items: [{ note: 'Seen on site' }] } }),
      restore('tasks/{task}', { answer: { version: 3 } }),
      list('tasks', { risk_id: '{risk}' }, all({ id: '{task}', title: 'Call' })),
      restore('risks/{risk}', { answer: { version: 3, dropped_links: [] } }),
      preview('risks', '{risk}', { answer: { deleted_at: null, obstacle: { reason: 'not_deleted', owner: null } } }),
      change('risks/{risk}', { title: 'Spear phishing' }, from('"3"', { answer: { version: 4 } })),
      read('audit', {
        query: { entity: 'risks', entity_id: '{risk}' },
        answer: {
          total: 4,
          items: [
            { version: 4, action: 'update' },
            { version: 3, action: 'create', before: null },
            { version: 2, action: 'delete', after: null },
            { version: 1, action: 'create' },
          ],
        },
      }),
    ],
  },
  {
    name: 'an open flow is restored without links to deleted items, but not beside another open flow',
    steps: [
      ...addItems('web', 'Portal', 'Accounts', 'Leaked passwords'),
      ...addFlow('', {}, { selected_assets: ['{a:web}'] }),
      remove('risk-flows/{flow}'),
      remove('assets/{a:web}'),
      change('risks/{risk}', { title: 'Blackout' }),
      restore('risk-flows/{flow}', { answer: { dropped_links: [{ field: 'selected_assets', ids: ['{a:web}'] }] } }),
      read('risk-flows/{flow}', { answer: { selected_assets: [], risk_title: 'Blackout' } }),
      remove('risk-flows/{flow}'),
      add('risk-flows', { risk_id: '{risk}' }, { save: { other: '/id' } }),
      preview('risk_flows', '{flow}', { answer: { obstacle: { reason: 'place_taken', owner: null } } }),
      restore('risk-flows/{flow}', wrongState('Another record has taken its place in the meantime.')),
    ],
  },
  {
    name: 'items, templates and plans are restored, without lost links; unknown ids are not found',
    steps: [
      ...addItems('web', 'Portal', 'Accounts', 'Leaked passwords'),
      remove('properties/{p:web}'),
      remove('risk-scenarios/{s:web}'),
      restore('properties/{p:web}', {
        answer: { version: 3, dropped_links: [{ field: 'linked_scenarios', ids: ['{s:web}'] }] },
      }),
      restore('risk-scenarios/{s:web}', { answer: { dropped_links: [] } }),
      add('asset-templates', { name: 'Boat', category: 'Data', fields: [] }, { save: { template: '/id' } }),
      remove('asset-templates/{template}'),
      restore('asset-templates/{template}'),
      read('asset-templates/{template}', { answer: { name: 'Boat', version: 3 } }),
      remove('assets/{a:web}'),
      // The asset lost its link when the property was deleted; restoring the property did not bring the link back.
      restore('assets/{a:web}', { answer: { entity: 'assets', version: 4, dropped_links: [] } }),
      read('assets/{a:web}', { answer: { name: 'Portal', linked_properties: [] } }),
      add('property-templates', { name: 'Site', category: 'Place', fields: [] }, { save: { site: '/id' } }),
      remove('property-templates/{site}'),
      restore('property-templates/{site}', { answer: { version: 3 } }),
      add('risk-scenario-templates', { name: 'Storm', category: 'Weather', fields: [] }, { save: { storm: '/id' } }),
      remove('risk-scenario-templates/{storm}'),
      restore('risk-scenario-templates/{storm}', { answer: { version: 3 } }),
      add(
        'grc-templates',
        { name: 'House rules', description: '', framework: 'Own', steps: [] },
        { save: { grc: '/id' } },
      ),
      remove('grc-templates/{grc}'),
      restore('grc-templates/{grc}', { answer: { version: 3 } }),
      add('risks', { title: 'Hail' }, { save: { hail: '/id' } }),
      add('treatment-plans', { risk_id: '{hail}', title: 'Nets' }, { save: { plan: '/id' } }),
      remove('treatment-plans/{plan}'),
      restore('treatment-plans/{plan}', { answer: { version: 3 } }),
      read('treatment-plans/{plan}', { answer: { title: 'Nets', risk_id: '{hail}' } }),
      preview('risks', '00000000-0000-4000-8000-000000000000', { status: 404, answer: { code: 'risk_not_found' } }),
      restore('risks/00000000-0000-4000-8000-000000000000', { status: 404, answer: { code: 'risk_not_found' } }),
      restore('properties/{s:web}', { status: 404, answer: { code: 'property_not_found' } }),
    ],
  },
  {
    name: 'a risk shows its flow again when the flow is restored',
    steps: [
      {
        method: 'POST',
        path: '/api/risks',
        body: { organization_id: '{org}', title: 'Flood' },
        status: 201,
        save: { risk: '/id' },
      },
      {
        method: 'POST',
        path: '/api/risk-flows',
        body: { organization_id: '{org}', risk_id: '{risk}', created_by: '{user:admin}' },
        status: 201,
        save: { flow: '/id' },
      },
      { method: 'DELETE', path: '/api/risk-flows/{flow}', status: 204 },
      { method: 'GET', path: '/api/risks/{risk}', status: 200, answer: { flow: null } },
      restore('risk-flows/{flow}'),
      { method: 'GET', path: '/api/risks/{risk}', status: 200, answer: { flow: { id: '{flow}', status: 'draft' } } },
      {
        method: 'GET',
        path: '/api/risks',
        query: { organization_id: '{org}', flow: 'draft' },
        status: 200,
        answer: { total: 1 },
      },
    ],
  },
];
