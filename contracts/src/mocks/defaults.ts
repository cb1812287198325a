/** Adding what the product brings along: each once, however often it is asked for. */
import { seededDomains, type Seeded } from '../rules/index.ts';
import type { Context } from './mock.ts';
import { addRecord, ownRecords } from './records.ts';
import type { Fields } from './tables.ts';

type BroughtTable = 'grc_domains' | 'grc_templates' | 'risk_tables';

/** @returns how many were added, and the ids of all by key */
export function addMissing<K extends BroughtTable>(context: Context, table: K, all: readonly Seeded<Fields[K]>[]): { added: number; ids: Map<string, string> } {
  const ids = new Map(ownRecords(context, table).flatMap(({ default_key, id }) => (default_key === undefined ? [] : [[default_key, id] as const])));
  const before = ids.size;
  for (const one of all) if (!ids.has(one.default_key)) ids.set(one.default_key, addRecord(context, table, one).id);
  return { added: ids.size - before, ids };
}

export function addDefaultDomains(context: Context) {
  return addMissing(context, 'grc_domains', seededDomains());
}

/** A record without its key, which never goes on the wire. */
export function withoutKey<T extends { default_key?: string }>(kept: T): Omit<T, 'default_key'> {
  const { default_key: _, ...record } = kept;
  return record;
}
