/** Maintains the link tables. */
import type { CollectionPlan } from '../../engine.ts';
import type { Connection } from '../connection.ts';
import { bindTarget, linkFields, linkTableOf } from '../names.ts';

type Links = Readonly<Record<string, readonly string[]>>;

export interface Row {
  plan: CollectionPlan;
  organization: number;
  n: number;
}

/** Writes the difference between the old and the new links of a document. */
export function writeLinks(connection: Connection, { plan, organization, n }: Row, before: Links, after: Links): void {
  for (const path of linkFields(plan)) {
    const table = linkTableOf(plan, path);
    const [old, now] = [new Set(before[path]), new Set(after[path])];
    for (const id of old.difference(now))
      connection.run(`DELETE FROM ${table} WHERE org = ? AND target = ? AND n = ?`, organization, bindTarget(id), n);
    for (const id of now.difference(old))
      connection.run(`INSERT INTO ${table} (org, target, n) VALUES (?, ?, ?)`, organization, bindTarget(id), n);
  }
}

/** Removes all links of a collection, before they are computed again. */
export function clearLinks(connection: Connection, plan: CollectionPlan): void {
  for (const path of linkFields(plan)) connection.run(`DELETE FROM ${linkTableOf(plan, path)}`);
}
