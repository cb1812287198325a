/** The values in use of a field that people fill in freely, so that a list can be filtered by them. */
import Type, { type Static } from 'typebox';
import { Title, namedObject, object } from '../base.ts';
import { organizationQuery, page, paging, search } from '../list.ts';

export const UsedValue = namedObject('UsedValue', {
  value: Title(200),
  count: Type.Integer({ minimum: 1, description: 'Records with this value' }),
});
export type UsedValue = Static<typeof UsedValue>;

export const UsedValuePage = page('UsedValuePage', UsedValue);
export type UsedValuePage = Static<typeof UsedValuePage>;

export const UsedValueQuery = object({
  ...organizationQuery,
  ...paging,
  q: search('the value, at its beginning or that of one of its words'),
});
export type UsedValueQuery = Static<typeof UsedValueQuery>;
