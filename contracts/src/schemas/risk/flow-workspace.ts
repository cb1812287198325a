import Type, { type Static } from 'typebox';
import { namedObject, nullable, ref } from '../base.ts';
import { Asset } from '../item/asset.ts';
import { Property } from '../item/property.ts';
import { RiskScenario } from '../item/risk-scenario.ts';
import { RiskFlow } from './risk-flow.ts';
import { Risk } from './risk.ts';
import { TreatmentPlan } from './treatment-plan.ts';

/** Everything that the pages of one risk flow show. */
export const FlowWorkspace = namedObject('FlowWorkspace', {
  flow: ref(RiskFlow),
  risk: ref(Risk),
  plan: nullable(ref(TreatmentPlan)),
  assets: Type.Array(ref(Asset), { description: 'The selected assets that exist and that the caller may see' }),
  properties: Type.Array(ref(Property), {
    description: 'The selected properties that exist; none for a role without assets',
  }),
  scenarios: Type.Array(ref(RiskScenario), {
    description: 'The selected scenarios that exist; none for a role without assets',
  }),
  linked_risks: Type.Array(ref(Risk), {
    description: 'The risks that evaluations link to and that the caller may see',
  }),
  previous: Type.Union([ref(RiskFlow), Type.Null()], {
    description: 'The last completed flow of the risk before this one',
  }),
});
export type FlowWorkspace = Static<typeof FlowWorkspace>;
