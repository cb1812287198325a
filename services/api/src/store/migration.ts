/** Changes to data that is there already: numbered, each run once, whole or not at all. */
import type { JsonObject } from './json.ts';
import type { AuditEntry } from './audit-port.ts';
import type { OrgDb, SystemCollection, SystemDoc } from './port.ts';
import { StartError } from './start-error.ts';

export interface MigrationDb {
  /** Ids of the organisations that have documents in a collection. */
  organizations(collection: string): Promise<string[]>;
  org(organizationId: string): OrgDb;
  system<T extends SystemDoc>(name: string): SystemCollection<T>;
  /**
   * Goes through a collection of every organisation.
   * @param change gets a copy of each document and returns it as it should be, or null to leave it alone; the managed
   *   fields stay as the store has them
   * @returns how many documents were changed; each has an audit entry by `system`
   */
  rewrite(collection: string, change: (doc: JsonObject) => JsonObject | null): Promise<number>;
  /** The audit entries of a collection's records, in all organisations: record by record, the oldest first. */
  entries(collection: string): AsyncIterable<{ organizationId: string; entry: AuditEntry }>;
}

export interface Migration {
  /** 1, 2, 3 …; never reused. */
  number: number;
  name: string;
  /** Runs in one transaction. On MongoDB that may take 60 seconds at most (`transactionLifetimeLimitSeconds`). */
  up(db: MigrationDb): Promise<void>;
}

/** The data could not be brought to the form that this version needs; it is as it was. */
export class MigrationError extends StartError {
  override name = 'MigrationError';
}
