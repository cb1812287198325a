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
import { bodyProblem, eventStream, json, problems, sessionProblem } from './common.ts';

const config = { access: { resource: 'risks', action: 'read' } } as const;
const chatEvents = eventStream(
  'Events: `delta` with {content}, the next part of the text; then `done` with an AiChatReply, or `error` with a Problem, in which case the text so far is incomplete',
);

export const aiOperations = {
  chat: {
    method: 'POST',
    url: '/api/ai/chat',
    config,
    schema: {
      summary: 'Ask the Risk Assistant',
      description: 'With `Accept: text/event-stream` the answer is streamed as it is written.',
      body: ref(AiChatRequest),
      response: {
        200: {
          description: 'The answer',
          content: { ...json(AiChatReply, 'The answer').content, ...chatEvents.content },
        },
        ...bodyProblem,
        ...problems(502),
      },
    },
  },
  analyzeRisk: {
    method: 'POST',
    url: '/api/ai/analyze-risk',
    config,
    schema: {
      summary: 'Draft an assessment of a scenario',
      body: ref(AiRiskAnalysisRequest),
      response: { 200: json(AiRiskAnalysis, 'A draft to review'), ...bodyProblem, ...problems(502) },
    },
  },
  generateTreatmentPlan: {
    method: 'POST',
    url: '/api/ai/generate-treatment-plan',
    config,
    schema: {
      summary: 'Draft a treatment plan',
      body: ref(AiTreatmentPlanRequest),
      response: { 200: json(AiTreatmentPlan, 'A draft to review'), ...bodyProblem, ...problems(502) },
    },
  },
  suggestControls: {
    method: 'POST',
    url: '/api/ai/suggest-controls',
    config,
    schema: {
      summary: 'Suggest controls for an asset',
      body: ref(AiControlRequest),
      response: { 200: json(AiControls, 'Controls, the most useful first'), ...bodyProblem, ...problems(502) },
    },
  },
  listAiModels: {
    method: 'GET',
    url: '/api/ai/models',
    config,
    schema: {
      summary: 'The available language models',
      querystring: AiModelQuery,
      response: {
        200: json(AiModelPage, 'A page, by name; only the built-in assistant when no model is connected'),
        ...sessionProblem,
        ...problems(502),
      },
    },
  },
} as const;
