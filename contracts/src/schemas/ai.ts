/** Requests to the assistant and its answers. Nothing is stored; a person can take over its drafts. */
import Type, { type Static } from 'typebox';
import { Id, Prose, Scale, Text, Title, namedObject, nullable, object, oneOf, ref } from './base.ts';
import { Level } from './level.ts';
import { page, paging, search } from './list.ts';
import { TreatmentAction } from './risk/treatment-plan.ts';

const Model = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 200,
    description: 'One of GET /api/ai/models; the installation has a default',
  }),
);

/** The source of an answer: a language model, or the built-in assistant when none is connected. */
const origin = {
  source: oneOf(['model', 'built-in']),
  model: nullable(Type.String({ description: 'Null for the built-in assistant' })),
};

/** Why one value was drafted, as text for people. */
const Reason = Type.Optional(Text(1000));

/** Most characters of a question. */
export const QUESTION_LENGTH = 4000;

/** Most characters of a message. It also limits answers, which are sent again with the next question. */
export const MESSAGE_LENGTH = 20_000;

export const AiMessage = namedObject('AiMessage', {
  role: oneOf(['user', 'assistant']),
  content: Prose(MESSAGE_LENGTH),
});
export type AiMessage = Static<typeof AiMessage>;

export const AiChatRequest = namedObject('AiChatRequest', {
  messages: Type.Array(ref(AiMessage), {
    minItems: 1,
    maxItems: 50,
    description: "Oldest first; the last is the user's",
  }),
  model: Model,
  max_tokens: Type.Optional(Type.Integer({ minimum: 1, maximum: 4000, default: 500 })),
  temperature: Type.Optional(Type.Number({ minimum: 0, maximum: 2, default: 0.7 })),
  about: Type.Optional(
    object(
      { kind: oneOf(['risk', 'asset']), id: Id },
      { description: 'The record that the person has open: "this risk"' },
    ),
  ),
});
export type AiChatRequest = Static<typeof AiChatRequest>;

export const AiChatReply = namedObject('AiChatReply', {
  content: Type.String({ description: 'Never blank' }),
  ...origin,
  truncated: Type.Optional(
    Type.Boolean({
      description:
        'True when the answer is incomplete because of max_tokens or a filter of the provider, which people should be told; otherwise absent',
    }),
  ),
  follow_ups: Type.Optional(Type.Array(Type.String(), { maxItems: 3, description: 'Questions that may come next' })),
  sources: Type.Optional(
    Type.Array(object({ title: Type.String(), path: Type.String({ description: 'Within the product' }) }), {
      maxItems: 20,
      description: 'The records and lists that a language model has read for the answer',
    }),
  ),
});
export type AiChatReply = Static<typeof AiChatReply>;

/** The `data` of a `delta` event of a streamed chat: the next part of the text. */
export const AiChatDelta = object({ content: Type.String() });
export type AiChatDelta = Static<typeof AiChatDelta>;

export const AiRiskAnalysisRequest = namedObject('AiRiskAnalysisRequest', {
  scenario_description: Prose(10_000),
  context: Type.Optional(Text(20_000)),
  model: Model,
});
export type AiRiskAnalysisRequest = Static<typeof AiRiskAnalysisRequest>;

/** A draft of a scenario assessment. */
export const AiRiskAnalysis = namedObject('AiRiskAnalysis', {
  content: Type.String({ description: 'The reasoning, as text for people' }),
  assessment: object({
    likelihood: Scale,
    impact: Scale,
    risk_level: ref(Level),
    residual_risk: nullable(Scale),
    controls_effectiveness: nullable(Scale),
    mitigation_strategy: Text(10_000),
    comments: Text(10_000),
  }),
  reasons: Type.Optional(
    object(
      {
        likelihood: Reason,
        impact: Reason,
        risk_level: Reason,
        residual_risk: Reason,
        controls_effectiveness: Reason,
        mitigation_strategy: Reason,
        comments: Reason,
      },
      { description: 'Why each value was drafted' },
    ),
  ),
  ...origin,
});
export type AiRiskAnalysis = Static<typeof AiRiskAnalysis>;

const names = Type.Array(Prose(500), { maxItems: 100, description: 'Names, possibly with a description' });

export const AiTreatmentPlanRequest = namedObject('AiTreatmentPlanRequest', {
  risk_description: Prose(10_000),
  assets: Type.Optional(names),
  scenarios: Type.Optional(names),
  model: Model,
});
export type AiTreatmentPlanRequest = Static<typeof AiTreatmentPlanRequest>;

/** A draft of a treatment plan. */
export const AiTreatmentPlan = namedObject('AiTreatmentPlan', {
  content: Type.String({ description: 'The reasoning, as text for people' }),
  plan: object({
    title: Text(200),
    description: Text(10_000),
    priority: ref(Level),
    estimatedCost: Text(200),
    timeline: Text(200),
    actions: Type.Array(ref(TreatmentAction), { maxItems: 20 }),
  }),
  reasons: Type.Optional(
    object(
      { title: Reason, description: Reason, priority: Reason, estimatedCost: Reason, timeline: Reason },
      { description: 'Why each value was drafted; that of an action is in its description' },
    ),
  ),
  ...origin,
});
export type AiTreatmentPlan = Static<typeof AiTreatmentPlan>;

export const AiControlRequest = namedObject('AiControlRequest', {
  asset_type: Title(200),
  risk_category: Type.Optional(Text(200)),
  model: Model,
});
export type AiControlRequest = Static<typeof AiControlRequest>;

/** Suggested controls. */
export const AiControls = namedObject('AiControls', {
  content: Type.String({ description: 'The reasoning, as text for people' }),
  controls: Type.Array(
    object({
      title: Title(300),
      description: Text(5000),
      reference: Type.String({ maxLength: 200, description: 'e.g. ISO 27001 A.8.7; may be empty' }),
      reason: Reason,
    }),
    { maxItems: 50 },
  ),
  ...origin,
});
export type AiControls = Static<typeof AiControls>;

export const AiModel = namedObject('AiModel', {
  id: Type.String(),
  name: Type.String(),
  is_default: Type.Boolean(),
  source: oneOf(['model', 'built-in']),
});
export type AiModel = Static<typeof AiModel>;

export const AiModelPage = page('AiModelPage', AiModel);

export const AiModelQuery = object({ ...paging, q: search('id or name') });
export type AiModelQuery = Static<typeof AiModelQuery>;
