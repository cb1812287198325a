/** Changes to stored data: numbered, each run once and in one transaction. */
import type { JsonObject } from './json.ts';
import type { AuditEntry } from './audit-port.ts';
import type { OrgDb, SystemCollection, SystemDoc } from './port.ts';
import { StartError } from './start-error.ts';

export interface MigrationDb {
  /** Ids of the organizations that have documents in a collection. */
  organizations(collection: string): Promise<string[]>;
  org(organizationId: string): OrgDb;
  system<T extends SystemDoc>(name: string): SystemCollection<T>;
  /**
   * Changes documents of one collection in every organization.
   * @param change gets a copy of each document and returns the changed document, or null for no change; changes of managed
   *   fields are ignored
   * @returns how many documents were changed; each has an audit entry by `system`
   */
  rewrite(collection: string, change: (doc: JsonObject) => JsonObject | null): Promise<number>;
  /** The audit entries of a collection's records, in all organizations: record by record, oldest first. */
  entries(collection: string): AsyncIterable<{ organizationId: string; entry: AuditEntry }>;
}

export interface Migration {
  /** 1, 2, 3 …; never reused. */
  number: number;
  name: string;
  /** Runs in one transaction, which MongoDB limits to 60 seconds (`transactionLifetimeLimitSeconds`). */
  up(db: MigrationDb): Promise<void>;
}

/** A migration failed or cannot be run; the data is unchanged. */
export class MigrationError extends StartError {
  override name = 'MigrationError';
}
