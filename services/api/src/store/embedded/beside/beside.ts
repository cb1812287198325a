/** System collections of the embedded database, for a command that runs beside the service. */
import { existsSync } from 'node:fs';
import { systemClock } from '../../clock.ts';
import { systemCollection } from '../../collections/system-collection.ts';
import type { Unit } from '../../collections/unit.ts';
import type { Session } from '../../engine.ts';
import { plansOf } from '../../plans.ts';
import { RefusedQueryError, type Store, type SystemSpec } from '../../port.ts';
import { StartError } from '../../start-error.ts';
import { Connection } from '../connection.ts';
import { explained } from '../data-folder-error.ts';
import { databaseFile } from '../files.ts';
import { Organizations } from '../rows/organizations.ts';
import { LAYOUT } from '../schema.ts';
import { EmbeddedSession } from '../session.ts';

/** The database cannot be used by a command; the message is for the person who started it. */
export class BesideError extends StartError {
  override name = 'BesideError';
}

export interface BesideStore extends Pick<Store, 'system'> {
  close(): void;
}

/**
 * Opens the database without locking its folder: SQLite lets several processes write in turn. The service must not cache the
 * collections, as it does not learn of the writes of others.
 * @param system specs of the collections, those of the service
 * @throws BesideError when there is no database, or one of another version; DataFolderError
 */
export function openBeside(dataDir: string, system: Readonly<Record<string, SystemSpec>>): BesideStore {
  const cached = Object.keys(system).find((name) => system[name]?.cached);
  if (cached !== undefined) throw new Error(`The service caches ${cached}`);
  const file = databaseFile(dataDir);
  if (!existsSync(file))
    throw new BesideError(`There is no database in ${dataDir}. Set DATA_DIR to the folder that the service uses.`);
  try {
    const connection = new Connection(file);
    try {
      assertSameVersion(connection, Object.keys(system));
    } catch (error) {
      connection.close();
      throw error;
    }
    const unit = unitOf(connection, system);
    return { system: (name) => systemCollection(name, unit), close: () => connection.close() };
  } catch (error) {
    throw explained(dataDir, error);
  }
}

/** @throws BesideError */
function assertSameVersion(connection: Connection, names: readonly string[]): void {
  const layout = connection.get({ sql: 'PRAGMA user_version', params: [] })?.['user_version'];
  const hasTable = (name: string) =>
    connection.get({
      sql: `SELECT 1 AS found FROM sqlite_schema WHERE type = 'table' AND name = ?`,
      params: [`c:${name}`],
    }) !== undefined;
  if (layout !== LAYOUT || !names.every(hasTable))
    throw new BesideError('The database is of another version. Start this version of Parapet once, then try again.');
}

function unitOf(connection: Connection, system: Readonly<Record<string, SystemSpec>>): Unit {
  const plans = plansOf({ collections: {}, system });
  const organizations = new Organizations(connection);
  const session = () => new EmbeddedSession(connection, plans, organizations);
  async function write<R>(work: (inside: Session) => Promise<R>): Promise<R> {
    connection.exec('BEGIN IMMEDIATE');
    try {
      const result = await work(session());
      connection.exec('COMMIT');
      return result;
    } catch (error) {
      if (connection.db.isTransaction) connection.db.exec('ROLLBACK');
      throw error;
    }
  }
  return {
    session: session(),
    clock: systemClock,
    plan: (name) => {
      const plan = plans.get(name);
      if (plan === undefined) throw new RefusedQueryError(`There is no collection ${JSON.stringify(name)}`);
      return plan;
    },
    write,
    single: null,
    deleted: async () => {},
  };
}
