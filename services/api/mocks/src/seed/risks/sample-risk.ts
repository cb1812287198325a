import type { Risk } from '@parapet/contracts';
import type { PersonName } from '../people/people.ts';

/** A risk of the sample, as it is written down here. Its other fields are derived. */
export interface SampleRisk extends Pick<
  Risk,
  'title' | 'description' | 'severity' | 'status' | 'impact_level' | 'probability'
> {
  owner: PersonName | null;
  createdDaysAgo: number;
  updatedDaysAgo: number;
}
