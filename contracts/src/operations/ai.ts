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
import { bodyProblem, eventStream, json, noModelAnswer, sessionProblem } from './common.ts';

const tags = ['ai'];
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
      operationId: 'chat',
      summary: 'Ask the Risk Assistant',
      description: 'With `Accept: text/event-stream` the answer is streamed as it is written.',
      tags,
      body: ref(AiChatRequest),
      response: {
        200: {
          description: 'The answer',
          content: { ...json(AiChatReply, 'The answer').content, ...chatEvents.content },
        },
        ...bodyProblem,
        ...noModelAnswer,
      },
    },
  },
  analyzeRisk: {
    method: 'POST',
    url: '/api/ai/analyze-risk',
    config,
    schema: {
      operationId: 'analyzeRisk',
      summary: 'Draft an assessment of a scenario',
      tags,
      body: ref(AiRiskAnalysisRequest),
      response: { 200: json(AiRiskAnalysis, 'A draft to review'), ...bodyProblem, ...noModelAnswer },
    },
  },
  generateTreatmentPlan: {
    method: 'POST',
    url: '/api/ai/generate-treatment-plan',
    config,
    schema: {
      operationId: 'generateTreatmentPlan',
      summary: 'Draft a treatment plan',
      tags,
      body: ref(AiTreatmentPlanRequest),
      response: { 200: json(AiTreatmentPlan, 'A draft to review'), ...bodyProblem, ...noModelAnswer },
    },
  },
  suggestControls: {
    method: 'POST',
    url: '/api/ai/suggest-controls',
    config,
    schema: {
      operationId: 'suggestControls',
      summary: 'Suggest controls for an asset',
      tags,
      body: ref(AiControlRequest),
      response: { 200: json(AiControls, 'Controls, the most useful first'), ...bodyProblem, ...noModelAnswer },
    },
  },
  listAiModels: {
    method: 'GET',
    url: '/api/ai/models',
    config,
    schema: {
      operationId: 'listAiModels',
      summary: 'The available language models',
      tags,
      querystring: AiModelQuery,
      response: {
        200: json(AiModelPage, 'A page, by name; only the built-in assistant when no model is connected'),
        ...sessionProblem,
        ...noModelAnswer,
      },
    },
  },
} as const;
