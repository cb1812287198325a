/**
 * The recent activity: what people did with the records that the caller may read.
 *
 * The newest changes of all belong to the records that changed last, so only the trails of a few records are read.
 */
import { ACTIVITY_COUNT_LIMIT, type Activity, type ActivityEntity } from '@parapet/contracts';
import { ACTIVITY_ENTITIES, activityVerb, canReadKind, changedFields, recordFacts } from '@parapet/contracts/rules';
import type { Caller } from '../../pipeline/call.ts';
import type { AuditEntry } from '../../store/audit-port.ts';
import type { Doc, OrgDb, Store } from '../../store/port.ts';
import { readAs } from '../caller.ts';
import { mayRead } from '../record-access.ts';
import { ofVisibleRisks, visibleRisks, visibleTasks } from '../risk-scope.ts';
import { memberNames, riskTitles } from '../work-names.ts';

/** Records that are read for each requested activity: autosave makes many changes to one record, which count as one activity. */
const RECORDS = 4;
/** Records that are read where a change of many fills the first ones. */
const MANY_RECORDS = ACTIVITY_COUNT_LIMIT;
/** Changes of one record that are looked at. */
const CHANGES = 10;

type Found = Doc & { risk_id?: string | null; title?: string; risk_title?: string };
interface Change {
  entity: ActivityEntity;
  record: Found;
  entry: AuditEntry;
}

/** What one request did to records of one kind. */
interface Work extends Change {
  count: number;
  /** When the request made the first of its changes. */
  began: string;
}

async function newestOf(
  db: OrgDb,
  { member }: Caller,
  entity: ActivityEntity,
  limit: number,
): Promise<{ entity: ActivityEntity; record: Found }[]> {
  if (!canReadKind(member, entity).allowed) return [];
  const filter =
    entity === 'risks'
      ? visibleRisks(member)
      : entity === 'tasks'
        ? visibleTasks(member)
        : entity === 'risk_notes'
          ? {}
          : ofVisibleRisks(member);
  // Notes never change.
  const field = entity === 'risk_notes' ? 'created_at' : 'updated_at';
  const records = await db.collection<Found>(entity).find(filter, { sort: { field, direction: -1 }, limit });
  const readable = await Promise.all(
    records.map(
      async (record) => entity !== 'risk_notes' || mayRead(db, member, entity, recordFacts(record._id, record)),
    ),
  );
  return records.filter((_, index) => readable[index]).map((record) => ({ entity, record }));
}

const newestFirst = (a: string, b: string) => (a < b ? 1 : a > b ? -1 : 0);

/** Keeps one change for each request, and one for consecutive changes of the same kind by one person to one record. */
function withoutRepetition(changes: readonly Change[]): Work[] {
  const byRequest = Map.groupBy(changes, ({ entry }) => entry.request_id ?? `${entry.entity_id}:${entry.version}`);
  const works = Array.from(byRequest.values(), (all): Work => {
    const entity = ACTIVITY_ENTITIES.find((one) => all.some((change) => change.entity === one));
    const shown = all
      .filter((change) => change.entity === entity)
      .toSorted((a, b) => newestFirst(a.entry.at, b.entry.at));
    const [first = all[0]] = shown;
    if (first === undefined) throw new Error('A group has a change');
    return {
      ...first,
      count: new Set(shown.map(({ record }) => record._id)).size,
      began: all.reduce((earliest, { entry }) => (entry.at < earliest ? entry.at : earliest), first.entry.at),
    };
  }).toSorted((a, b) => newestFirst(a.entry.at, b.entry.at));
  const sameAs = ({ record, entry, count }: Work, other: Work | undefined) =>
    record._id === other?.record._id &&
    count === 1 &&
    other.count === 1 &&
    entry.actor_id === other.entry.actor_id &&
    activityVerb(toChange(entry)) === activityVerb(toChange(other.entry));
  return works.filter((work, index) => !sameAs(work, works[index - 1]));
}

const isActivityEntity = (entity: string): entity is ActivityEntity => ACTIVITY_ENTITIES.some((one) => one === entity);

function toChange({ entity, action, before, after }: AuditEntry) {
  return { entity: isActivityEntity(entity) ? entity : ('risks' as const), action, before, after };
}

/** @returns what was done to the records that changed last, and since when that is all that was done */
async function newestWork(store: Store, caller: Caller, records: number): Promise<{ works: Work[]; since: string }> {
  const db = readAs(store, caller);
  const trail = store.audit(db.organizationId);
  const found = (await Promise.all(ACTIVITY_ENTITIES.map((entity) => newestOf(db, caller, entity, records)))).flat();
  const newest = found.toSorted((a, b) => newestFirst(a.record.updated_at, b.record.updated_at)).slice(0, records);
  const histories = await Promise.all(
    newest.map(async ({ entity, record }) =>
      (await trail.history(entity, record._id, { limit: CHANGES })).items.map((entry): Change => ({
        entity,
        record,
        entry,
      })),
    ),
  );
  const works = withoutRepetition(histories.flat().filter(({ entry }) => activityVerb(toChange(entry)) !== null));
  // Older records may have changed before that.
  const isAll = found.length < records;
  return { works, since: isAll ? '' : (newest.at(-1)?.record.updated_at ?? '') };
}

/** @param limit of activities, newest first */
export async function recentActivity(store: Store, caller: Caller, limit: number): Promise<Activity[]> {
  const db = readAs(store, caller);
  const few = await newestWork(store, caller, limit * RECORDS);
  const isEnough =
    few.since === '' ||
    (few.works.length >= limit && few.works.slice(0, limit).every(({ began }) => began > few.since));
  const { works } = isEnough ? few : await newestWork(store, caller, MANY_RECORDS);
  const shown = works.slice(0, limit);
  const [nameOf, titleOf] = await Promise.all([
    memberNames(
      store,
      db,
      shown.map(({ entry }) => entry.actor_id),
    ),
    riskTitles(
      db,
      shown.map(({ record }) => ({ risk_id: record.risk_id ?? null })),
    ),
  ]);
  return shown.flatMap(({ entity, record, entry, count }): Activity[] => {
    const verb = activityVerb(toChange(entry));
    if (verb === null) return [];
    const risk_id = entity === 'risks' ? record._id : (record.risk_id ?? null);
    const own = entity === 'risks' || entity === 'tasks' ? record.title : record.risk_title;
    return [
      {
        id: `${entity}:${entry.entity_id}:${entry.version}`,
        at: entry.at,
        actor_id: entry.actor_id,
        actor_name: nameOf(entry.actor_id),
        verb,
        entity,
        entity_id: record._id,
        title: own ?? titleOf(risk_id) ?? '',
        risk_id,
        fields: verb === 'changed' ? changedFields(entry) : [],
        count,
      },
    ];
  });
}
