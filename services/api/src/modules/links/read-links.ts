/** Records as people read them: without links to what was deleted, also while a job is still removing those (D46). */
import { RECORD_KINDS } from '@parapet/contracts';
import { withoutLinks } from '@parapet/contracts/rules';
import type { RiskFlowDoc } from '../../collections.ts';
import type { Doc, OrgDb, Store } from '../../store/port.ts';
import { notFound } from '../records.ts';
import { flowsWithout } from './open-flows.ts';
import { recordsBeingRemoved } from './cascades.ts';
import { isDependent, linksToRemove } from './dependents.ts';

export type Linking = 'assets' | 'properties' | 'risk_scenarios' | 'risks' | 'risk_flows' | 'treatment_plans' | 'tasks';

/**
 * @param record that was read just before
 * @throws Problem 404 for a record that is deleted with the one that it belongs to
 */
export async function withoutGoneLinks<T extends Doc>(
  store: Pick<Store, 'system'>,
  db: OrgDb,
  from: Linking,
  record: T,
): Promise<T> {
  const read = { ...record };
  for (const deleted of await recordsBeingRemoved(store, db.organizationId)) {
    for (const link of linksToRemove(deleted)) {
      if (link.from !== from || !isDependent(read, link, deleted)) continue;
      if (link.onDelete === 'delete') throw notFound(RECORD_KINDS[from].noun);
      const changed =
        link.onDelete === 'unlink'
          ? withoutLinks(Object.fromEntries(Object.entries(read)), [{ field: link.field, ids: [deleted.id] }])
          : (await flowsWithout(db, [typedFlow(read)], deleted)).get(read._id);
      Object.assign(read, changed);
    }
  }
  return read;
}

/** Only flows have links that are removed while they are open. */
function typedFlow(record: Doc): RiskFlowDoc;
function typedFlow(record: unknown): unknown {
  return record;
}
