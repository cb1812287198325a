/** The cases of one operation: each role, each place of an id, each of what can stand there. */
import { operations, ROLES, type Role } from '@parapet/contracts';
import type { Ask } from '../../testing/ask.ts';
import { addressOf } from '../../testing/ask.ts';
import type { World } from '../world.ts';
import { verdict, mayCall, type Value, type Verdict } from './expected.ts';
import { withValue } from './positions.ts';
import type { GuardedId, Named, Names, Sample, Source } from './sample.ts';

export const UNKNOWN = '00000000-0000-4000-8000-000000000000';

export interface Case {
  /** For people. */
  name: string;
  role: Role;
  expected: Verdict;
  request(): Promise<Ask>;
}

export const idOf = (world: World, kind: Named, place: 'within' | 'beyond') => (kind === 'person' ? world.person('risk_manager').userId : world.id(kind, place));

/**
 * @param fresh whether the request will change what it takes
 * @param role of whoever sends the request
 */
export function sourceIn(world: World, fresh: boolean, role: Role = 'admin'): Source {
  return {
    organization: world.organizationId,
    caller: world.person(role).userId,
    id: (kind) => idOf(world, kind, 'within'),
    take: async (kind) => (fresh ? world.fresh(kind) : world.id(kind)),
    async riskOf(flow) {
      const { data } = await world.boss.client.GET('/api/risk-flows/{id}', { params: { path: { id: flow } } });
      if (data === undefined) throw new Error(`no flow ${flow}`);
      return data.risk_id;
    },
    async riskOfPlan(plan) {
      const { data } = await world.boss.client.GET('/api/treatment-plans/{id}', { params: { path: { id: plan } } });
      if (data === undefined) throw new Error(`no plan ${plan}`);
      return data.risk_id;
    },
  };
}

/** Somebody of another role, who has made nothing: what they had made, a change could name them for. */
const colleagueOf = (world: World, role: Role) => world.person(role === 'auditor' ? 'stakeholder' : 'auditor').userId;

/**
 * Ids that can stand at a place instead of the one within.
 * @param used whether the request will change, or add to, what it names
 */
function valuesAt(world: World, other: World, role: Role, names: Names): [Value, (used: boolean) => Promise<string>][] {
  if (names.as === 'free') return [['unknown', async () => UNKNOWN]];
  if (names.as === 'organization') return [['foreign', async () => other.organizationId], ['unknown', async () => 'org_nobody']];
  if (names.as === 'caller') return [['beyond', async () => colleagueOf(world, role)], ['foreign', async () => other.person(role).userId], ['unknown', async () => UNKNOWN]];
  const kind = names.as === 'domain to keep in' ? 'domain' : names.kind;
  const usable = names.as === 'record' || kind === 'risk';
  return [
    ['beyond', async (used) => (used && usable && kind !== 'person' ? world.fresh(kind, 'beyond') : idOf(world, kind, 'beyond'))],
    ['foreign', async () => idOf(other, kind, 'within')],
    ['unknown', async () => UNKNOWN],
  ];
}

/** Without the other filters, which would let nothing through anyway. */
function aloneInQuery(request: Ask, sample: Sample, place: string): Ask {
  const kept = (name: string) => sample.ids[`query.${name}`]?.as !== 'filter' && sample.ids[`query.${name}[]`]?.as !== 'filter';
  const query = Object.entries(request.query ?? {}).filter(([name]) => kept(name) || place === `query.${name}` || place === `query.${name}[]`);
  return { ...request, query: Object.fromEntries(query) };
}

/** A free place takes what a pending member may be called, everywhere else a UUID does. */
const freeValue = (place: string, value: string) => (place === 'body.user_id' ? `temp_${Math.trunc(Math.random() * 1e15)}` : value);

export function casesOf(world: World, other: World, id: GuardedId, sample: Sample): Case[] {
  return ROLES.flatMap((role) => {
    const allowed = mayCall(id, sample, role);
    const asItIs: Case = {
      name: `${id} as ${role}`,
      role,
      expected: allowed ? { status: sample.ok } : { status: 403, code: 'role_not_allowed' },
      request: async () => sample.ask(sourceIn(world, allowed && operations[id].method !== 'GET', role)),
    };
    // What is not looked at is the same for all.
    const places = Object.entries(sample.ids).filter(([, names]) => names.as !== 'free' || role === 'admin');
    const changed = places.flatMap(([place, names]) =>
      valuesAt(world, other, role, names).map(([value, get]): Case => {
        const expected = verdict(world, id, sample, role, place, names, value);
        return {
          name: `${id} as ${role}, ${place} ${value}`,
          role,
          expected,
          async request() {
            const used = expected.status === sample.ok && operations[id].method !== 'GET';
            const request = await sample.ask(sourceIn(world, used, role));
            const changed = withValue(request, place, names.as === 'free' ? freeValue(place, await get(used)) : await get(used));
            return names.as === 'filter' ? aloneInQuery(changed, sample, place) : changed;
          },
        };
      }),
    );
    return [asItIs, ...changed];
  });
}

/** How a request looks, for people. */
export const described = (id: GuardedId, request: Ask) => `${addressOf(id, request)} ${JSON.stringify(request.body ?? null)}`;
