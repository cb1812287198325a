import type { Scenario, Step } from '../scenario.ts';

const report = (more: Partial<Step>, change: object = {}): Step => ({
  as: 'auditor',
  method: 'POST',
  path: '/api/client-errors',
  body: {
    kind: 'crash',
    remote: 'register',
    version: '1.4.0',
    shown: '1.3.0',
    page: '/risk-flow/:flowId',
    message: "TypeError: Cannot read properties of undefined (reading 'map')",
    ...change,
  },
  status: 204,
  ...more,
});

const refused = { as: 'admin', status: 403, answer: { code: 'role_not_allowed' } } as const;

export const serverScenarios: readonly Scenario[] = [
  {
    name: 'everybody with a session reports errors; only admins of the server, whom no role makes, see them and make tokens for releases',
    steps: [
      report({}),
      report({ as: 'admin' }, { kind: 'load', shown: null }),
      report({ status: 400 }, { page: '/risk-flow/1?owner=ada' }),
      report({ status: 400 }, { message: 'a'.repeat(301) }),
      { ...refused, method: 'GET', path: '/api/server/releases' },
      { ...refused, method: 'POST', path: '/api/server/release-tokens', body: { remote: 'register' } },
      { ...refused, method: 'DELETE', path: '/api/server/release-tokens/none' },
    ],
  },
];
