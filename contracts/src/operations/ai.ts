import {
  AiChatReply,
  AiChatRequest,
  AiControlRequest,
  AiControls,
  AiModelPage,
  AiModelQuery,
  AiRiskAnalysis,
  AiRiskAnalysisRequest,
  AiTreatmentPlan,
  AiTreatmentPlanRequest,
} from '../schemas/ai.ts';
import { ref } from '../schemas/base.ts';
import { eventStream, json, may, operation, problems } from './common.ts';

const config = may('read', 'risks');
const chatEvents = eventStream(
  'Events: `delta` with {content}, the next part of the text; then `done` with an AiChatReply, or `error` with a Problem, in which case the text so far is incomplete',
);

export const aiOperations = {
  chat: operation('POST', '/api/ai/chat', config, {
    summary: 'Ask the Risk Assistant',
    description: 'With `Accept: text/event-stream` the answer is streamed as it is written.',
    body: ref(AiChatRequest),
    response: {
      200: {
        description: 'The answer',
        content: { ...json(AiChatReply, 'The answer').content, ...chatEvents.content },
      },
      ...problems(502),
    },
  }),
  analyzeRisk: operation('POST', '/api/ai/analyze-risk', config, {
    summary: 'Draft an assessment of a scenario',
    body: ref(AiRiskAnalysisRequest),
    response: { 200: json(AiRiskAnalysis, 'A draft to review'), ...problems(502) },
  }),
  generateTreatmentPlan: operation('POST', '/api/ai/generate-treatment-plan', config, {
    summary: 'Draft a treatment plan',
    body: ref(AiTreatmentPlanRequest),
    response: { 200: json(AiTreatmentPlan, 'A draft to review'), ...problems(502) },
  }),
  suggestControls: operation('POST', '/api/ai/suggest-controls', config, {
    summary: 'Suggest controls for an asset',
    body: ref(AiControlRequest),
    response: { 200: json(AiControls, 'Controls, the most useful first'), ...problems(502) },
  }),
  listAiModels: operation('GET', '/api/ai/models', config, {
    summary: 'The available language models',
    querystring: AiModelQuery,
    response: {
      200: json(AiModelPage, 'A page, by name; only the built-in assistant when no model is connected'),
      ...problems(502),
    },
  }),
} as const;
