/** Who has a record open. Each page holds a short lease in the database, which all processes share. */
import { PRESENCE_LEASE, type Presence, type PresenceAnnouncement, type PresenceEntity } from '@parapet/contracts';
import { canReadKind, recordFacts } from '@parapet/contracts/rules';
import type { Caller } from '../../pipeline/call.ts';
import { Problem } from '../../pipeline/problem.ts';
import type { Doc, Store, SystemDoc } from '../../store/port.ts';
import { readAs } from '../caller.ts';
import type { EventHub } from '../events/event-hub.ts';
import { mayRead } from '../record-access.ts';
import { notFound } from '../records.ts';

/** A page on which a person has a record open. The `_id` consists of the ids of the person and of the page. */
export interface PresenceDoc extends SystemDoc {
  /** Organization, kind and id of the record. */
  record: string;
  page_id: string;
  user_id: string;
  entity: PresenceEntity;
  record_id: string;
  place: string | null;
  /** ISO 8601: when the page opened the record. */
  since: string;
}

/** Limit of pages in a response: more than anybody reads. */
const MOST = 100;

export function presenceService(store: Store, events: Pick<EventHub, 'reportPresence'>, now: () => number = Date.now) {
  const pages = store.system<PresenceDoc>('presence');

  async function presenceOf({ record, entity, record_id }: PresenceDoc): Promise<Presence> {
    const open = (await pages.find({ record })).toSorted((a, b) => a.since.localeCompare(b.since)).slice(0, MOST);
    return {
      entity,
      record_id,
      items: open.map(({ page_id, user_id, place, since }) => ({ id: page_id, user_id, place, since })),
    };
  }

  /** Checks no permissions: people who have the record open were allowed to read it within the last lease. */
  function report(presence: Presence): void {
    events.reportPresence([...new Set(presence.items.map(({ user_id }) => user_id))], presence);
  }

  return {
    /** @throws Problem 403 when the role may not read that kind of record, 404 when the record does not exist or the caller may not see it */
    async announce(
      caller: Caller,
      page_id: string,
      { entity, record_id, place }: PresenceAnnouncement,
    ): Promise<Presence> {
      const { member } = caller;
      const decision = canReadKind(member, entity);
      if (!decision.allowed) throw new Problem(403, 'role_not_allowed', decision.reason);
      const db = readAs(store, caller);
      const found = await db.collection<Doc>(entity).findOne({ _id: record_id });
      if (found === null || !(await mayRead(db, member, entity, recordFacts(record_id, found))))
        throw notFound('record');

      const { user_id } = member;
      const [record, _id] = [`${member.organization_id}/${entity}/${record_id}`, `${user_id}/${page_id}`];
      const before = await pages.get(_id);
      const isSame = before?.record === record;
      const page: PresenceDoc = {
        _id,
        record,
        page_id,
        user_id,
        entity,
        record_id,
        place,
        since: isSame ? before.since : new Date(now()).toISOString(),
        expires_at: new Date(now() + PRESENCE_LEASE).toISOString(),
      };
      await pages.put(page);
      const presence = await presenceOf(page);
      if (!isSame || before.place !== place) report(presence);
      if (before !== null && !isSame) report(await presenceOf(before));
      return presence;
    },

    async end({ member }: Caller, page_id: string): Promise<void> {
      const page = await pages.get(`${member.user_id}/${page_id}`);
      if (page === null) return;
      await pages.delete({ _id: page._id });
      report(await presenceOf(page));
    },
  };
}
