/** The assistant that asks a language model. */
import { MESSAGE_LENGTH, type AiChatRequest, type AiMessage, type Language } from '@parapet/contracts';
import type { Assistant } from '../built-in/answers.ts';
import type { OrganizationFacts } from '../built-in/facts.ts';
import { CUT, type Piece } from './answer-reader.ts';
import { analysisOf, controlsIn, planOf } from './drafts.ts';
import type { ModelClient, ModelMessage } from './model-client.ts';
import { ModelError } from './model-error.ts';
import { analysisTask, chatSystem, controlTask, planTask } from './prompts.ts';

/** Drafts are long, and better sober than surprising. */
const DRAFT = { maxTokens: 2000, temperature: 0.2, json: true };
const CHAT = { maxTokens: 500, temperature: 0.7 };

/** An assistant whose answers may be cut; the built-in one, whose answers never are, is one as well. */
export interface CuttingAssistant extends Omit<Assistant, 'chat'> {
  /** Pieces of the answer as they are written; `CUT` is the last where it stops before it is finished. */
  chat(request: AiChatRequest, facts: OrganizationFacts, signal: AbortSignal, preferred?: Language): AsyncIterable<Piece>;
}

/** @param defaultModel asked when the caller has chosen none */
export function modelAssistant(client: ModelClient, defaultModel: string): CuttingAssistant {
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

/** Characters of a conversation that are sent along. */
const MOST_CONVERSATION = 60_000;

/** The end of a conversation, as much as is sent; the last message always is. */
export function recent(messages: readonly AiMessage[]): AiMessage[] {
  let left = MOST_CONVERSATION;
  const from = messages.findLastIndex((message) => (left -= message.content.length) < 0);
  return messages.slice(Math.min(from + 1, messages.length - 1));
}

/** An answer goes along with the next question, so it is cut where a message has to end. */
async function* fitting(pieces: AsyncIterable<Piece>): AsyncGenerator<Piece> {
  let left = MESSAGE_LENGTH;
  for await (const piece of pieces) {
    if (piece !== CUT && piece.length > left) {
      // Half of a character may be left at the end.
      if (left > 0) yield piece.slice(0, left).toWellFormed();
      yield CUT;
      return;
    }
    yield piece;
    if (piece !== CUT) left -= piece.length;
  }
}
