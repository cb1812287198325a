/** The assistant with a language model. */
import { MESSAGE_LENGTH, type AiChatRequest, type AiMessage, type Language } from '@parapet/contracts';
import type { Assistant } from '../built-in/answers.ts';
import type { OrganizationFacts } from '../built-in/facts.ts';
import { TRUNCATED, type Piece } from './answer-reader.ts';
import { analysisOf, controlsIn, planOf } from './drafts.ts';
import type { ModelClient, ModelMessage } from './model-client.ts';
import { ModelError } from './model-error.ts';
import { analysisTask, chatSystem, controlTask, planTask } from './prompts.ts';

/** For drafts, which are long and should be predictable. */
const DRAFT = { maxTokens: 2000, temperature: 0.2, json: true };
const CHAT = { maxTokens: 500, temperature: 0.7 };

/** An assistant whose answers may be truncated. The built-in assistant fits this type too. */
export interface TruncatableAssistant extends Omit<Assistant, 'chat'> {
  /** The pieces of the answer as they are written. The last one is `TRUNCATED` if the answer is. */
  chat(request: AiChatRequest, facts: OrganizationFacts, signal: AbortSignal, preferred?: Language): AsyncIterable<Piece>;
}

/** @param defaultModel if the caller has chosen none */
export function modelAssistant(client: ModelClient, defaultModel: string): TruncatableAssistant {
  async function draft<T>(messages: ModelMessage[], read: (text: string) => T, model: string | undefined, signal: AbortSignal): Promise<T> {
    const { text, cut } = await client.complete({ model: model ?? defaultModel, messages, ...DRAFT }, signal);
    try {
      return read(text);
    } catch (error) {
      throw cut && error instanceof ModelError ? new ModelError('out-of-tokens', 'The draft was cut', { cause: error }) : error;
    }
  }
  return {
    source: 'model',
    chat({ messages, model = defaultModel, max_tokens: maxTokens = CHAT.maxTokens, temperature = CHAT.temperature }, facts, signal) {
      const system = chatSystem(facts, new Date().toISOString().slice(0, 10));
      return fitting(client.stream({ model, messages: [system, ...recent(messages)], maxTokens, temperature }, signal));
    },
    analyzeRisk: (request, signal) => draft(analysisTask(request), analysisOf, request.model, signal),
    generateTreatmentPlan: (request, signal) => draft(planTask(request), planOf, request.model, signal),
    suggestControls: (request, signal) => draft(controlTask(request), controlsIn, request.model, signal),
  };
}

/** Limit of a conversation in characters. */
const MOST_CONVERSATION = 60_000;

/** The end of a conversation within the limit, always with the last message. */
export function recent(messages: readonly AiMessage[]): AiMessage[] {
  let left = MOST_CONVERSATION;
  const from = messages.findLastIndex((message) => (left -= message.content.length) < 0);
  return messages.slice(Math.min(from + 1, messages.length - 1));
}

/** Truncates an answer to the limit of a message, because it becomes one in the next request. */
async function* fitting(pieces: AsyncIterable<Piece>): AsyncGenerator<Piece> {
  let left = MESSAGE_LENGTH;
  for await (const piece of pieces) {
    if (piece !== TRUNCATED && piece.length > left) {
      // Drops half of a surrogate pair at the end.
      if (left > 0) yield piece.slice(0, left).toWellFormed();
      yield TRUNCATED;
      return;
    }
    yield piece;
    if (piece !== TRUNCATED) left -= piece.length;
  }
}
