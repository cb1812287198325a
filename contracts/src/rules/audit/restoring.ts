/** Restoring deleted records: who may do so, for how long, and which links are lost. */
import { linkedIds, linksFrom, type LinkTarget } from '../../links.ts';
import type { AuditedEntity } from '../../record-kinds.ts';
import type { DroppedLink } from '../../schemas/restore.ts';
import { allowed, refused, type Decision } from '../access/permissions.ts';
import type { Membership } from '../access/visibility.ts';

/** Days for which a deleted record can be restored. */
export const RESTORE_DAYS = 30;
const DAY = 86_400_000;

export function canRestore({ role }: Pick<Membership, 'role'>): Decision {
  return role === 'admin' ? allowed : refused('Only admins can restore deleted records.');
}

/** @param deletedAt ISO 8601 @param now ms since 1970 */
export function isRestorable(deletedAt: string, now: number): Decision {
  return now - Date.parse(deletedAt) <= RESTORE_DAYS * DAY
    ? allowed
    : refused(`It was deleted more than ${RESTORE_DAYS} days ago.`);
}

/** @returns until when (ISO 8601) a record can be restored that was deleted at this time */
export const restorableUntil = (deletedAt: string): string =>
  new Date(Date.parse(deletedAt) + RESTORE_DAYS * DAY).toISOString();

/** Finished flows keep what they selected, even when it has been deleted. */
const isFinishedFlow = (entity: AuditedEntity, record: object) =>
  entity === 'risk_flows' && ['completed', 'archived'].includes(String(Reflect.get(record, 'status')));

/**
 * The links of a record to others that were deleted since.
 * @param missing ids that do not exist, by collection
 * @returns the links to drop, and the collection of a missing record that this one cannot exist without (null when none is missing)
 */
export function lostLinks(
  entity: AuditedEntity,
  record: object,
  missing: ReadonlyMap<LinkTarget, ReadonlySet<string>>,
): { dropped: DroppedLink[]; owner: LinkTarget | null } {
  const dropped: DroppedLink[] = [];
  let owner: LinkTarget | null = null;
  for (const link of linksFrom(entity)) {
    const ids = linkedIds(record, link).filter((id) => missing.get(link.to)?.has(id) === true);
    if (ids.length === 0 || link.onDelete === 'keep') continue;
    if (link.onDelete === 'delete') owner ??= link.to;
    else if (link.onDelete === 'unlink' || !isFinishedFlow(entity, record)) dropped.push({ field: link.field, ids });
  }
  return { dropped, owner };
}

/** The fields of a record without these links. */
export function withoutLinks(
  record: Readonly<Record<string, unknown>>,
  dropped: readonly DroppedLink[],
): Record<string, unknown> {
  const fields = { ...record };
  for (const { field, ids } of dropped) {
    const value = fields[field];
    fields[field] = Array.isArray(value) ? value.filter((id) => !ids.includes(String(id))) : null;
  }
  return fields;
}
