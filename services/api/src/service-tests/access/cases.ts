/** The cases of one operation: each role, each place of an id, each kind of value there. */
import { operations, ROLES, type Role } from '@parapet/contracts';
import { urlOf, type OperationRequest } from '../../testing/operation-request.ts';
import type { World } from '../world.ts';
import { SCOPE } from './expected/permissions.ts';
import { mayCall, mayChoose, type GuardedId } from './expected/requirements.ts';
import { verdict, type Value, type Verdict } from './expected/verdict.ts';
import { withValue } from './id-places.ts';
import type { IdUse, Sample, Source, Target } from './sample.ts';

export const UNKNOWN = '00000000-0000-4000-8000-000000000000';

export interface Case {
  /** For people. */
  name: string;
  role: Role;
  expected: Verdict;
  request(): Promise<OperationRequest>;
}

export const idOf = (world: World, kind: Target, place: 'within' | 'beyond') =>
  kind === 'person' ? world.person('risk_manager').userId : world.id(kind, place);

/**
 * @param changes whether the request will change or use up the records that it takes
 * @param role of the caller
 */
export function sourceIn(world: World, changes: boolean, role: Role = 'admin'): Source {
  return {
    organization: world.organizationId,
    caller: world.person(role).userId,
    id: (kind) => idOf(world, kind, 'within'),
    // What others change must not become the asset owner's, as they may link it to what is beyond.
    take: async (kind) => (changes ? world.create(kind, 'within', role === 'asset_owner') : world.id(kind)),
    async riskOf(flow) {
      const { data } = await world.founder.client.GET('/api/risk-flows/{id}', { params: { path: { id: flow } } });
      if (data === undefined) throw new Error(`no flow ${flow}`);
      return data.risk_id;
    },
    async riskOfPlan(plan) {
      const { data } = await world.founder.client.GET('/api/treatment-plans/{id}', { params: { path: { id: plan } } });
      if (data === undefined) throw new Error(`no plan ${plan}`);
      return data.risk_id;
    },
  };
}

/** A member of another role who has created nothing, as a change may also name the creator of the record. */
const colleagueOf = (world: World, role: Role) => world.person(role === 'auditor' ? 'stakeholder' : 'auditor').userId;

/** @param changes whether the request will change, or add to, what the id refers to */
type ValueAt = [Exclude<Value, 'within'>, (changes: boolean) => Promise<string>];

/** Ids that can stand at a place instead of the one within scope. */
function valuesAt(world: World, other: World, role: Role, use: IdUse): ValueAt[] {
  if (use.as === 'free') return [['unknown', async () => UNKNOWN]];
  if (use.as === 'organization')
    return [
      ['foreign', async () => other.organizationId],
      ['unknown', async () => 'org_nobody'],
    ];
  if (use.as === 'caller')
    return [
      ['beyond', async () => colleagueOf(world, role)],
      ['foreign', async () => other.person(role).userId],
      ['unknown', async () => UNKNOWN],
    ];
  const kind = use.as === 'domain' ? 'domain' : use.kind;
  const canChange = use.as === 'record' || kind === 'risk';
  return [
    [
      'beyond',
      async (changes) =>
        changes && canChange && kind !== 'person' ? world.create(kind, 'beyond') : idOf(world, kind, 'beyond'),
    ],
    ['foreign', async () => idOf(other, kind, 'within')],
    ['unknown', async () => UNKNOWN],
  ];
}

/** The request with only one of its filters, because the others would exclude everything anyway. */
function withOneFilter(request: OperationRequest, sample: Sample, place: string): OperationRequest {
  const isFilter = (name: string) => [`query.${name}`, `query.${name}[]`].some((at) => sample.ids[at]?.as === 'filter');
  const query = Object.entries(request.query ?? {}).filter(
    ([name]) => !isFilter(name) || place === `query.${name}` || place === `query.${name}[]`,
  );
  return { ...request, query: Object.fromEntries(query) };
}

/** A free place takes the id of a pending member in `user_id`, and a UUID everywhere else. */
const freeValue = (place: string, value: string) =>
  place === 'body.user_id' ? `temp_${Math.trunc(Math.random() * 1e15)}` : value;

export function casesOf(world: World, other: World, id: GuardedId, sample: Sample): Case[] {
  return ROLES.flatMap((role) => {
    const allowed = mayCall(id, role) && mayChoose(id, role);
    const valid: Case = {
      name: `${id} as ${role}`,
      role,
      expected: allowed ? { status: sample.ok } : { status: 403, code: 'role_not_allowed' },
      request: async () =>
        sample.request(
          sourceIn(world, (allowed || SCOPE[role].assets === 'own') && operations[id].method !== 'GET', role),
        ),
    };
    // An id that is not looked up has the same effect for every role.
    const places = Object.entries(sample.ids).filter(([, use]) => use.as !== 'free' || role === 'admin');
    const changed = places.flatMap(([place, use]) =>
      valuesAt(world, other, role, use).map(([value, get]): Case => {
        const expected = verdict(id, sample, role, place, use, value);
        return {
          name: `${id} as ${role}, ${place} ${value}`,
          role,
          expected,
          async request() {
            const changes = expected.status === sample.ok && operations[id].method !== 'GET';
            // What somebody may change who has assets of their own is known of new records only: others may hang on more assets by now.
            const request = await sample.request(
              sourceIn(world, changes || (SCOPE[role].assets === 'own' && operations[id].method !== 'GET'), role),
            );
            const changed = withValue(
              request,
              place,
              use.as === 'free' ? freeValue(place, await get(changes)) : await get(changes),
            );
            return use.as === 'filter' ? withOneFilter(changed, sample, place) : changed;
          },
        };
      }),
    );
    return [valid, ...changed];
  });
}

/** How a request looks, for people. */
export const described = (id: GuardedId, request: OperationRequest) =>
  `${urlOf(id, request)} ${JSON.stringify(request.body ?? null)}`;
