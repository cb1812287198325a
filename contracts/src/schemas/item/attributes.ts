/** The values of an item for the fields of its template. */
import Type, { type Static } from 'typebox';
import { mapOf, named } from '../base.ts';

/** Pattern for the name of a template's field, which is the key of the attribute. */
export const ATTRIBUTE_NAME = '[A-Za-z][A-Za-z0-9_-]{0,99}';

const [text, number, checked] = [Type.String({ maxLength: 10_000 }), Type.Number(), Type.Boolean()];

/**
 * The attributes of an item by the name of the template's field. A field with the name of an own field (`name`, `type`, `risk_level` …) sets
 * the own field and is not an attribute. Fields without a value are left out.
 */
export const Attributes = named(
  'Attributes',
  mapOf(ATTRIBUTE_NAME, Type.Union([text, number, checked]), 200, "By name of the template's field"),
);
export type Attributes = Static<typeof Attributes>;

/** The same in a request. */
export const AttributesInput = named(
  'AttributesInput',
  mapOf(
    ATTRIBUTE_NAME,
    Type.Union([text, number, checked, Type.Null()]),
    200,
    "By name of the template's field; the map replaces the stored one, without what is null or blank",
  ),
);
export type AttributesInput = Static<typeof AttributesInput>;
