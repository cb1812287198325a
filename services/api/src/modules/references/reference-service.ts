/** Lists the records that link to a record, before a person deletes it. */
import type { Reference, ReferenceQuery, References } from '@parapet/contracts';
import { linksTo } from '@parapet/contracts/links';
import type { Caller } from '../../pipeline/call.ts';
import type { Doc, Store } from '../../store/port.ts';
import { readAs } from '../caller.ts';
import { linkedTo } from '../links/link-filter.ts';
import { NOUNS } from '../links/nouns.ts';
import { findRecord } from '../records.ts';
import { LINKING, REFERENCED, visibleRecords } from './linking-records.ts';

const LIMIT = 50;

export function referenceService(store: Store) {
  return {
    /** @throws Problem 404 when the record does not exist, or the caller may not see it */
    async list(caller: Caller, { kind, id }: ReferenceQuery): Promise<References> {
      const db = readAs(store, caller);
      const to = REFERENCED[kind];
      await findRecord(
        db.collection<Doc>(to),
        { $and: [await visibleRecords(db, caller.member, to), { _id: id }] },
        NOUNS[to],
      );

      const items: Reference[] = [];
      let total = 0;
      for (const from of new Set(linksTo(to).map((link) => link.from))) {
        const linking = LINKING[from];
        if (linking === undefined) throw new Error(`References cannot name ${from}`);
        const records = db.collection<Doc & Record<string, unknown>>(from);
        // Records that the caller may not see are not counted either.
        const filter = { $and: [linkedTo(from, to, id), await linking.visible(caller.member, db)] };
        total += await records.count(filter);
        if (items.length === LIMIT) continue;
        const found = await records.find(filter, { limit: LIMIT - items.length });
        items.push(
          ...found.map((record) => ({ kind: linking.kind, id: record._id, name: String(record[linking.name]) })),
        );
      }
      return { items, total };
    },
  };
}
