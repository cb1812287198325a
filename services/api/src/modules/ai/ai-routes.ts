import { operations } from '@parapet/contracts';
import type { App } from '../../app-type.ts';
import type { AiConfig } from '../../config.ts';
import type { Store } from '../../store/port.ts';
import { callerOf } from '../caller.ts';
import { sendLine } from '../sse.ts';
import { aiService, asProblem } from './ai-service.ts';
import { cancelled } from './cancelled.ts';
import { replyOf } from './chat-reply.ts';
import { chatLine } from './chat-stream.ts';

/** @param config of the language model; undefined for the built-in assistant */
export function aiRoutes(app: App, store: Store, config: AiConfig | undefined): void {
  const ai = aiService(store, config);

  app.route({
    ...operations.chat,
    // A compressed stream would wait for more text than one piece has.
    compress: false,
    handler: async (request, reply) => {
      const chat = await ai.chat(callerOf(request), request.body, cancelled(reply));
      if (request.headers.accept?.includes('text/event-stream') === true) {
        return sendLine(reply, chatLine(chat, { requestId: request.id, log: request.log }));
      }
      return reply.type('application/json').send(await asProblem(() => replyOf(chat, () => undefined)));
    },
  });

  app.route({
    ...operations.analyzeRisk,
    handler: async (request, reply) => {
      const signal = cancelled(reply);
      return ai.draft(callerOf(request), request.body.model, (assistant, preferred) => assistant.analyzeRisk(request.body, signal, preferred));
    },
  });

  app.route({
    ...operations.generateTreatmentPlan,
    handler: async (request, reply) => {
      const signal = cancelled(reply);
      return ai.draft(callerOf(request), request.body.model, (assistant, preferred) => assistant.generateTreatmentPlan(request.body, signal, preferred));
    },
  });

  app.route({
    ...operations.suggestControls,
    handler: async (request, reply) => {
      const signal = cancelled(reply);
      return ai.draft(callerOf(request), request.body.model, (assistant, preferred) => assistant.suggestControls(request.body, signal, preferred));
    },
  });

  app.route({ ...operations.listAiModels, handler: async (request) => ai.models(request.query) });
}
