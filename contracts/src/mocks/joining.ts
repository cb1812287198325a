/** Binding the record of an invited member to the account of the person who comes. */
import { foldEmail, INVITATION_REFUSALS, type InvitationRefusal } from '../rules/index.ts';
import { changeMember } from './member-records.ts';
import type { Context } from './mock.ts';
import { MockProblem } from './problem.ts';
import { changeRecord } from './records.ts';
import type { Account, Invitation, MemberRecord, MockState } from './mock-state.ts';

export function refusal(code: InvitationRefusal): MockProblem {
  const { status, detail } = INVITATION_REFUSALS[code];
  return new MockProblem(status, code, detail);
}

/** @returns the invitation that a link leads to; undefined when it was used, taken back or is too old */
export function byToken({ invitations }: MockState, wanted: string): Invitation | undefined {
  return invitations.find(({ token, link_expires_at }) => token === wanted && Date.parse(link_expires_at) > Date.now());
}

/** @returns the oldest invitation of a person's address; undefined unless their provider has verified that it is theirs */
export function byVerifiedEmail({ invitations }: MockState, { email, email_verified }: Account): Invitation | undefined {
  if (email === null || !email_verified) return undefined;
  const found = invitations.filter((one) => one.email === foldEmail(email));
  return found.toSorted((a, b) => (a.invited_at < b.invited_at ? -1 : 1))[0];
}

/** Lets the person in, once. @returns their membership */
export function join(context: Context, account: Account, invitation: Invitation): MemberRecord {
  const { state } = context;
  const pending = state.members.find(({ user_id, organization_id }) => user_id === invitation.member && organization_id === invitation.organization_id);
  if (pending === undefined) throw refusal('invitation_not_found');
  state.invitations = state.invitations.filter((one) => one !== invitation);
  // What nobody has verified must not replace the address that the admin invited.
  const email = account.email !== null && account.email_verified ? { email: account.email } : {};
  const joined = changeMember(context, pending, { user_id: account.id, name: account.name, ...email });
  const asMember = { ...context, member: joined };
  for (const [table, path] of ASSIGNMENTS) reassign(asMember, table, path, pending.user_id);
  return joined;
}

const ASSIGNMENTS = [
  ['risks', 'owner_id'],
  ['risks', 'reviewer_id'],
  ['risk_flows', 'assigned_to'],
  ['risk_flows', 'treatment_plan.assignedTo'],
  ['treatment_plans', 'assigned_to'],
  ['tasks', 'assigned_to'],
] as const;
type Assignments = (typeof ASSIGNMENTS)[number];

function reassign(context: Context, table: Assignments[0], path: Assignments[1], pending: string): void {
  const { state, member } = context;
  const [name = '', below] = path.split('.');
  for (const record of state.tables[table].filter(({ organization_id }) => organization_id === member?.organization_id)) {
    const value: unknown = Reflect.get(record, name);
    const held: unknown = below === undefined ? value : Reflect.get(Object(value), below);
    if (held !== pending) continue;
    const now = below === undefined ? member?.user_id : { ...Object(value), [below]: member?.user_id };
    changeRecord(context, table, record, { [name]: now });
  }
}
