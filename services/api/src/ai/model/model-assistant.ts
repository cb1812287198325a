/** The assistant that asks a language model. */
import type { AiMessage } from '@parapet/contracts';
import type { Assistant } from '@parapet/contracts/assistant';
import { analysisOf, controlsIn, planOf } from './drafts.ts';
import type { ModelClient, ModelMessage } from './model-client.ts';
import { analysisTask, chatSystem, controlTask, planTask } from './prompts.ts';

/** Drafts are long, and better sober than surprising. */
const DRAFT = { maxTokens: 2000, temperature: 0.2, json: true };
const CHAT = { maxTokens: 500, temperature: 0.7 };

/** @param defaultModel asked when the caller has chosen none */
export function modelAssistant(client: ModelClient, defaultModel: string): Assistant {
  const draft = (messages: ModelMessage[], model: string | undefined, signal: AbortSignal) => client.complete({ model: model ?? defaultModel, messages, ...DRAFT }, signal);
  return {
    source: 'model',
    chat({ messages, model = defaultModel, max_tokens: maxTokens = CHAT.maxTokens, temperature = CHAT.temperature }, facts, signal) {
      const system = chatSystem(facts, new Date().toISOString().slice(0, 10));
      return client.stream({ model, messages: [system, ...recent(messages)], maxTokens, temperature }, signal);
    },
    analyzeRisk: async (request, signal) => analysisOf(await draft(analysisTask(request), request.model, signal)),
    generateTreatmentPlan: async (request, signal) => planOf(await draft(planTask(request), request.model, signal)),
    suggestControls: async (request, signal) => controlsIn(await draft(controlTask(request), request.model, signal)),
  };
}

/** Characters of a conversation that are sent along. */
const MOST_CONVERSATION = 60_000;

/** The end of a conversation, as much as is sent; the last message always is. */
export function recent(messages: readonly AiMessage[]): AiMessage[] {
  let left = MOST_CONVERSATION;
  const from = messages.findLastIndex((message) => (left -= message.content.length) < 0);
  return messages.slice(Math.min(from + 1, messages.length - 1));
}
