/** Converts documents to rows and back. The column `doc` omits what other columns have. */
import type { SQLInputValue, SQLOutputValue } from 'node:sqlite';
import type { CollectionPlan, Stored } from '../../engine.ts';
import { without, type JsonObject } from '../../json.ts';
import { derive, type Derived } from '../../plans.ts';
import { bindSortKey, derivedColumn } from '../names.ts';
import { fieldColumns, fieldsOf, fieldValues, heldColumns, withHeld, withoutHeld, type Fields } from './fields.ts';
import { pack, unpack } from './packing.ts';

/** How the documents of a table are stored. */
export interface Shape {
  system: boolean;
  packed: boolean;
  fields: Fields;
  /** SQL: the columns to select for {@link documentOf}. */
  select: string;
  /** SQL: the parameter for {@link documentText}. */
  parameter: string;
}

export function makeShape({ system, packed }: Pick<CollectionPlan, 'system' | 'packed'>, fields: Fields): Shape {
  return {
    system,
    packed,
    fields,
    select: ['id', packed ? 'doc' : 'json(doc) AS doc', ...heldColumns(fields)].join(', '),
    parameter: packed ? '?' : 'jsonb(?)',
  };
}

const shapes = new WeakMap<CollectionPlan, Shape>();

export function shapeOf(plan: CollectionPlan): Shape {
  const cached = shapes.get(plan);
  if (cached !== undefined) return cached;
  const made = makeShape(plan, fieldsOf(plan));
  shapes.set(plan, made);
  return made;
}

export function documentText({ system, packed, fields }: Shape, doc: Stored): SQLInputValue {
  const text = JSON.stringify(withoutHeld(fields, system ? without(doc, '_id') : without(doc, '_id', 'organization_id')));
  return packed ? pack(text, { organizationId: String(doc['organization_id']), id: doc._id }) : text;
}

/** @param row as selected with `shape.select` */
export function documentOf({ system, fields }: Shape, row: Record<string, SQLOutputValue>, organizationId: string): Stored {
  const { doc } = row;
  const _id = String(row['id']);
  const parsed: JsonObject = JSON.parse(doc instanceof Uint8Array ? unpack(doc, { organizationId, id: _id }) : String(doc));
  return { ...withHeld(fields, parsed, row), _id, ...(!system && { organization_id: organizationId }) };
}

/** What is stored besides the document. */
export interface Beside {
  /** Values by the names of their columns. */
  values: Map<string, SQLInputValue>;
  derived: Derived;
}

export function beside(plan: CollectionPlan, doc: Stored): Beside {
  const derived = derive(plan, doc);
  const { fields } = shapeOf(plan);
  const columns = fieldColumns(fields);
  const values = new Map(fieldValues(fields, doc).map((value, index) => [columns[index] ?? '', value]));
  for (const [name, key] of Object.entries(derived.keys)) values.set(derivedColumn(name), bindSortKey(key));
  return { values, derived };
}
