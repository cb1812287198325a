/** Converts documents to rows and back. The column `doc` omits what other columns have. */
import type { SQLInputValue, SQLOutputValue } from 'node:sqlite';
import type { CollectionPlan, Stored } from '../../engine.ts';
import type { JsonObject } from '../../json.ts';
import { oncePer } from '../../once-per.ts';
import { derive, type Derived } from '../../plans.ts';
import { StoreDamagedError } from '../../port.ts';
import { bindSortKey, derivedColumn } from '../names.ts';
import { fieldColumns, fieldsOf, fieldValues, heldColumns, withHeld, withoutHeld, type Fields } from './fields.ts';
import { pack, unpack, type Context } from './packing.ts';

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

export const shapeOf = oncePer((plan: CollectionPlan): Shape => makeShape(plan, fieldsOf(plan)));

/** Fields of the store that the row has in other columns. A field `organization_id` of a system document is the product's own. */
const OWN_FIELDS = { system: ['_id'], organization: ['_id', 'organization_id'] } as const;

export function documentText({ system, packed, fields }: Shape, doc: Stored): SQLInputValue {
  const text = JSON.stringify(withoutHeld(fields, doc, system ? OWN_FIELDS.system : OWN_FIELDS.organization));
  return packed ? pack(text, { organizationId: String(doc['organization_id']), id: doc._id }) : text;
}

/** @throws StoreDamagedError */
function parsed(doc: SQLOutputValue | undefined, context: Context): JsonObject {
  try {
    return JSON.parse(doc instanceof Uint8Array ? unpack(doc, context) : String(doc));
  } catch (error) {
    throw new StoreDamagedError(`The document ${context.id} cannot be read`, { cause: error });
  }
}

/** @param row as selected with `shape.select` @throws StoreDamagedError when its document is not readable */
export function documentOf(
  { system, fields }: Shape,
  row: Record<string, SQLOutputValue>,
  organizationId: string,
): Stored {
  const _id = String(row['id']);
  const doc = withHeld(fields, parsed(row['doc'], { organizationId, id: _id }), row);
  if (!system) doc['organization_id'] = organizationId;
  return Object.assign(doc, { _id });
}

/** The columns of {@link Beside.values}. */
export const besideColumns = oncePer((plan: CollectionPlan): readonly string[] => [
  ...fieldColumns(shapeOf(plan).fields),
  ...Object.keys(plan.derived).map(derivedColumn),
]);

/** What is stored besides the document. */
export interface Beside {
  /** In the order of {@link besideColumns}. */
  values: readonly SQLInputValue[];
  derived: Derived;
}

export function beside(plan: CollectionPlan, doc: Stored): Beside {
  const derived = derive(plan, doc);
  return {
    values: [...fieldValues(shapeOf(plan).fields, doc), ...Object.values(derived.keys).map(bindSortKey)],
    derived,
  };
}
