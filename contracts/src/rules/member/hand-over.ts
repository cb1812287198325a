/** The records of a member that can be handed over when the member is removed. Finished records are not handed over: they keep the member's name. */
import type { AuditedEntity } from '../../record-kinds.ts';
import { linksTo, type Link } from '../../links.ts';
import { allowed, refused, type Decision } from '../access/permissions.ts';
import type { MemberShape } from './member-rules.ts';

/** Statuses in which a record is finished. */
const FINISHED = {
  risks: ['closed', 'archived'],
  risk_flows: ['completed', 'archived'],
  treatment_plans: ['completed'],
  tasks: ['completed', 'cancelled'],
} as const satisfies Partial<Record<AuditedEntity, readonly string[]>>;

export const HANDED_OVER = [
  'risks',
  'risk_flows',
  'treatment_plans',
  'tasks',
] as const satisfies readonly (keyof typeof FINISHED)[];
export type HandedOver = (typeof HANDED_OVER)[number];

/** Whether the records of one member can be given to another member. That member may have been invited and not have signed in yet. */
export function canTakeOver(
  members: readonly Pick<MemberShape, 'user_id'>[],
  from: Pick<MemberShape, 'user_id'>,
  to: string,
): Decision {
  const isAnother = to !== from.user_id && members.some(({ user_id }) => user_id === to);
  return isAnother ? allowed : refused('must be another member');
}

/** The statuses in which a record is no longer handed over. */
export const finishedStatuses = (of: HandedOver): readonly string[] => FINISHED[of];

/** The fields by which records of a kind belong to a member. */
export const ownedBy = (of: HandedOver): readonly Link[] => linksTo('members').filter(({ from }) => from === of);

/** Whether an action of an unfinished plan is handed over too. */
export const isOpenAction = (action: object): boolean => Reflect.get(action, 'status') !== 'completed';
