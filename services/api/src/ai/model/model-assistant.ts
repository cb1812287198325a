/** The assistant with a language model. */
import { MESSAGE_LENGTH, type AiMessage } from '@parapet/contracts';
import type { Assistant } from '../assistant.ts';
import type { Asked } from '../asked.ts';
import { TRUNCATED, ToolCalls, type Piece } from './answer-reader.ts';
import { answerWithTools, ToolsRefusedError } from './answer-with-tools.ts';
import { factsFor } from './facts.ts';
import { analysisOf, controlsIn, planOf } from './drafts.ts';
import type { Completion, ModelClient, ModelMessage } from './model-client.ts';
import { ModelError } from './model-error.ts';
import { SafeLinks } from './safe-links.ts';
import { analysisTask, chatSystem, controlTask, planTask } from './prompts.ts';

/** For drafts, which are long and should be predictable. */
const DRAFT = { maxTokens: 2000, temperature: 0.2, json: true };
const CHAT = { maxTokens: 500, temperature: 0.7 };

/** @param defaultModel if the caller has chosen none */
export function modelAssistant(client: ModelClient, defaultModel: string): Assistant {
  async function draft<T>(
    messages: ModelMessage[],
    read: (text: string) => T,
    model: string | undefined,
    signal: AbortSignal,
  ): Promise<T> {
    const { text, cut } = await client.complete({ model: model ?? defaultModel, messages, ...DRAFT }, signal);
    try {
      return read(text);
    } catch (error) {
      throw cut && error instanceof ModelError
        ? new ModelError('out-of-tokens', 'The draft was cut', { cause: error })
        : error;
    }
  }
  /** Models whose endpoint has refused tools. */
  const withoutTools = new Set<string>();

  async function* answer(completion: Completion, asked: Asked, signal: AbortSignal): AsyncGenerator<Piece> {
    const { model, messages } = completion;
    if (!withoutTools.has(model)) {
      try {
        return yield* answerWithTools(client, completion, asked, signal);
      } catch (error) {
        if (!(error instanceof ToolsRefusedError)) throw error;
      }
    }
    const links = new SafeLinks();
    for await (const piece of client.stream(
      { ...completion, messages: [chatSystem(await factsFor(asked), asked.today), ...messages] },
      signal,
    )) {
      withoutTools.add(model);
      const ready = typeof piece === 'string' ? links.next(piece) : links.rest();
      if (ready !== '') yield ready;
      if (typeof piece !== 'string' && !(piece instanceof ToolCalls)) yield piece;
    }
    const rest = links.rest();
    if (rest !== '') yield rest;
  }

  return {
    source: 'model',
    async *chat(
      { messages, model = defaultModel, max_tokens: maxTokens = CHAT.maxTokens, temperature = CHAT.temperature },
      asked,
      signal,
    ) {
      const completion = { model, messages: recent(messages), maxTokens, temperature };
      yield* fitting(client.within(signal, (limited) => answer(completion, asked, limited)));
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
    if (typeof piece === 'string' && piece.length > left) {
      // Drops half of a surrogate pair at the end.
      if (left > 0) yield piece.slice(0, left).toWellFormed();
      yield TRUNCATED;
      return;
    }
    yield piece;
    if (typeof piece === 'string') left -= piece.length;
  }
}
