import Type, { type Static } from 'typebox';
import { Day, Id, Line, Scale, Text, described, namedObject, nullable, oneOf, optional, ref } from '../base.ts';
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
export const ScenarioAssessment = namedObject('ScenarioAssessment', { ...scales, ...rest, risk_level: ref(Level) });
export type ScenarioAssessment = Static<typeof ScenarioAssessment>;

const IgnoredLevel = described(oneOf(LEVELS), 'Ignored: the server computes it');

/** The same in a request; it may be sent back as it was read. `last_reviewed` is today by default. */
export const ScenarioAssessmentInput = namedObject('ScenarioAssessmentInput', {
  ...scales,
  ...optional({ ...rest, risk_level: IgnoredLevel }),
});
export type ScenarioAssessmentInput = Static<typeof ScenarioAssessmentInput>;

/** The evaluation of a scenario for one asset, with a link to a risk if there is one. */
export const AssetScenarioEvaluation = namedObject('AssetScenarioEvaluation', {
  risk_id: nullable(Id),
  comments: Type.Optional(Text(10_000)),
});
export type AssetScenarioEvaluation = Static<typeof AssetScenarioEvaluation>;
