/** The references to a record, shown before it is deleted. */
import type { Scenario, Step } from '../../scenario.ts';
import { add, addItems, change, list, missing, notAllowed, OTHER_ORGANIZATION, read } from '../../steps.ts';

const pointing = (kind: string, id: string, more: Partial<Step>) => list('references', { kind, id }, more);
const says = (total: number, ...items: object[]) => ({ answer: { total, items } });

export const referenceScenarios: readonly Scenario[] = [
  {
    name: 'the references to items and their templates are listed and counted',
    steps: [
      ...addItems('x', 'Portal', 'Accounts', 'Leaked passwords'),
      list('asset-templates', { q: 'Server' }, { save: { server: '/items/0/id' } }),
      list('property-templates', { q: 'Digital' }, { save: { digital: '/items/0/id' } }),
      change('assets/{a:x}', { template_id: '{server}', type: 'Web' }),
      pointing('asset', '{a:x}', says(0)),
      // The risk refers to the asset twice, but counts once.
      add(
        'risks',
        { title: 'Outage', asset_id: '{a:x}', selected_assets: ['{a:x}'], selected_scenarios: ['{s:x}'] },
        { save: { risk: '/id' } },
      ),
      add('risk-flows', { risk_id: '{risk}', selected_assets: ['{a:x}'] }, { save: { flow: '/id' } }),
      change('organizations/{org}/members/{user:asset_owner}', { assets: ['{a:x}'] }),
      pointing(
        'asset',
        '{a:x}',
        says(
          3,
          { kind: 'risk', id: '{risk}', name: 'Outage' },
          { kind: 'risk-flow', id: '{flow}', name: 'Outage' },
          { kind: 'member', name: /^\S+@\S+$/ },
        ),
      ),
      pointing(
        'property',
        '{p:x}',
        says(2, { kind: 'asset', id: '{a:x}', name: 'Portal' }, { kind: 'risk-flow', id: '{flow}' }),
      ),
      pointing(
        'risk-scenario',
        '{s:x}',
        says(
          3,
          { kind: 'property', id: '{p:x}', name: 'Accounts' },
          { kind: 'risk', id: '{risk}' },
          { kind: 'risk-flow', id: '{flow}' },
        ),
      ),
      pointing('asset-template', '{server}', says(1, { kind: 'asset', id: '{a:x}', name: 'Portal' })),
      pointing('property-template', '{digital}', says(0)),
      pointing(
        'risk-scenario-template',
        '{scenarioTemplate}',
        says(1, { kind: 'risk-scenario', id: '{s:x}', name: 'Leaked passwords' }),
      ),
    ],
  },
  {
    name: 'at most fifty references are listed, but all are counted',
    steps: [
      ...addItems('x', 'Portal', 'Accounts', 'Leaked passwords'),
      ...Array.from({ length: 51 }, () => add('risks', { title: 'Outage', asset_id: '{a:x}' })),
      add('risks', { title: 'Flood', selected_scenarios: ['{s:x}'] }),
      pointing('asset', '{a:x}', says(51, ...Array.from({ length: 50 }, () => ({ kind: 'risk', name: 'Outage' })))),
      pointing('risk-scenario', '{s:x}', says(2, { kind: 'property' }, { kind: 'risk', name: 'Flood' })),
    ],
  },
  {
    name: 'references that the caller may not see are neither listed nor counted',
    steps: [
      ...addItems('mine', 'Mine', 'Accounts', 'Leaked passwords'),
      add(
        'assets',
        { name: 'Other', type: 'Data', status: 'Active', risk_level: 'Low', linked_properties: ['{p:mine}'] },
        { save: { other: '/id' } },
      ),
      change('organizations/{org}/members/{user:asset_owner}', { assets: ['{a:mine}'] }),
      pointing('property', '{p:mine}', { as: 'asset_owner', ...says(1, { kind: 'asset', id: '{a:mine}' }) }),
      pointing('asset', '{other}', { as: 'asset_owner', ...missing('asset') }),
      add(
        'risks',
        { title: 'Inside', domain_id: '{domain}', selected_assets: ['{a:mine}'] },
        { save: { inside: '/id' } },
      ),
      add('risks', { title: 'Outside', selected_assets: ['{a:mine}'] }, { save: { outside: '/id' } }),
      add('risk-flows', { risk_id: '{inside}', selected_assets: ['{a:mine}'] }),
      add('risk-flows', { risk_id: '{outside}', selected_assets: ['{a:mine}'] }),
      pointing('asset', '{a:mine}', {
        as: 'grc_domain_manager',
        ...says(2, { kind: 'risk', name: 'Inside' }, { kind: 'risk-flow', name: 'Inside' }),
      }),
      pointing('asset', '{a:mine}', {
        as: 'auditor',
        answer: { total: 4, items: [{ kind: 'risk' }, { kind: 'risk' }, { kind: 'risk-flow' }, { kind: 'risk-flow' }] },
      }),
      pointing('asset', '{a:mine}', { as: 'risk_owner', ...notAllowed('risk owner', 'read', 'assets') }),
    ],
  },
  {
    name: 'requests for references of unknown records or kinds, or of other organizations, are refused',
    steps: [
      pointing('asset', 'nowhere', missing('asset')),
      pointing('property', '{foreign:properties}', missing('property')),
      pointing('risk-scenario-template', '{foreign:risk_scenario_templates}', missing('risk scenario template')),
      pointing('risk', 'nowhere', {
        status: 400,
        answer: {
          errors: [
            {
              path: '/kind',
              message:
                'must be one of asset, property, risk-scenario, asset-template, property-template, risk-scenario-template, grc-template',
            },
          ],
        },
      }),
      list(
        'references',
        { kind: 'asset' },
        { status: 400, answer: { errors: [{ path: '/id', message: 'is required' }] } },
      ),
      read('references', {
        query: { organization_id: '{foreignOrg}', kind: 'asset', id: 'nowhere' },
        ...OTHER_ORGANIZATION,
      }),
      read('references', {
        query: { kind: 'asset', id: 'nowhere' },
        status: 400,
        answer: { detail: 'organizationId is required' },
      }),
    ],
  },
];
