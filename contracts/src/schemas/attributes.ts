/** What a template adds to an item. */
import Type, { type Static } from 'typebox';
import { mapOf, named } from './base.ts';

/** Name of a template's field: the key of an attribute. */
export const ATTRIBUTE_NAME = '[A-Za-z][A-Za-z0-9_-]{0,99}';

/**
 * Attributes of an item by the name of the template's field. A field that is named like one of the item's own (`name`,
 * `type`, `risk_level` …) fills that one instead and is not repeated here. A field without a value is left out; a map
 * that is sent replaces the one before.
 */
export const Attributes = named(
  'Attributes',
  mapOf(
    ATTRIBUTE_NAME,
    Type.Union([Type.String({ maxLength: 10_000 }), Type.Number(), Type.Boolean()]),
    200,
    "By name of the template's field; a map that is sent replaces the one before",
  ),
);
export type Attributes = Static<typeof Attributes>;
