/** Who sends the requests: mostly somebody who may. */
import { ROLES, type OperationId, type Role } from '@parapet/contracts';
import { isGuarded, mayCall } from '../access/expected/requirements.ts';
import type { Person } from '../../testing/api.ts';
import type { World } from '../world.ts';

/** Operations after which the caller is no longer a member or no longer an admin, or the organization has other records. */
export const ENDING: readonly OperationId[] = [
  'leaveOrganization',
  'transferOrganization',
  'deleteOrganization',
  'addSampleData',
  'removeSampleData',
];

/** @param stranger has an account and no organization */
export function callersOf(
  ours: World,
  id: OperationId,
  stranger: Person,
): (index: number) => Pick<Person, 'send'> & Partial<Person> {
  const { anybody } = ours.api;
  // Signing out must not end a session that other requests need.
  if (!isGuarded(id) || ENDING.includes(id)) return (index) => (index % 2 === 0 ? anybody : stranger);
  const may = (role: Role) => mayCall(id, role);
  const allowed = ROLES.filter(may).map((role) => ours.person(role));
  const others = ROLES.filter((role) => !may(role)).map((role) => ours.person(role));
  return (index) => {
    if (index % 25 === 24) return anybody;
    const round = Math.trunc(index / 10);
    const other = index % 10 === 9 ? others[round % others.length] : undefined;
    // The first of the roles, admin, sees everything.
    return (
      other ?? (index % 2 === 0 ? undefined : allowed[Math.trunc(index / 2) % allowed.length]) ?? allowed[0] ?? anybody
    );
  };
}
