import type { Scenario, Step } from '../../scenario.ts';

const change = (body: object): Pick<Step, 'method' | 'path' | 'body'> => ({
  method: 'PATCH',
  path: '/api/me/preferences',
  body,
});
const MATRIX = {
  impactLevels: 4,
  probabilityLevels: 3,
  colors: { lowRisk: '#00ff00', mediumRisk: '#ffff00', highRisk: '#ff8800', criticalRisk: '#ff0000' },
  customCellRiskLevels: { '4-1': 'critical' },
};

export const preferenceScenarios: readonly Scenario[] = [
  {
    name: 'filter profiles are stored by table and name, one by one',
    steps: [
      {
        as: 'auditor',
        ...change({
          filterProfiles: { risks: { Mine: { severity: ['high'], q: 'flood' } }, tasks: { Late: { overdue: true } } },
        }),
        status: 200,
        answer: {
          theme: 'light',
          filterProfiles: { risks: { Mine: { severity: ['high'], q: 'flood' } }, tasks: { Late: { overdue: true } } },
        },
      },
      {
        as: 'auditor',
        ...change({ filterProfiles: { risks: { Other: {} } } }),
        status: 200,
        answer: { filterProfiles: { risks: { Mine: { q: 'flood' }, Other: {} }, tasks: { Late: { overdue: true } } } },
      },
      {
        as: 'auditor',
        ...change({ filterProfiles: { risks: { Mine: null }, tasks: { Late: null } } }),
        status: 200,
        answer: { filterProfiles: { risks: { Mine: undefined, Other: {} }, tasks: undefined } },
      },
      {
        as: 'auditor',
        method: 'GET',
        path: '/api/me',
        status: 200,
        answer: { preferences: { filterProfiles: { risks: { Other: {} } } } },
      },
      {
        as: 'auditor',
        ...change({ filterProfiles: { risks: ['Mine'] } }),
        status: 400,
        answer: { code: 'invalid_request', errors: [{ path: '/filterProfiles/risks' }] },
      },
      {
        as: 'auditor',
        ...change({ filterProfiles: { risks: { ' ': {} } } }),
        status: 400,
        answer: {
          detail: 'Profile name is required',
          errors: [{ path: '/filterProfiles/risks/ ', message: 'Profile name is required' }],
        },
      },
      {
        as: 'auditor',
        ...change({ filterProfiles: { risks: { ' Mine ': { q: ' x ' } } } }),
        status: 200,
        answer: { filterProfiles: { risks: { Mine: { q: ' x ' }, ' Mine ': undefined } } },
      },
      {
        as: 'auditor',
        method: 'GET',
        path: '/api/me',
        status: 200,
        answer: { preferences: { filterProfiles: { risks: { Mine: { q: ' x ' } } } } },
      },
      {
        as: 'auditor',
        ...change({ filterProfiles: { risks: { Mine: {}, 'Mine ': {} } } }),
        status: 400,
        answer: { detail: 'Two profiles cannot have the same name', errors: [{ path: '/filterProfiles/risks/Mine ' }] },
      },
      { as: 'auditor', ...change({ filterProfiles: null }), status: 200, answer: { filterProfiles: undefined } },
    ],
  },
  {
    name: 'the settings of the risk matrix are stored, within their limits',
    steps: [
      {
        as: 'stakeholder',
        ...change({ riskMatrix: MATRIX, emailNotifications: false }),
        status: 200,
        answer: { riskMatrix: MATRIX, emailNotifications: false },
      },
      {
        as: 'stakeholder',
        ...change({ riskMatrix: { ...MATRIX, impactLevels: 6 } }),
        status: 400,
        answer: { errors: [{ path: '/riskMatrix/impactLevels' }] },
      },
      {
        as: 'stakeholder',
        ...change({ riskMatrix: { ...MATRIX, colors: { ...MATRIX.colors, lowRisk: 'green' } } }),
        status: 400,
        answer: { errors: [{ path: '/riskMatrix/colors/lowRisk' }] },
      },
      {
        as: 'stakeholder',
        ...change({ riskMatrix: { ...MATRIX, customCellRiskLevels: { '4-1': 'awful' } } }),
        status: 400,
      },
      {
        as: 'stakeholder',
        ...change({ riskMatrix: { ...MATRIX, customCellRiskLevels: { '6-1': 'low' } } }),
        status: 400,
      },
      {
        as: 'stakeholder',
        method: 'GET',
        path: '/api/me',
        status: 200,
        answer: { preferences: { riskMatrix: MATRIX } },
      },
      {
        as: 'stakeholder',
        ...change({ riskMatrix: { ...MATRIX, customCellRiskLevels: { '5-5': 'low', '1-1': 'high' } } }),
        status: 200,
        answer: { riskMatrix: { customCellRiskLevels: { '5-5': undefined, '1-1': 'high', '4-1': undefined } } },
      },
    ],
  },
  {
    name: 'preferences are private: they do not change the member, are not in the history, and are deleted with the member',
    steps: [
      { as: 'auditor', ...change({ theme: 'dark', filterProfiles: { risks: { Private: {} } } }), status: 200 },
      { as: 'auditor', method: 'GET', path: '/api/me', status: 200, answer: { preferences: { theme: 'dark' } } },
      {
        method: 'GET',
        path: '/api/audit',
        query: { entity: 'members', entity_id: '{user:auditor}' },
        status: 200,
        answer: { total: 1, items: [{ action: 'create', after: { role: 'auditor', preferences: undefined } }] },
      },
      {
        method: 'GET',
        path: '/api/audit',
        query: { entity: 'preferences', entity_id: '{user:auditor}' },
        status: 400,
        answer: { errors: [{ path: '/entity' }] },
      },
      {
        method: 'PATCH',
        path: '/api/organizations/{org}/members/{user:auditor}',
        headers: { 'if-match': '"1"' },
        body: { role: 'stakeholder' },
        status: 200,
        answer: { version: 2, preferences: undefined },
      },
      {
        as: 'auditor',
        method: 'GET',
        path: '/api/me',
        status: 200,
        answer: { role: 'stakeholder', preferences: { theme: 'dark' } },
      },
      { method: 'DELETE', path: '/api/organizations/{org}/members/{user:auditor}', status: 204 },
      { as: 'auditor', ...change({ theme: 'system' }), status: 404, answer: { code: 'no_membership' } },
      { as: 'auditor', method: 'POST', path: '/api/organizations', body: {}, status: 201 },
      {
        as: 'auditor',
        method: 'GET',
        path: '/api/me',
        status: 200,
        answer: { role: 'admin', preferences: { theme: 'light', filterProfiles: undefined } },
      },
    ],
  },
];
