/** What points at a record: said before it is deleted. */
import type { Reference, ReferenceQuery, References } from '@parapet/contracts';
import { MAX_REFERENCES, REFERENCE_SOURCES, REFERENCED_RECORDS } from '@parapet/contracts/rules';
import type { Doc, Store } from '../../store/port.ts';
import { visibleAssets } from '../assets/asset-query.ts';
import { readAs, type Caller } from '../caller.ts';
import { findRecord } from '../records.ts';
import { pointing, REFERRING } from './reference-sources.ts';

export function referenceService(store: Store) {
  return {
    /** @throws Problem 404 when the record is not there, or the caller may not see it */
    async list(caller: Caller, { kind, id }: ReferenceQuery): Promise<References> {
      const db = readAs(store, caller);
      const { collection, noun } = REFERENCED_RECORDS[kind];
      await findRecord(db.collection<Doc>(collection), kind === 'asset' ? visibleAssets(caller.member, [id]) : { _id: id }, noun);

      const items: Reference[] = [];
      let total = 0;
      for (const source of REFERENCE_SOURCES[kind]) {
        const { collection: from, name, visible } = REFERRING[source.kind];
        const records = db.collection<Doc & Record<string, unknown>>(from);
        // What the caller may not see is not even counted.
        const filter = { $and: [pointing(source.fields, id), visible(caller.member)] };
        total += await records.count(filter);
        if (items.length === MAX_REFERENCES) continue;
        const found = await records.find(filter, { limit: MAX_REFERENCES - items.length });
        items.push(...found.map((record) => ({ kind: source.kind, id: record._id, name: String(record[name]) })));
      }
      return { items, total };
    },
  };
}
