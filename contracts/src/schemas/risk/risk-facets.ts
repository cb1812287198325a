import Type, { type Static } from 'typebox';
import { Day, Id, Timestamp, namedObject, object, ref } from '../base.ts';
import { search } from '../list.ts';
import { RiskSummary, RiskSummaryQuery } from './risk.ts';

/** Records that are counted at once. */
const MAX_COUNTED = 100;

/** Periods that are counted at once. */
const MAX_PERIODS = 5;

const counted = (description: string) => Type.Optional(Type.Array(Id, { maxItems: MAX_COUNTED, description }));

export const RiskFacetsQuery = object({
  ...RiskSummaryQuery.properties,
  find_category: search('the counted categories, at their beginning or that of one of their words'),
  count_assets: counted('Assets whose risks are counted'),
  count_scenarios: counted('Scenarios whose risks are counted'),
  count_due_by: Type.Optional(
    Type.Array(Type.Unsafe<string>({ ...Day }), {
      maxItems: MAX_PERIODS,
      description: 'Days up to which the counted risks have their `due_date`',
    }),
  ),
  count_changed_since: Type.Optional(
    Type.Array(Type.Unsafe<string>({ ...Timestamp }), {
      maxItems: MAX_PERIODS,
      description: 'Times since which the counted risks have changed',
    }),
  ),
});
export type RiskFacetsQuery = Static<typeof RiskFacetsQuery>;

export const RiskFacetCount = namedObject('RiskFacetCount', {
  value: Type.String({ description: 'As the filter takes it' }),
  count: Type.Integer({ minimum: 0 }),
});
export type RiskFacetCount = Static<typeof RiskFacetCount>;

const counts = (description: string) => Type.Array(ref(RiskFacetCount), { maxItems: 100, description });

/** How many risks each value of a filter would leave, under all other filters. Values without risks are missing, except for the records whose counts were asked for. */
export const RiskFacets = namedObject('RiskFacets', {
  total: Type.Integer({ minimum: 0, description: 'Risks that match all filters' }),
  levels: Type.Unsafe<RiskSummary['levels']>({ ...RiskSummary.properties.levels }),
  cells: Type.Unsafe<RiskSummary['cells']>({
    ...RiskSummary.properties.cells,
    description: 'Cells of the matrix with risks, under all filters but impact and probability',
  }),
  severity: counts('By severity'),
  status: counts('By group of statuses, archived included'),
  flow: counts('By status of the current flow; `none` without one'),
  category: counts('The most frequent categories, of those that `find_category` finds'),
  owner_id: counts('The people who own most; `none` for nobody'),
  reviewer_id: counts('The people who review most; `none` for nobody'),
  tableId: counts('By register'),
  assets: counts('By the assets of `count_assets`'),
  scenarios: counts('By the scenarios of `count_scenarios`'),
  due_by: counts('By the days of `count_due_by`'),
  changed_since: counts('By the times of `count_changed_since`, as they were asked for'),
});
export type RiskFacets = Static<typeof RiskFacets>;
