import type { Scenario, Step } from '../../scenario.ts';

const RISKS = [
  {
    title: 'älteste Server',
    description: 'End of life',
    category: 'beta',
    severity: 'high',
    status: 'open',
    impact_level: 2,
    probability: 2,
  },
  {
    title: 'Zulieferer insolvent',
    description: 'The supplier fails',
    category: 'Alpha',
    severity: 'low',
    status: 'closed',
    impact_level: 5,
    probability: 5,
  },
  {
    title: 'Backups never restored',
    description: 'No drill on the servers',
    category: 'alpha',
    severity: 'critical',
    status: 'identified',
    impact_level: 1,
    probability: 3,
  },
  {
    title: 'backup keys lost',
    description: 'Évaluation pending',
    category: 'Gamma',
    severity: 'medium',
    status: 'mitigating',
    impact_level: 4,
    probability: 3,
  },
];
const [A, Z, B, K] = RISKS.map(({ title }) => ({ title }));

const setUp: readonly Step[] = RISKS.map((risk) => ({
  method: 'POST',
  path: '/api/risks',
  body: { organization_id: '{org}', ...risk },
  status: 201,
}));

type Query = NonNullable<Step['query']>;
const list = (query: Query, answer: unknown, more: Partial<Step> = {}): Step => ({
  method: 'GET',
  path: '/api/risks',
  query: { organization_id: '{org}', ...query },
  status: 200,
  answer,
  ...more,
});
const items = (...found: unknown[]) => ({ total: found.length, items: found, next_cursor: null });

export const riskListScenarios: readonly Scenario[] = [
  {
    name: 'risks are sorted as people expect: texts without case and accents, severity by rank, scores by number',
    steps: [
      ...setUp,
      list({ sort: 'title' }, items(A, K, B, Z)),
      list({ sort: '-title' }, items(Z, B, K, A)),
      list({ sort: 'severity' }, items(Z, K, A, B)),
      list({ sort: '-severity' }, items(B, A, K, Z)),
      list({ sort: 'risk_score' }, items(B, A, K, Z)),
      list({ sort: '-risk_score' }, items(Z, K, A, B)),
      list({ sort: 'status' }, items(Z, B, K, A)),
      list({ sort: '-status' }, items(A, K, B, Z)),
      list({ sort: 'category', severity: ['high', 'medium'] }, items(A, K)),
    ],
  },
  {
    name: 'risks are filtered by severity and by group of statuses at once',
    steps: [
      ...setUp,
      list({ severity: 'low', sort: 'title' }, items(Z)),
      list({ severity: ['low', 'critical'], sort: 'title' }, items(B, Z)),
      list({ status: 'open', sort: 'title' }, items(A, B)),
      list({ status: ['in-progress', 'closed'], sort: 'title' }, items(K, Z)),
      list({ status: 'archived' }, items()),
      list({ severity: 'critical', status: 'open', q: 'drill' }, items(B)),
      list({ severity: 'low', status: 'open' }, items()),
      list({ tableId: 'none' }, items()),
      list({ asset_id: 'none' }, items()),
    ],
  },
  {
    name: 'a search finds beginnings of words in any order, ignoring case and accents',
    steps: [
      ...setUp,
      list({ q: 'back', sort: 'title' }, items(K, B)),
      list({ q: 'restored BACKUPS' }, items(B)),
      list({ q: 'serv', sort: 'title' }, items(A, B)),
      list({ q: 'evaluation' }, items(K)),
      list({ q: 'alteste' }, items(A)),
      list({ q: 'ÄLTESTE' }, items(A)),
      list({ q: 'gamma' }, items(K)),
      list({ q: 'ackup' }, items()),
      ...['', '  '].map((q) => list({ q, sort: 'title' }, items(A, K, B, Z))),
      ...['???', '🔥', '—', '*'].map((q) => list({ q }, items())),
      list({ q: 'backup insolvent' }, items()),
      list({ q: '   ', sort: 'title' }, items(A, K, B, Z)),
      list({ q: 'never-restored!' }, items(B)),
      list(
        { q: Array.from({ length: 33 }, (_, index) => `w${index}`).join(' ') },
        { code: 'invalid_request', errors: [{ path: '/q' }] },
        { status: 400 },
      ),
    ],
  },
  {
    name: 'pages have no gaps or repetitions',
    steps: [
      ...setUp,
      list(
        { sort: 'title', limit: '3' },
        { total: 4, items: [A, K, B], next_cursor: /^[\w-]+$/ },
        { save: { next: '/next_cursor' } },
      ),
      list({ sort: 'title', limit: '3', cursor: '{next}' }, { total: 4, items: [Z], next_cursor: null }),
      list({ sort: '-risk_score', limit: '2' }, { total: 4, items: [Z, K] }, { save: { next: '/next_cursor' } }),
      list({ sort: '-risk_score', limit: '2', cursor: '{next}' }, { total: 4, items: [A, B], next_cursor: null }),
      list({ sort: 'title', limit: '4' }, { total: 4, next_cursor: null }),
      list(
        { sort: 'title', cursor: '{next}' },
        { code: 'invalid_request', errors: [{ path: '/cursor', message: 'is not a cursor of this list' }] },
        { status: 400 },
      ),
      list({ cursor: 'rubbish' }, { code: 'invalid_request', detail: 'is not a cursor of this list' }, { status: 400 }),
    ],
  },
];
