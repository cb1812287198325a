/** The values of an item for the fields of its template. */
import Type, { type Static } from 'typebox';
import { mapOf, named } from './base.ts';

/** Pattern for the name of a template's field, which is the key of the attribute. */
export const ATTRIBUTE_NAME = '[A-Za-z][A-Za-z0-9_-]{0,99}';

/**
 * The attributes of an item by the name of the template's field. A field with the name of an own field (`name`, `type`, `risk_level` …) sets
 * that one and is not an attribute. Fields without a value are left out. A map in a request replaces the stored one.
 */
export const Attributes = named(
  'Attributes',
  mapOf(
    ATTRIBUTE_NAME,
    Type.Union([Type.String({ maxLength: 10_000 }), Type.Number(), Type.Boolean()]),
    200,
    "By name of the template's field; a map in a request replaces the stored one",
  ),
);
export type Attributes = Static<typeof Attributes>;
