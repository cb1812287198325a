/** For tests: a database file with tables and indexes, and a session for writing to it. */
import { rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CollectionPlan, Stored } from '../../engine.ts';
import { plansOf } from '../../plans.ts';
import type { StoreSpec } from '../../port.ts';
import { Connection } from '../connection.ts';
import { Organizations } from '../rows/organizations.ts';
import { createIndexesOf, createShared, createTable } from '../schema.ts';
import { EmbeddedSession } from '../session.ts';

export class TestFile {
  readonly connection: Connection;
  readonly organizations: Organizations;
  readonly session: EmbeddedSession;
  readonly #plans: ReadonlyMap<string, CollectionPlan>;
  readonly #folder: string;

  static async open(spec: StoreSpec): Promise<TestFile> {
    return new TestFile(await mkdtemp(join(tmpdir(), 'parapet-file-')), plansOf(spec));
  }

  private constructor(folder: string, plans: ReadonlyMap<string, CollectionPlan>) {
    this.#folder = folder;
    this.#plans = plans;
    this.connection = new Connection(join(folder, 'parapet.sqlite'));
    createShared(this.connection);
    this.organizations = new Organizations(this.connection);
    for (const plan of plans.values()) createTable(this.connection, plan, this.organizations);
    for (const plan of plans.values()) createIndexesOf(this.connection, plan);
    this.session = new EmbeddedSession(this.connection, plans, this.organizations);
  }

  plan(name: string): CollectionPlan {
    const plan = this.#plans.get(name);
    if (plan === undefined) throw new Error(`no plan of ${name}`);
    return plan;
  }

  async insert(collection: string, count: number, docOf: (n: number) => Stored): Promise<void> {
    this.connection.db.exec('BEGIN');
    for (let n = 0; n < count; n += 1) await this.session.insert(collection, docOf(n));
    this.connection.db.exec('COMMIT');
  }

  async close(): Promise<void> {
    this.connection.close();
    await rm(this.#folder, { recursive: true });
  }
}
