/** Converts documents to rows and back. The column `doc` omits what other columns have. */
import type { SQLInputValue, SQLOutputValue } from 'node:sqlite';
import type { CollectionPlan, Stored } from '../../engine.ts';
import { jsonAt, without, type JsonObject } from '../../json.ts';
import { derive } from '../../plans.ts';
import type { Json } from '../../port.ts';
import { bind, bindSortKey, derivedColumn, filterColumn, unbind } from '../names.ts';
import { pack, unpack } from './packing.ts';

/** What determines the form of the column `doc`. */
export type Shape = Pick<CollectionPlan, 'system' | 'packed' | 'marks'>;

/** The columns to select for {@link documentOf}. */
export function documentColumns(plan: Shape): string {
  return plan.packed ? ['id', 'doc', ...plan.marks.map(filterColumn)].join(', ') : 'id, json(doc) AS doc';
}

/** SQL parameter for {@link documentText}. */
export const documentParameter = (plan: Shape) => (plan.packed ? '?' : 'jsonb(?)');

export function documentText(plan: Shape, doc: Stored): SQLInputValue {
  const fields = plan.system ? without(doc, '_id') : without(doc, '_id', 'organization_id');
  if (!plan.packed) return JSON.stringify(fields);
  return pack(JSON.stringify(without(fields, ...plan.marks)), { organizationId: String(doc['organization_id']), id: doc._id });
}

/** @param row the {@link documentColumns} */
export function documentOf(plan: Shape, row: Record<string, SQLOutputValue>, organizationId: string): Stored {
  const { doc } = row;
  const _id = String(row['id']);
  const fields: JsonObject = JSON.parse(doc instanceof Uint8Array ? unpack(doc, { organizationId, id: _id }) : String(doc));
  return { ...fields, ...(plan.packed && marksIn(plan, row)), _id, ...(!plan.system && { organization_id: organizationId }) };
}

function marksIn({ marks }: Shape, row: Record<string, SQLOutputValue>): JsonObject {
  const there = marks.map((path): [string, Json] => [path, unbind(row[`f:${path}`])]).filter(([, mark]) => mark !== null);
  return Object.fromEntries(there);
}

/** What is stored besides the document. */
export interface Beside {
  columns: string[];
  values: SQLInputValue[];
  words: readonly string[];
  links: Readonly<Record<string, readonly string[]>>;
}

export function beside(plan: CollectionPlan, doc: Stored): Beside {
  const { keys, words, links } = derive(plan, doc);
  const marks = plan.packed ? plan.marks : [];
  return {
    columns: [...Object.keys(keys).map(derivedColumn), ...marks.map(filterColumn)],
    values: [...Object.values(keys).map(bindSortKey), ...marks.map((path) => markAt(doc, path))],
    words,
    links,
  };
}

function markAt(doc: Stored, path: string): SQLInputValue {
  const mark = jsonAt(doc, path);
  return typeof mark === 'object' ? null : bind(mark);
}
