/** Members of an organization: who may be added, changed and removed. */
import { ROLES, type Role } from '../../schemas/organization/me.ts';
import type { FieldIssue } from '../../schemas/base.ts';
import { toFieldErrors, type FieldProblem } from '../validation/field-problem.ts';
import { mailDomain } from '../organization/organization-name.ts';
import { allowed, refused, type Decision } from '../access/permissions.ts';

export interface MemberShape {
  user_id: string;
  email: string;
  role: Role;
}

export const DEFAULT_ROLE: Role = 'stakeholder';

const PENDING = 'temp_';
const ALREADY_MEMBER = 'This person is already a member';

/** Id of a member who has not signed in yet. @param now milliseconds since 1970 */
export function pendingMemberId(now: number): string {
  return `${PENDING}${now}`;
}

/** Like {@link pendingMemberId}, but an id that no member has yet: two members may be added within a millisecond. */
export function freePendingId(members: readonly Pick<MemberShape, 'user_id'>[], now: number): string {
  const taken = new Set(members.map(({ user_id }) => user_id));
  let time = now;
  while (taken.has(pendingMemberId(time))) time += 1;
  return pendingMemberId(time);
}

/** Whether a member has not signed in yet. */
export function isPendingMember({ user_id }: Pick<MemberShape, 'user_id'>): boolean {
  return user_id.startsWith(PENDING);
}

/** Whether no other member is an admin who has signed in. */
function isLastAdmin(members: readonly MemberShape[], target: MemberShape): boolean {
  const admins = members.filter((member) => member.role === 'admin' && !isPendingMember(member));
  return admins.length === 1 && admins[0]?.user_id === target.user_id;
}

/** @param actorId the caller, who cannot remove themself */
export function canRemoveMember(members: readonly MemberShape[], target: MemberShape, actorId: string): Decision {
  if (target.user_id === actorId) return refused('You cannot remove yourself.');
  return isLastAdmin(members, target) ? refused('The last admin cannot be removed.') : allowed;
}

/** Whether a member may be given a role: the last admin must stay admin. */
export function canChangeRole(members: readonly MemberShape[], target: MemberShape, role: Role): Decision {
  return role !== 'admin' && isLastAdmin(members, target)
    ? refused('The last admin cannot be given another role.')
    : allowed;
}

/** What is wrong with a new member. An address can be in the organization only once, regardless of case. */
export function newMemberProblems(
  members: readonly Pick<MemberShape, 'email'>[],
  input: { email: string; role: string },
): FieldProblem[] {
  const email = input.email.trim().toLowerCase();
  const taken = members.some((member) => member.email.trim().toLowerCase() === email);
  const problems: FieldProblem[] = [];
  if (email === '') problems.push({ field: 'email', message: 'Email is required', keyword: 'required' });
  else if (mailDomain(email) === null)
    problems.push({
      field: 'email',
      message: 'Enter a valid email address',
      keyword: 'format',
      params: { format: 'email' },
    });
  else if (taken) problems.push({ field: 'email', message: ALREADY_MEMBER });
  if (input.role === '') problems.push({ field: 'role', message: 'Role is required', keyword: 'required' });
  else if (!ROLES.some((role) => role === input.role))
    problems.push({
      field: 'role',
      message: `Role must be one of ${ROLES.join(', ')}`,
      keyword: 'enum',
      params: { allowedValues: ROLES },
    });
  return problems;
}

/** The problem document for a new member. */
export interface MemberRefusal {
  status: 400 | 409;
  code: 'already_member' | 'invalid_request';
  detail: string;
  errors: FieldIssue[];
}

/** @param problems at least one */
export function memberRefusal(problems: readonly FieldProblem[]): MemberRefusal {
  const errors = toFieldErrors(problems, ['email', 'role']);
  const taken = problems.every(({ message }) => message === ALREADY_MEMBER);
  if (taken) return { status: 409, code: 'already_member', detail: ALREADY_MEMBER, errors };
  return { status: 400, code: 'invalid_request', detail: 'The member is not valid', errors };
}
