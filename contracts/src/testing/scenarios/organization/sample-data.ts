import type { Scenario, Step } from '../../scenario.ts';

const SAMPLE = '/api/organizations/{org}/sample-data';
const DASHBOARD = { method: 'GET', path: '/api/dashboard', query: { organization_id: '{org}' }, status: 200 } as const;
const ADDED = { risks: 24, assets: 11, risk_flows: 5, changed: 0 };

const adds: Step = { method: 'POST', path: SAMPLE, status: 201, answer: ADDED };

export const sampleDataScenarios: Scenario[] = [
  {
    name: 'sample data is added once, counts for no first step, and is removed to the last record',
    steps: [
      { ...DASHBOARD, answer: { first_steps: { risk: false, asset: false, flow: false, sample: null } } },
      { method: 'DELETE', path: SAMPLE, status: 404 },
      adds,
      { method: 'POST', path: SAMPLE, status: 409, answer: { code: 'already_exists' } },
      { ...DASHBOARD, answer: { first_steps: { risk: false, asset: false, flow: false, sample: ADDED } } },
      { ...DASHBOARD, as: 'risk_manager', answer: { first_steps: null } },
      { method: 'DELETE', path: SAMPLE, status: 200, answer: { kept: 0 } },
      ...['risks', 'assets', 'properties', 'risk-scenarios', 'risk-flows', 'treatment-plans', 'tasks'].map(
        (kind): Step => ({
          method: 'GET',
          path: `/api/${kind}`,
          query: { organization_id: '{org}' },
          status: 200,
          answer: { total: 0 },
        }),
      ),
      { ...DASHBOARD, answer: { first_steps: { sample: null } } },
      adds,
      { method: 'DELETE', path: SAMPLE, query: { changed: 'remove' }, status: 200, answer: { kept: 0 } },
    ],
  },
  {
    name: 'what people recorded or changed stays when sample data is removed, unless it is to go too',
    steps: [
      adds,
      {
        method: 'GET',
        path: '/api/risks',
        query: { organization_id: '{org}', q: 'Ransomware reaches' },
        status: 200,
        save: { risk: '/items/0/id', asset: '/items/0/selected_assets/0' },
      },
      {
        method: 'GET',
        path: '/api/risks',
        query: { organization_id: '{org}', q: 'Fuel prices' },
        status: 200,
        save: { fuel: '/items/0/id' },
      },
      { as: 'risk_manager', method: 'PATCH', path: '/api/assets/{asset}', body: { description: 'a' }, status: 200 },
      {
        as: 'risk_manager',
        method: 'POST',
        path: '/api/risks/{fuel}/notes',
        body: { note: 'Diesel alone', userId: '{user:risk_manager}' },
        status: 201,
      },
      {
        as: 'risk_manager',
        method: 'POST',
        path: '/api/risks',
        body: { organization_id: '{org}', title: 'Our own', selected_assets: ['{asset}'] },
        status: 201,
        save: { own: '/id' },
      },
      { ...DASHBOARD, answer: { first_steps: { risk: true, asset: false, sample: { changed: 2 } } } },
      { method: 'DELETE', path: SAMPLE, status: 200, answer: { kept: 2 } },
      { method: 'GET', path: '/api/risks/{risk}', status: 404 },
      { method: 'GET', path: '/api/risks/{fuel}', status: 200 },
      { method: 'GET', path: '/api/assets/{asset}', status: 200, answer: { description: 'a', linked_properties: [] } },
      { method: 'GET', path: '/api/risks/{own}', status: 200, answer: { selected_assets: ['{asset}'] } },
    ],
  },
];
