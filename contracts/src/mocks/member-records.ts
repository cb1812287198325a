/** Adding, changing and removing members; they are told by the id of their account, and kept beside the tables. */
import type { Member } from '../schemas/organization/organization.ts';
import type { Context } from './mock.ts';
import { remember } from './records.ts';
import type { MemberRecord } from './mock-state.ts';
import type { Stamp } from './tables.ts';

type MemberFields = Omit<MemberRecord, keyof Stamp>;

export function addMember(context: Context, organization_id: string, fields: MemberFields): MemberRecord {
  const now = new Date().toISOString();
  const member: MemberRecord = { ...fields, id: crypto.randomUUID(), organization_id, version: 1, created_at: now, updated_at: now };
  context.state.members.push(member);
  remember(context, { entity: 'members', action: 'create', before: null, after: member }, member);
  return member;
}

/** @returns the member as they are now */
export function changeMember(context: Context, before: MemberRecord, fields: Partial<MemberFields>): MemberRecord {
  const after: MemberRecord = { ...before, ...fields, version: before.version + 1, updated_at: new Date().toISOString() };
  context.state.members = context.state.members.map((member) => (member.id === before.id ? after : member));
  remember(context, { entity: 'members', action: 'update', before, after }, after);
  return after;
}

export function removeMember(context: Context, before: MemberRecord): void {
  context.state.members = context.state.members.filter(({ id }) => id !== before.id);
  delete context.state.preferences[before.user_id];
  remember(context, { entity: 'members', action: 'delete', before, after: null }, { ...before, version: before.version + 1 });
}

/** A member as admins see them. */
export function memberToWire({ user_id, email, role, domains, assets, version }: MemberRecord): Member {
  return { user_id, email, role, domains, assets, version };
}
