/** Lists the entries of an organization, newest first, by an index. */
import type { CollectionPlan, Session, Stored } from '../engine.ts';
import { sortKey } from '../plans.ts';
import type { AuditEntry, AuditList, AuditListQuery } from '../audit-port.ts';
import type { After } from '../values.ts';
import { auditQuery, entryId, entryOf, withBefore, type StoredEntry } from './entries.ts';
import { timeRange } from './time-keys.ts';

/** Minimum number of entries per read, as some of them may not match the query. */
const CHUNK = 200;
/** Entries that one call looks at; the caller continues where it stopped. */
const MOST = 2000;

interface Found {
  entry: StoredEntry;
  position: After;
}

export async function listEntries(
  session: Session,
  plan: CollectionPlan,
  organizationId: string,
  { after, limit, ...query }: AuditListQuery,
): Promise<AuditList> {
  const { field, from, to } = timeRange(query);
  const found: Found[] = [];
  let position: After = after ?? { value: to, id: '' };
  for (let seen = 0; ;) {
    const size = Math.max(limit + 1, CHUNK);
    const page: Stored[] = await session.find(auditQuery(organizationId, {}), {
      field,
      direction: -1,
      after: position,
      limit: size,
    });
    for (const doc of page) {
      const value = sortKey(plan, doc, field);
      if (Number(value) < from) return { items: await withPrevious(session, organizationId, found), next: null };
      position = { value, id: doc._id };
      const entry = entryOf(doc);
      if (isWanted(entry, query)) found.push({ entry, position });
      if (found.length > limit)
        return {
          items: await withPrevious(session, organizationId, found.slice(0, limit)),
          next: found[limit - 1]?.position ?? null,
        };
    }
    seen += page.length;
    if (page.length < size || seen >= MOST)
      return { items: await withPrevious(session, organizationId, found), next: page.length < size ? null : position };
  }
}

function isWanted(
  { entity, actor_id, action }: StoredEntry,
  query: Pick<AuditListQuery, 'entity' | 'actor' | 'action'>,
): boolean {
  return (
    (query.entity ?? entity) === entity && (query.actor ?? actor_id) === actor_id && (query.action ?? action) === action
  );
}

/** Adds `before` to each entry, which is the `after` of the previous entry of its chain. */
async function withPrevious(session: Session, organizationId: string, found: readonly Found[]): Promise<AuditEntry[]> {
  const previousId = ({ entity, entity_id, version }: StoredEntry) => entryId(entity, entity_id, version - 1);
  const ids = found.filter(({ entry }) => entry.version > 1).map(({ entry }) => previousId(entry));
  const previous = ids.length === 0 ? [] : await session.find(auditQuery(organizationId, { _id: { $in: ids } }), null);
  const byId = new Map(previous.map((doc) => [doc._id, entryOf(doc)]));
  return found.map(({ entry }) => withBefore(entry, byId.get(previousId(entry)) ?? null));
}
