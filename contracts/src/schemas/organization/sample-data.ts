import Type, { type Static } from 'typebox';
import { Timestamp, namedObject, nullable, object, oneOf, ref } from '../base.ts';

const count = Type.Integer({ minimum: 0 });

/** The sample data that an organization holds. */
export const SampleData = namedObject('SampleData', {
  added_at: Timestamp,
  risks: count,
  assets: count,
  risk_flows: count,
  changed: Type.Integer({
    minimum: 0,
    description:
      'Records that people have changed, or added something to, since; removing the sample data keeps them unless it is asked not to',
  }),
});
export type SampleData = Static<typeof SampleData>;

export const SAMPLE_CHANGED = ['keep', 'remove'] as const;

export const SampleRemovalQuery = object({
  changed: Type.Optional(
    Type.Unsafe<(typeof SAMPLE_CHANGED)[number]>({
      ...oneOf(SAMPLE_CHANGED, 'What happens to records that were changed since'),
      default: 'keep',
    }),
  ),
});
export type SampleRemovalQuery = Static<typeof SampleRemovalQuery>;

/** How many records were removed, and how many were kept because people have worked on them. */
export const SampleRemoval = namedObject('SampleRemoval', { removed: count, kept: count });
export type SampleRemoval = Static<typeof SampleRemoval>;

/** What an organization has done of its first steps. Sample data counts for nothing. */
export const FirstSteps = namedObject('FirstSteps', {
  created_at: Timestamp,
  risk: Type.Boolean({ description: 'A risk was recorded' }),
  asset: Type.Boolean({ description: 'An asset was added' }),
  colleague: Type.Boolean({ description: 'Somebody was invited' }),
  flow: Type.Boolean({ description: 'A risk flow was completed' }),
  sample: nullable(ref(SampleData)),
});
export type FirstSteps = Static<typeof FirstSteps>;
