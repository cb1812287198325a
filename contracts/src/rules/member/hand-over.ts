/** What belongs to a member and can be handed over to somebody else when they are removed. What is finished keeps the name of who did it. */
import type { AuditedEntity } from '../../schemas/audit.ts';
import { linksTo, type Link } from '../../links.ts';
import type { Decision } from '../access/permissions.ts';
import type { MemberShape } from './member-rules.ts';

/** Statuses in which a record is finished. */
const FINISHED = {
  risks: ['closed', 'archived'],
  risk_flows: ['completed', 'archived'],
  treatment_plans: ['completed'],
  tasks: ['completed', 'cancelled'],
} as const satisfies Partial<Record<AuditedEntity, readonly string[]>>;

export const HANDED_OVER = ['risks', 'risk_flows', 'treatment_plans', 'tasks'] as const satisfies readonly (keyof typeof FINISHED)[];
export type HandedOver = (typeof HANDED_OVER)[number];

/** Whether what belongs to one member can be given to another one, who may have been invited only. */
export function canTakeOver(members: readonly Pick<MemberShape, 'user_id'>[], from: Pick<MemberShape, 'user_id'>, to: string): Decision {
  const isAnother = to !== from.user_id && members.some(({ user_id }) => user_id === to);
  return isAnother ? { allowed: true } : { allowed: false, reason: 'must be another member' };
}

/** The statuses in which a record is no longer handed over. */
export const finishedStatuses = (of: HandedOver): readonly string[] => FINISHED[of];

/** The fields by which records of a kind belong to a member. */
export const ownedBy = (of: HandedOver): readonly Link[] => linksTo('members').filter(({ from }) => from === of);
