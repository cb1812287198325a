import Type, { type Static } from 'typebox';
import { Day, Id, Scale, Text, closed, named, nullable, oneOf, optional, ref } from './base.ts';
import { LEVELS, Level } from './level.ts';

const scales = { likelihood: Scale, impact: Scale };
const rest = {
  mitigation_strategy: Text(10_000),
  residual_risk: nullable(Scale),
  controls_effectiveness: nullable(Scale),
  comments: Text(10_000),
  last_reviewed: Day,
  reviewer: Text(320),
};

/** How a scenario is assessed within one flow; its level follows from likelihood x impact. */
export const ScenarioAssessment = named('ScenarioAssessment', Type.Object({ ...scales, ...rest, risk_level: ref(Level) }, closed));
export type ScenarioAssessment = Static<typeof ScenarioAssessment>;

const StatedLevel = Type.Unsafe<Level>({ ...oneOf(LEVELS), description: 'As it was answered; the server works it out anew' });

/** The same as a person sets it, or as it was answered; `last_reviewed` is today when absent. */
export const ScenarioAssessmentInput = named('ScenarioAssessmentInput', Type.Object({ ...scales, ...optional({ ...rest, risk_level: StatedLevel }) }, closed));
export type ScenarioAssessmentInput = Static<typeof ScenarioAssessmentInput>;

/** What a scenario means for one asset: the risk it is linked to, if any. */
export const AssetScenarioEvaluation = named(
  'AssetScenarioEvaluation',
  Type.Object({ risk_id: nullable(Id), comments: Type.Optional(Text(10_000)) }, closed),
);
export type AssetScenarioEvaluation = Static<typeof AssetScenarioEvaluation>;
