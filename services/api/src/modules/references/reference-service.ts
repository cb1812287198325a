/** What points at a record: said before it is deleted. */
import type { Reference, ReferenceQuery, References } from '@parapet/contracts';
import type { Doc, Store } from '../../store/port.ts';
import { visibleAssets } from '../assets/asset-query.ts';
import { readAs, type Caller } from '../caller.ts';
import { findRecord } from '../records.ts';
import { REFERRED, REFERRING, SOURCES } from './reference-sources.ts';

/** As many as a person reads before deciding. */
const MOST = 50;

export function referenceService(store: Store) {
  return {
    /** @throws Problem 404 when the record is not there, or the caller may not see it */
    async list(caller: Caller, { kind, id }: ReferenceQuery): Promise<References> {
      const db = readAs(store, caller);
      const { collection, noun } = REFERRED[kind];
      await findRecord(db.collection<Doc>(collection), kind === 'asset' ? visibleAssets(caller.member, [id]) : { _id: id }, noun);

      const items: Reference[] = [];
      let total = 0;
      for (const source of SOURCES[kind]) {
        const { collection: from, name, visible } = REFERRING[source.kind];
        const records = db.collection<Doc & Record<string, unknown>>(from);
        const pointing = source.pointing(id);
        total += await records.count(pointing);
        if (items.length === MOST) continue;
        const found = await records.find({ $and: [pointing, visible(caller.member)] }, { limit: MOST - items.length });
        items.push(...found.map((record) => ({ kind: source.kind, id: record._id, name: String(record[name]) })));
      }
      return { items, total };
    },
  };
}
