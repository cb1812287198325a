/** Says what restoring a deleted record would do: does it, and rolls that back. */
import {
  isKindWith,
  kindsWith,
  type AuditedEntity,
  type RestorableEntity,
  type RestorePreview,
  type RestorePreviewQuery,
} from '@parapet/contracts';
import { linkedIds, linksFrom } from '@parapet/contracts/links';
import { isRestorable, recordTitle, restorableUntil } from '@parapet/contracts/rules';
import type { Caller } from '../../pipeline/call.ts';
import type { AuditEntry } from '../../store/audit-port.ts';
import type { Doc, OrgDb, Store } from '../../store/port.ts';
import { changeAs, readAs } from '../caller.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { deletedTogether, isPartOf } from './deleted-parts.ts';
import {
  assertRestorer,
  bringBack,
  findDeletion,
  obstacleIn,
  type Deletion,
  type Obstacle,
} from './restore-service.ts';

type Dropped = Awaited<ReturnType<typeof bringBack>>['dropped'];

/** Ends the transaction without a change. */
class RolledBack extends Error {
  readonly dropped: Dropped;

  constructor(dropped: Dropped) {
    super('Nothing was to be changed');
    this.dropped = dropped;
  }
}

async function attempt(
  { store, cascades }: ServiceOptions,
  caller: Caller,
  deletion: Deletion,
): Promise<{ dropped: Dropped; obstacle: Obstacle | null }> {
  try {
    return await changeAs(store, caller, async (tx) => {
      throw new RolledBack((await bringBack(tx, cascades, deletion)).dropped);
    });
  } catch (error) {
    if (error instanceof RolledBack) return { dropped: error.dropped, obstacle: null };
    return { dropped: [], obstacle: obstacleIn(error) };
  }
}

/** The name of a deleted record, and whether it can be restored. */
async function lost(store: Store, organization: string, entity: AuditedEntity, id: string) {
  const [last] = (await store.audit(organization).history(entity, id, { limit: 1 })).items;
  const isDeleted = last?.action === 'delete' && isRestorable(last.at, Date.now()).allowed;
  return {
    entity,
    id,
    title: recordTitle(last?.after ?? last?.before),
    restorable: isDeleted && isKindWith('restorable', entity),
  };
}

/** The records that were deleted because this one was, and come back only by themselves. */
async function separate(db: OrgDb, of: RestorableEntity, id: string, together: readonly AuditEntry[]) {
  const found = together.flatMap(({ entity: name, entity_id, before }) => {
    const entity = restorableEntity(name);
    if (entity === null || isPartOf(entity, of) || before === null || typeof before !== 'object') return [];
    const belongs = linksFrom(entity).some(
      (link) => link.onDelete === 'delete' && link.to === of && linkedIds(before, link).includes(id),
    );
    return belongs ? [{ entity, id: entity_id, title: recordTitle(before), before }] : [];
  });
  const flows = new Set(found.filter(({ entity }) => entity === 'risk_flows').map((flow) => flow.id));
  const alone = found.filter(
    // A plan comes back with its flow.
    ({ entity, before }) => entity !== 'treatment_plans' || !flows.has(String(Reflect.get(before, 'risk_flow_id'))),
  );
  const there = new Set<string>();
  for (const entity of new Set(alone.map((one) => one.entity))) {
    const ids = alone.filter((one) => one.entity === entity).map((one) => one.id);
    for (const { _id } of await db.collection<Doc>(entity).find({ _id: { $in: ids } })) there.add(_id);
  }
  return alone.filter((one) => !there.has(one.id)).map(({ entity, id: one, title }) => ({ entity, id: one, title }));
}

function restorableEntity(name: string): RestorableEntity | null {
  return kindsWith('restorable').find((one) => one === name) ?? null;
}

export function restorePreview(options: ServiceOptions) {
  const { store } = options;
  /** @throws Problem 403 for other roles than admin, 404 when no such record was deleted, 409 when that was too long ago */
  return async (caller: Caller, { entity, entity_id: id }: RestorePreviewQuery): Promise<RestorePreview> => {
    assertRestorer(caller);
    const organization = caller.member.organization_id;
    const existing = await readAs(store, caller).collection<Doc>(entity).findOne({ _id: id });
    if (existing !== null) {
      const nothing = { deleted_at: null, until: null, parts: [], separate: [], lost_links: [] };
      return { entity, id, title: recordTitle(existing), ...nothing, obstacle: { reason: 'not_deleted', owner: null } };
    }
    const deletion = await findDeletion(store, organization, entity, id);
    const { tombstone, record, parts } = deletion;
    const { dropped, obstacle } = await attempt(options, caller, deletion);
    const targets = new Map(linksFrom(entity).map(({ field, to }) => [field, to]));
    const links = dropped.flatMap(({ field, ids }) => ids.map((one) => ({ field, to: targets.get(field), id: one })));
    const lostLinks = await Promise.all(
      links.map(async ({ field, to, id: target }) =>
        to === undefined ? [] : [{ field, ...(await lost(store, organization, to, target)) }],
      ),
    );
    const count = parts?.records.length ?? 0;
    const owner = obstacle?.owner && (await lost(store, organization, obstacle.owner.entity, obstacle.owner.id));
    return {
      entity,
      id,
      title: recordTitle(record),
      deleted_at: tombstone.at,
      until: restorableUntil(tombstone.at),
      parts: parts !== null && count > 0 ? [{ entity: parts.entity, count }] : [],
      separate: await separate(
        readAs(store, caller),
        entity,
        id,
        await deletedTogether(store.audit(organization), tombstone),
      ),
      lost_links: lostLinks.flat(),
      obstacle: obstacle && {
        reason: obstacle.reason,
        owner: owner ? { entity: owner.entity, id: owner.id, title: owner.title } : null,
      },
    };
  };
}
