/** The categories that the risks of an organization have, and their renaming. */
import Type, { type Static } from 'typebox';
import { Title, described, namedObject, object, optional } from '../base.ts';
import { organizationQuery, page, paging, search } from '../list.ts';

const Name = Title(100);

export const RiskCategory = namedObject('RiskCategory', {
  value: described(Name, 'As stored; clients show those of the product in the language of the reader'),
  count: Type.Integer({ minimum: 0, description: 'Risks with it that you may see, archived ones too' }),
  former: Type.Array(Name, { description: 'Names that stand for it since they were renamed or merged' }),
});
export type RiskCategory = Static<typeof RiskCategory>;

export const RiskCategoryPage = page('RiskCategoryPage', RiskCategory);
export type RiskCategoryPage = Static<typeof RiskCategoryPage>;

export const RiskCategoryQuery = object({
  ...organizationQuery,
  ...paging,
  q: search('the category, at its beginning or that of one of its words'),
});
export type RiskCategoryQuery = Static<typeof RiskCategoryQuery>;

export const RiskCategoryRename = namedObject('RiskCategoryRename', {
  from: described(Name, 'As stored'),
  to: described(Name, 'The same name as `from` makes a former name free again'),
  ...optional({
    merge: Type.Boolean({ description: 'Whether `to` may be a category that exists already' }),
    cursor: Type.String({ maxLength: 2000, description: '`next_cursor` of the previous answer' }),
  }),
});
export type RiskCategoryRename = Static<typeof RiskCategoryRename>;
