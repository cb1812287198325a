/** Views of a list that everybody in the organization can choose. Those that are a person's own are in their preferences (`filterProfiles`). */
import Type, { type Static } from 'typebox';
import { Id, Line, Title, described, mapOf, namedObject, nullable, oneOf, optional, record } from '../base.ts';
import { ownOrganizationQuery } from '../list.ts';
import { recordSchemas } from '../record-schemas.ts';

/** Most views that an organization shares. */
export const MOST_SHARED_VIEWS = 50;
/** Longest name of one, in characters. */
export const MAX_VIEW_NAME = 80;

/** The lists that have views. */
export const VIEWED_TABLES = ['risks'] as const;

const table = oneOf(VIEWED_TABLES, 'The list that it shows');
const name = described(Title(MAX_VIEW_NAME, 'Name is required'), 'No two views of a list have the same one');
const content = {
  filters: mapOf(
    '[A-Za-z][A-Za-z0-9_-]{0,63}',
    Type.Array(Line(200), { maxItems: 200 }),
    50,
    'The values of each filter, as in the URL of the list; a filter that is absent has its initial value',
  ),
  sort: Type.String({ maxLength: 64, pattern: '^-?[a-z][a-z_]*$', description: 'As the list takes it' }),
  columns: Type.Array(Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_-]{0,63}$' }), {
    minItems: 1,
    maxItems: 50,
    uniqueItems: true,
    description: 'Ids of the columns that are shown, in their order',
  }),
  density: oneOf(['comfortable', 'compact'], 'How much room each row has'),
};

export const SharedView = namedObject('SharedView', {
  ...record,
  table,
  name,
  ...content,
  saved_by: described(Id, 'Who saved or renamed it last'),
  saved_by_name: nullable(Type.String({ description: 'Their name; null when nobody knows it' })),
});
export type SharedView = Static<typeof SharedView>;

/** The organization may be missing, as in the product's payloads. */
export const SharedViewCreate = namedObject('SharedViewCreate', {
  organization_id: Type.Optional(Id),
  table,
  name,
  ...content,
});
export type SharedViewCreate = Static<typeof SharedViewCreate>;

export const {
  page: SharedViewPage,
  update: SharedViewUpdate,
  query: SharedViewQuery,
} = recordSchemas('SharedView', {
  row: SharedView,
  organization: ownOrganizationQuery,
  changeable: { name, ...content },
  filters: optional({ table }),
  sorts: ['name', 'updated_at'],
});
export type SharedViewPage = Static<typeof SharedViewPage>;
export type SharedViewUpdate = Static<typeof SharedViewUpdate>;
export type SharedViewQuery = Static<typeof SharedViewQuery>;
