import type { Static } from 'typebox';
import { described, namedObject, nullable, ref } from '../base.ts';
import { Risk } from './risk.ts';
import { RiskFlow } from './risk-flow.ts';

/** What the wizard creates in one call. */
export const RiskWithFlow = namedObject('RiskWithFlow', {
  risk: ref(Risk),
  flow: described(nullable(ref(RiskFlow)), 'Null when neither assets nor scenarios were picked'),
});
export type RiskWithFlow = Static<typeof RiskWithFlow>;
