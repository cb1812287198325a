/** What the rules say about one request: who asks, and what stands at one place of it. */
import { operations, type Role } from '@parapet/contracts';
import { can, seesAsset, seesRisk } from '@parapet/contracts/rules';
import type { World } from '../world.ts';
import type { GuardedId, Named, Names, Sample } from './sample.ts';
import { pointerOf } from './positions.ts';

/** What stands at a place: within or beyond the scope of the role, another organisation's, or nothing at all. */
export type Value = 'within' | 'beyond' | 'foreign' | 'unknown';

export interface Verdict {
  status: number;
  code?: string;
  /** JSON pointer of the field that the problem names. */
  field?: string;
  /** What a list says that it holds. */
  total?: number;
}

/** Seen with the risk that they are or belong to. */
const WITH_RISK: ReadonlySet<Named> = new Set(['risk', 'finishedRisk', 'archivedRisk', 'flow', 'completedFlow', 'plan', 'task', 'note']);

/** Seen by all, and changed by whoever is bound to domains only in theirs. */
const KEPT_IN_DOMAIN: ReadonlySet<Named> = new Set(['grcTemplate']);

const OUTSIDE: Verdict = { status: 403, code: 'outside_domains' };
const NO_ROLE: Verdict = { status: 403, code: 'role_not_allowed' };

/** Whether a role may make the call at all. */
export function mayCall(id: GuardedId, { only }: Sample, role: Role): boolean {
  const { access } = operations[id].config;
  if (only !== undefined) return only.includes(role);
  return access === 'signed-in' || can({ role }, access.resource, access.action).allowed;
}

const isBound = (world: World, role: Role) => !seesRisk({ role, domains: [world.id('domain')] }, null);

function sees(world: World, role: Role, kind: Named, place: 'within' | 'beyond'): boolean {
  if (WITH_RISK.has(kind)) return seesRisk({ role, domains: [world.id('domain')] }, world.id('domain', place));
  if (kind === 'asset') return seesAsset({ role, assets: [world.id('asset')] }, world.id('asset', place));
  return true;
}

/** A role that cannot read assets can name one all the same; one that is bound to domains cannot name a risk of others. */
const mayName = (world: World, role: Role, kind: Named, place: 'within' | 'beyond') => kind === 'asset' || sees(world, role, kind, place);

/** The answer when everything but one place is in order. */
export function verdict(world: World, id: GuardedId, sample: Sample, role: Role, place: string, names: Names, value: Value): Verdict {
  if (!mayCall(id, sample, role)) return NO_ROLE;
  const fine = { status: sample.ok };
  if (value === 'within' || names.as === 'free') return fine;
  const ours = value === 'beyond';
  switch (names.as) {
    case 'organization':
      return { status: 403, code: 'other_organization' };
    case 'caller':
      return { status: 400, field: pointerOf(place) };
    case 'filter':
      return ours && (names.seenLike === null || sees(world, role, names.seenLike, value)) ? fine : { ...fine, total: 0 };
    case 'record':
      if (!ours || !sees(world, role, names.kind, value)) return { status: 404 };
      if (operations[id].method !== 'GET' && KEPT_IN_DOMAIN.has(names.kind) && isBound(world, role)) return OUTSIDE;
      return names.elsewhere === undefined ? fine : { status: 400, field: names.elsewhere };
    case 'domain to keep in':
      if (isBound(world, role)) return OUTSIDE;
      return ours ? fine : { status: 400, field: pointerOf(place) };
    case 'reference':
      if (ours && names.elsewhere === undefined && mayName(world, role, names.kind, value)) return fine;
      return { status: 400, field: (ours && mayName(world, role, names.kind, value) ? names.elsewhere : undefined) ?? pointerOf(place) };
  }
}
