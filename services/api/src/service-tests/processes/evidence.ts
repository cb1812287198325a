/** The data of an organization, read from the database without the store. */
import { MongoClient } from 'mongodb';

export interface Entry {
  entity: string;
  id: string;
  version: number;
  action: string;
  /** The record after the change; null on a deletion. */
  after: Record<string, unknown> | null;
}

export interface Evidence {
  /** Every audit entry, by record and version. */
  entries: Entry[];
  /** The entries of one record, oldest first. */
  of(entity: string, id: string): Entry[];
  /** The record; null when there is none. */
  record(entity: string, id: string): Promise<Record<string, unknown> | null>;
  close(): Promise<void>;
}

/** A change as one text, for comparisons. */
export const nameOf = (change: Pick<Entry, 'entity' | 'id' | 'version'>) =>
  `${change.entity} ${change.id} ${change.version}`;

export async function evidenceOf(url: string, organizationId: string): Promise<Evidence> {
  const client = await new MongoClient(url).connect();
  const found = await client
    .db()
    .collection('_audit')
    .find({ organization_id: organizationId })
    .sort({ _key: 1 })
    .toArray();
  const entries = found.map(({ entity, entity_id, version, action, after }): Entry => ({
    entity: String(entity),
    id: String(entity_id),
    version: Number(version),
    action: String(action),
    after,
  }));
  return {
    entries,
    of: (entity, id) => entries.filter((entry) => entry.entity === entity && entry.id === id),
    record: (entity, id) => client.db().collection(entity).findOne({ organization_id: organizationId, _key: id }),
    close: () => client.close(),
  };
}
