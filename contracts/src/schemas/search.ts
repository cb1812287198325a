/** Searching all kinds of records at once, to go to one of them. */
import Type, { type Static } from 'typebox';
import { Day, Id, described, namedObject, nullable, object, oneOf, ref } from './base.ts';
import { ownOrganizationQuery } from './list.ts';

/** The kinds that are searched, in the order of the answer. */
export const SEARCHED_ENTITIES = [
  'risks',
  'assets',
  'properties',
  'risk_scenarios',
  'tasks',
  'risk_flows',
  'treatment_plans',
  'grc_templates',
  'asset_templates',
  'property_templates',
  'risk_scenario_templates',
  'members',
] as const;
export type SearchedEntity = (typeof SEARCHED_ENTITIES)[number];

export const SearchHit = namedObject('SearchHit', {
  entity: oneOf(SEARCHED_ENTITIES),
  id: Id,
  title: Type.String({ description: 'Of a member the name, or else as much of the address as the caller may see' }),
  risk_id: nullable(described(Id, 'The risk to which it belongs')),
  score: nullable(Type.Integer({ description: 'Of a risk that is assessed' })),
  status: nullable(Type.String({ description: 'Of a task, a risk flow or a plan' })),
  due_date: nullable(Day),
  type: nullable(Type.String({ description: 'Of an asset or a property' })),
});
export type SearchHit = Static<typeof SearchHit>;

export const SearchResult = namedObject('SearchResult', {
  items: Type.Array(ref(SearchHit), { description: 'By kind; at most 3 of each' }),
});
export type SearchResult = Static<typeof SearchResult>;

export const SearchQuery = object({
  ...ownOrganizationQuery,
  q: Type.String({ minLength: 1, maxLength: 200, description: 'Beginnings of words, in any order' }),
});
export type SearchQuery = Static<typeof SearchQuery>;
