import Type, { type Static } from 'typebox';
import { Day, Id, Line, Scale, Text, closed, named, nullable, oneOf, optional, ref } from '../base.ts';
import { LEVELS, Level } from '../level.ts';

const scales = { likelihood: Scale, impact: Scale };
const rest = {
  mitigation_strategy: Text(10_000),
  residual_risk: nullable(Scale),
  controls_effectiveness: nullable(Scale),
  comments: Text(10_000),
  last_reviewed: Day,
  reviewer: Line(320),
};

/** The assessment of a scenario in a flow. Its level depends on likelihood x impact. */
export const ScenarioAssessment = named(
  'ScenarioAssessment',
  Type.Object({ ...scales, ...rest, risk_level: ref(Level) }, closed),
);
export type ScenarioAssessment = Static<typeof ScenarioAssessment>;

const IgnoredLevel = Type.Unsafe<Level>({ ...oneOf(LEVELS), description: 'Ignored: the server computes it' });

/** The same in a request; it may be sent back as it was read. `last_reviewed` is today by default. */
export const ScenarioAssessmentInput = named(
  'ScenarioAssessmentInput',
  Type.Object({ ...scales, ...optional({ ...rest, risk_level: IgnoredLevel }) }, closed),
);
export type ScenarioAssessmentInput = Static<typeof ScenarioAssessmentInput>;

/** The evaluation of a scenario for one asset, with a link to a risk if there is one. */
export const AssetScenarioEvaluation = named(
  'AssetScenarioEvaluation',
  Type.Object({ risk_id: nullable(Id), comments: Type.Optional(Text(10_000)) }, closed),
);
export type AssetScenarioEvaluation = Static<typeof AssetScenarioEvaluation>;
