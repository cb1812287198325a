/** The answer to expect when a request names a particular record at one place and is right everywhere else. */
import { operations, type Role } from '@parapet/contracts';
import { pointerOf } from '../id-places.ts';
import type { Target, IdUse, Sample } from '../sample.ts';
import { SCOPE } from './permissions.ts';
import { mayCall, mayChoose, REQUIREMENTS, type GuardedId } from './requirements.ts';

/** What stands at a place: a record within or beyond the scope of the role, one of another organization, or an id of nothing. */
export type Value = 'within' | 'beyond' | 'foreign' | 'unknown';

export interface Verdict {
  status: number;
  code?: string;
  /** JSON pointer of the field that the problem names. */
  field?: string;
  /** How many items a list says it has. */
  total?: number;
}

/** Risks and records that belong to one: visible to whoever sees the risk. */
const WITH_RISK: ReadonlySet<Target> = new Set([
  'risk',
  'finishedRisk',
  'archivedRisk',
  'flow',
  'completedFlow',
  'plan',
  'task',
  'note',
]);

/** Visible to all; a role with domains of its own changes only those in its domains. */
const CHANGED_IN_DOMAIN: ReadonlySet<Target> = new Set(['grcTemplate']);

/** Visible to a role with assets of its own only if it is one of these or hangs on one of them. What is beyond does not. */
const ON_ASSETS: ReadonlySet<Target> = new Set(['asset', 'property', 'scenario']);

const NO_ROLE: Verdict = { status: 403, code: 'role_not_allowed' };
const OTHER_ORGANIZATION: Verdict = { status: 403, code: 'other_organization' };
const OUTSIDE_DOMAINS: Verdict = { status: 403, code: 'outside_domains' };

const hasOwnDomains = (role: Role) => SCOPE[role].domains === 'own';

function seesBeyond(role: Role, kind: Target): boolean {
  if (WITH_RISK.has(kind)) return !hasOwnDomains(role);
  return !ON_ASSETS.has(kind) || SCOPE[role].assets === 'every';
}

/** Any role that makes the call can name any asset, also one that it does not see, and any scenario and property unless it has assets of its own. */
const canName = (role: Role, kind: Target) =>
  kind === 'asset' || (ON_ASSETS.has(kind) ? SCOPE[role].assets !== 'own' : seesBeyond(role, kind));

/** The answer when the role may not make the call. */
function refusalOf(id: GuardedId, names: IdUse): Verdict {
  // Decided by the handler, which runs after the organization was checked.
  const byHandler = ['admin or auditor', 'admin'].includes(REQUIREMENTS[id]);
  return byHandler && names.as === 'organization' ? OTHER_ORGANIZATION : NO_ROLE;
}

export function verdict(
  id: GuardedId,
  sample: Sample,
  role: Role,
  place: string,
  names: IdUse,
  value: Exclude<Value, 'within'>,
): Verdict {
  if (!mayCall(id, role)) return refusalOf(id, names);
  const fine = { status: sample.ok };
  const ours = value === 'beyond';
  if (!mayChoose(id, role))
    return names.as === 'record' && (!ours || !seesBeyond(role, names.kind)) ? { status: 404 } : NO_ROLE;
  switch (names.as) {
    case 'free':
      return fine;
    case 'organization':
      return OTHER_ORGANIZATION;
    case 'caller':
      return { status: 400, field: pointerOf(place) };
    case 'filter':
      return ours && (names.finds === null || seesBeyond(role, names.finds)) ? fine : { ...fine, total: 0 };
    case 'record':
      if (!ours || !seesBeyond(role, names.kind)) return { status: 404 };
      if (operations[id].method !== 'GET' && CHANGED_IN_DOMAIN.has(names.kind) && hasOwnDomains(role))
        return OUTSIDE_DOMAINS;
      return names.mismatchField === undefined ? fine : { status: 400, field: names.mismatchField };
    case 'domain':
      if (hasOwnDomains(role)) return OUTSIDE_DOMAINS;
      return ours ? fine : { status: 400, field: pointerOf(place) };
    case 'reference':
      if (!ours || !canName(role, names.kind)) return { status: 400, field: pointerOf(place) };
      return names.mismatchField === undefined ? fine : { status: 400, field: names.mismatchField };
  }
}
