/** What the register can be filtered by, apart from search, severity and group of statuses. */
import Type from 'typebox';
import { Day, Id, Scale, Text, Timestamp, described, oneOf, ref } from '../base.ts';
import { LEVELS, Level } from '../level.ts';
import { anyOf } from '../list.ts';
import { RISK_FLOW_STATUSES } from './risk-flow-status.ts';

/** Stands for the caller in a filter by people. */
export const ME = 'me';
/** Stands for nobody in a filter by people, and for no flow in the filter by flows. */
export const NONE = 'none';

/** Values of the filter by flow: a status, or {@link NONE} for risks without a flow. */
export const FLOW_FILTERS = [NONE, ...RISK_FLOW_STATUSES] as const;

const people = () => Type.Optional(Type.Array(Id, { maxItems: 20, description: 'Ids of members, `me` or `none`' }));
const items = (description: string) => Type.Optional(Type.Array(Id, { maxItems: 50, description }));

export const registerFilters = {
  category: Type.Optional(
    Type.Array(Text(100), { maxItems: 20, description: 'As stored, or a former name; empty for none' }),
  ),
  owner_id: people(),
  reviewer_id: people(),
  flow: Type.Optional(
    Type.Array(oneOf(FLOW_FILTERS), {
      maxItems: FLOW_FILTERS.length,
      description: 'Status of the current flow; `none` without one',
    }),
  ),
  impact_level: anyOf(Scale, 5),
  probability: anyOf(Scale, 5),
  score_level: Type.Optional(
    Type.Array(ref(Level), {
      maxItems: LEVELS.length,
      description: 'By risk_score: low up to 3, medium up to 8, high up to 15',
    }),
  ),
  assets: items('Risks with any of these assets'),
  scenario_id: Type.Optional(described(Id, 'Risks that this scenario was selected for')),
  scenarios: items('Risks that any of these scenarios was selected for'),
  due_from: Type.Optional(described(Day, 'Whose `due_date` is this day or later')),
  due_by: Type.Optional(described(Day, 'Whose `due_date` is this day or before')),
  changed_since: Type.Optional(described(Timestamp, 'Changed at this time or later')),
  changed_before: Type.Optional(described(Timestamp, 'Changed before this time')),
};
