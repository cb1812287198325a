import type { Person } from '@parapet/contracts';
import type { MemberDoc } from '../../collections.ts';

/** A member as all others see them. */
export function toPerson({ user_id, email, name }: Pick<MemberDoc, 'user_id' | 'email' | 'name'>): Person {
  return { id: user_id, email, name: name ?? null, former: false };
}
