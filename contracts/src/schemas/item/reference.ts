import Type, { type Static } from 'typebox';
import { Id, Title, namedObject, object, oneOf, ref } from '../base.ts';
import { organizationQuery } from '../list.ts';
import { RECORD_KINDS, kindsWith, type ReferencedKind, type ReferringKind } from '../../record-kinds.ts';

const referenced: readonly ReferencedKind[] = kindsWith('referenced').map((name) => RECORD_KINDS[name].referenced);

/** Kinds of records whose references can be listed: items and their templates first, as refusals of other kinds name them. */
export const REFERENCED_KINDS: readonly ReferencedKind[] = [
  ...referenced.filter((kind) => kind !== 'grc-template'),
  'grc-template',
];

/** Kinds of records that may refer to others. */
const REFERRING_KINDS: readonly ReferringKind[] = kindsWith('referring').map(
  (name) => RECORD_KINDS[name].referring.kind,
);

export const Reference = namedObject('Reference', { kind: oneOf(REFERRING_KINDS), id: Id, name: Title(320) });
export type Reference = Static<typeof Reference>;

/** The references to a record, shown before it is deleted. */
export const References = namedObject('References', {
  items: Type.Array(ref(Reference), { maxItems: 50, description: 'The first references that the caller may see' }),
  total: Type.Integer({ minimum: 0, description: 'Number of all references that the caller may see' }),
});
export type References = Static<typeof References>;

export const ReferenceQuery = object({ ...organizationQuery, kind: oneOf(REFERENCED_KINDS), id: Id });
export type ReferenceQuery = Static<typeof ReferenceQuery>;
