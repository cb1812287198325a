import type { Member } from '@parapet/contracts';
import type { MemberDoc } from '../../collections.ts';

export function toMember({ user_id, email, role, domains, assets, version }: MemberDoc): Member {
  return { user_id, email, role, domains, assets, version };
}
