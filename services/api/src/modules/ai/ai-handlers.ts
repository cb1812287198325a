import type { AiConfig } from '../../config.ts';
import { asModelProblem, aiService } from './ai-service.ts';
import type { Call } from '../../pipeline/call.ts';
import type { OperationCaller } from '../../pipeline/operation-caller.ts';
import { handlersFor } from '../../pipeline/operation-types.ts';
import { Reply } from '../../pipeline/reply.ts';
import type { Store } from '../../store/port.ts';
import { replyOf } from './chat-reply.ts';
import { chatStream } from './chat-stream.ts';

export interface AiOptions {
  store: Store;
  /** The language model; undefined for the built-in assistant. */
  ai: AiConfig | undefined;
  /** Calls operations as the person of a call. */
  operations: (call: Call) => OperationCaller;
}

export function aiHandlers({ store, ai: config, operations }: AiOptions) {
  const ai = aiService(store, config);
  return handlersFor({
    async chat(call) {
      const chat = await ai.chat(call.caller, call.body, operations(call), call.signal);
      const { accept } = call.head.headers;
      if (typeof accept === 'string' && accept.includes('text/event-stream'))
        return new Reply(200, chatStream(chat, call));
      return asModelProblem(() => replyOf(chat, () => undefined));
    },
    analyzeRisk: ({ caller, body, signal }) =>
      ai.draft(caller, body.model, (assistant, language) => assistant.analyzeRisk(body, signal, language)),
    generateTreatmentPlan: ({ caller, body, signal }) =>
      ai.draft(caller, body.model, (assistant, language) => assistant.generateTreatmentPlan(body, signal, language)),
    suggestControls: ({ caller, body, signal }) =>
      ai.draft(caller, body.model, (assistant, language) => assistant.suggestControls(body, signal, language)),
    listAiModels: ({ query }) => ai.models(query),
  });
}
