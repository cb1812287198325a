/** Lists the records that link to a record, before a person deletes it. */
import { RECORD_KINDS, isKindWith, type Reference, type ReferenceQuery, type References } from '@parapet/contracts';
import { linksTo } from '@parapet/contracts/links';
import type { Caller } from '../../pipeline/call.ts';
import type { Doc, Store } from '../../store/port.ts';
import { readAs } from '../caller.ts';
import { linkedTo } from '../links/link-filter.ts';
import { findRecord } from '../records.ts';
import { referencedEntity, visibleReferenced, visibleReferring } from './linking-records.ts';

const LIMIT = 50;

export function referenceService(store: Store) {
  return {
    /** @throws Problem 404 when the record does not exist, or the caller may not see it */
    async list(caller: Caller, { kind, id }: ReferenceQuery): Promise<References> {
      const db = readAs(store, caller);
      const to = referencedEntity(kind);
      await findRecord(
        db.collection<Doc>(to),
        { $and: [await visibleReferenced(db, caller.member, to), { _id: id }] },
        RECORD_KINDS[to].noun,
      );

      const items: Reference[] = [];
      let total = 0;
      for (const from of new Set(linksTo(to).map((link) => link.from))) {
        if (!isKindWith('referring', from)) throw new Error(`References cannot name ${from}`);
        const records = db.collection<Doc & Record<string, unknown>>(from);
        // Records that the caller may not see are not counted either.
        const filter = { $and: [linkedTo(from, to, id), await visibleReferring(db, caller.member, from)] };
        total += await records.count(filter);
        if (items.length === LIMIT) continue;
        const found = await records.find(filter, { limit: LIMIT - items.length });
        const { kind: ofKind, name } = RECORD_KINDS[from].referring;
        items.push(...found.map((record) => ({ kind: ofKind, id: record._id, name: String(record[name]) })));
      }
      return { items, total };
    },
  };
}
