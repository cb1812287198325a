import type { Risk } from '../../schemas/risk/risk.ts';
import type { PersonName } from './members.ts';

/** A risk of the sample, as it is written down; the rest follows. */
export interface SampleRisk extends Pick<Risk, 'title' | 'description' | 'severity' | 'status' | 'impact_level' | 'probability'> {
  owner: PersonName | null;
  createdDaysAgo: number;
  updatedDaysAgo: number;
}
