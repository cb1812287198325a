/** The operations that are measured. Each is a stream of different requests. */
import { RISK_SEVERITIES, RISK_STATUS_GROUPS } from '@parapet/contracts';
import type { Random } from './data/random.ts';
import { ADMIN, ORGANIZATION, WORDS, riskTitle } from './data/recipe.ts';
import type { Sample } from './data/sample.ts';

export interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  body?: unknown;
}

export interface Operation {
  name: string;
  /** Expected status. */
  status: number;
  reads: boolean;
  /** Records that the operation can use only once each; absent if records can be used again. */
  once?: (sample: Sample) => readonly string[];
  /** @returns a function that returns the next call, or null when there are none left */
  calls(sample: Sample, random: Random): () => Call | null;
}

const LIST = `/api/risks?organization_id=${ORGANIZATION}&limit=50`;
const FACETS = `/api/risks/facets?organization_id=${ORGANIZATION}`;
const SORTS = ['-updated_at', 'title', '-risk_score'];
const get = (path: string): Call => ({ method: 'GET', path });

/** Two severities and three status groups: enough risks for a full page of 50 even with 1,000 risks, so that sizes can be compared. */
const filter = (random: Random) =>
  [
    ...random.some(RISK_SEVERITIES, 2).map((one) => `severity=${one}`),
    ...random.some(RISK_STATUS_GROUPS, 3).map((one) => `status=${one}`),
  ].join('&');

/** Assets that the register's menu shows at once. */
const IN_MENU = 30;

/** Query for the menu of assets, which shows its first assets or those that a search finds: two are chosen, all are counted. */
function menuOfAssets(random: Random, assets: readonly string[]): string {
  const from = IN_MENU * random.below(Math.max(1, Math.min(10, Math.floor(assets.length / IN_MENU))));
  const shown = assets.slice(from, from + IN_MENU);
  return [...random.some(shown, 2).map((id) => `&assets=${id}`), ...shown.map((id) => `&count_assets=${id}`)].join('');
}

export const LIST_OPERATION = 'list, filtered and sorted';
export const DEEP_OPERATION = 'list, deep inside';
export const FACETS_OPERATION = 'counts of filters';
export const ASSET_COUNTS_OPERATION = 'counts of assets';
export const SEARCH_OPERATION = 'search';
export const DASHBOARD_OPERATION = 'dashboard';
export const GET_OPERATION = 'get';
export const LINK_OPERATION = 'list, of an asset';
export const DELETE_OPERATION = 'delete an asset';

export const operations: readonly Operation[] = [
  {
    name: LIST_OPERATION,
    status: 200,
    reads: true,
    calls: (_sample, random) => () => get(`${LIST}&${filter(random)}&sort=${random.pick(SORTS)}`),
  },
  {
    name: FACETS_OPERATION,
    status: 200,
    reads: true,
    calls: (_sample, random) => () =>
      get(`${FACETS}&${filter(random)}${random.below(2) === 0 ? '' : `&q=${random.pick(WORDS)}`}`),
  },
  {
    name: ASSET_COUNTS_OPERATION,
    status: 200,
    reads: true,
    calls:
      ({ assets }, random) =>
      () =>
        get(`${FACETS}&${filter(random)}${menuOfAssets(random, assets)}`),
  },
  {
    name: DEEP_OPERATION,
    status: 200,
    reads: true,
    calls: (sample, random) => () => get(`${LIST}&sort=title&cursor=${random.pick(sample.cursors)}`),
  },
  {
    name: LINK_OPERATION,
    status: 200,
    reads: true,
    calls:
      ({ assets }, random) =>
      () =>
        get(`${LIST}&sort=${random.pick(SORTS)}&asset_id=${random.pick(assets)}`),
  },
  {
    name: SEARCH_OPERATION,
    status: 200,
    reads: true,
    calls: (_sample, random) => () => get(`${LIST}&q=${random.pick(WORDS)}+${random.pick(WORDS).slice(0, 4)}`),
  },
  {
    name: GET_OPERATION,
    status: 200,
    reads: true,
    calls: (sample, random) => () => get(`/api/risks/${random.pick(sample.risks)}`),
  },
  {
    name: DASHBOARD_OPERATION,
    status: 200,
    reads: true,
    calls: () => () => get(`/api/dashboard?organization_id=${ORGANIZATION}&range=1m`),
  },
  {
    name: 'create',
    status: 201,
    reads: false,
    calls:
      ({ domain }, random) =>
      () => ({ method: 'POST', path: '/api/risks', body: newRiskBody(random, domain) }),
  },
  {
    name: 'complete a flow',
    status: 200,
    reads: false,
    once: ({ flows }) => flows,
    calls: ({ flows }) =>
      onceEach(flows, (id) => ({
        method: 'PATCH',
        path: `/api/risk-flows/${id}/complete`,
        body: { treatment_plan: PLAN },
      })),
  },
  {
    name: DELETE_OPERATION,
    status: 204,
    reads: false,
    once: ({ linkedAssets }) => linkedAssets,
    calls: ({ linkedAssets }) => onceEach(linkedAssets, (id) => ({ method: 'DELETE', path: `/api/assets/${id}` })),
  },
];

function onceEach(ids: readonly string[], call: (id: string) => Call): () => Call | null {
  const left = [...ids];
  return () => {
    const id = left.pop();
    return id === undefined ? null : call(id);
  };
}

const PLAN = {
  title: 'Second line',
  description: 'Rent a line from another carrier',
  assignedTo: ADMIN,
  priority: 'high',
  estimatedCost: '4 000',
  timeline: 'Two months',
};

function newRiskBody(random: Random, domain_id: string) {
  return {
    organization_id: ORGANIZATION,
    title: riskTitle(random, random.below(1_000_000)),
    description: `A ${random.pick(WORDS)} may lead to a ${random.pick(WORDS)} problem.`,
    category: 'Operational',
    severity: random.pick(RISK_SEVERITIES),
    impact_level: 1 + random.below(5),
    probability: 1 + random.below(5),
    owner_id: ADMIN,
    domain_id,
  };
}

/** The bytes of a request, as a browser with a session sends it. */
export function serialize(
  { method, path, body }: Call,
  { cookie, origin, gzip }: { cookie: string; origin: string; gzip: boolean },
): Buffer {
  const content = body === undefined ? '' : JSON.stringify(body);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `host: ${new URL(origin).host}`,
    `cookie: parapet=${cookie}`,
    'accept: application/json',
    ...(gzip ? ['accept-encoding: gzip, deflate, br'] : []),
    ...(method === 'GET' ? [] : [`origin: ${origin}`]),
    ...(body === undefined ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(content)}`]),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${content}`);
}
