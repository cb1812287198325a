/** Reads streamed and complete answers of OpenAI's chat completions, and checks that they are complete. */
import type { AiChatReply } from '@parapet/contracts';
import { at, parsed, textAt } from './json-value.ts';
import { ModelError } from './model-error.ts';
import { ThoughtFilter } from './thought-filter.ts';

/** The last piece of an answer that is truncated. */
export const TRUNCATED: unique symbol = Symbol('cut');
/** A part of the text, or what comes with the answer. */
export type Piece = string | typeof TRUNCATED | Pick<AiChatReply, 'follow_ups' | 'sources'>;

/** A function that the model asks to be called. */
export interface ToolCall {
  id: string;
  name: string;
  /** JSON as the model wrote it. */
  arguments: string;
}

/** What ends an answer instead of text: calls whose results the model waits for. */
export class ToolCalls {
  readonly calls: readonly ToolCall[];
  constructor(calls: readonly ToolCall[]) {
    this.calls = calls;
  }
}

/** Reasons for a truncated answer: the length limit, or a filter of the provider. */
const UNFINISHED = new Set(['length', 'content_filter']);

class AnswerReader {
  readonly #thoughts = new ThoughtFilter();
  readonly #calls: ToolCall[] = [];
  #said = false;
  #ended = false;
  #reason: string | null = null;

  /**
   * @param value the data of an event, or a complete answer
   * @returns the next text of the answer; may be empty
   * @throws ModelError when the endpoint reports an error
   */
  take(value: unknown): string {
    const choice = at(value, 'choices', 0);
    const reason = textAt(choice, 'finish_reason');
    if (reason === 'error' || (at(value, 'error') ?? null) !== null)
      throw this.#failed('The endpoint reports an error');
    const whole = textAt(choice, 'message', 'content');
    this.#called(at(choice, 'delta', 'tool_calls') ?? at(choice, 'message', 'tool_calls'));
    // Some endpoints send an empty reason with each piece.
    if (reason !== null && reason !== '') this.#reason = reason;
    if (whole !== null || at(choice, 'message') !== undefined || this.#reason !== null) this.#ended = true;
    return this.#output(this.#thoughts.next(textAt(choice, 'delta', 'content') ?? whole ?? ''));
  }

  /** To be called when the endpoint has ended the stream. */
  end(): void {
    this.#ended = true;
  }

  /**
   * @returns the rest of the text, and whether the answer is truncated
   * @throws ModelError for an answer without an end, or without text
   */
  finish(): { rest: string; cut: boolean; calls: readonly ToolCall[] } {
    if (!this.#ended) throw this.#failed('The answer has no end');
    const rest = this.#output(this.#thoughts.rest());
    if (!this.#said && this.#calls.length === 0) throw this.#empty();
    return { rest, calls: this.#calls, cut: this.#reason !== null && UNFINISHED.has(this.#reason) };
  }

  /** Streamed calls come in parts: those of one call have its index, which some endpoints leave out where they send whole calls. */
  #called(parts: unknown): void {
    if (!Array.isArray(parts)) return;
    for (const part of parts) {
      const index = at(part, 'index');
      const place =
        typeof index === 'number' && Number.isInteger(index) && index >= 0
          ? Math.min(index, this.#calls.length)
          : this.#calls.length;
      const call = (this.#calls[place] ??= { id: '', name: '', arguments: '' });
      call.id ||= textAt(part, 'id') ?? '';
      call.name += textAt(part, 'function', 'name') ?? '';
      call.arguments += textAt(part, 'function', 'arguments') ?? '';
    }
  }

  #output(text: string): string {
    if (text !== '') this.#said = true;
    return text;
  }

  #failed(what: string): ModelError {
    return this.#said
      ? new ModelError('broken-off', `${what}, half way`)
      : new ModelError('unusable', `${what}, and no text`);
  }

  #empty(): ModelError {
    if (this.#reason === 'length') return new ModelError('out-of-tokens', 'The model wrote no text within max_tokens');
    if (this.#reason === 'content_filter') return new ModelError('refused', 'The answer was held back by a filter');
    return new ModelError('unusable', 'The answer has no text');
  }
}

/**
 * The pieces of an answer as they arrive. The last one is {@link TRUNCATED} if the answer is.
 * @param events the data of each event
 * @throws ModelError for an incomplete answer
 */
export async function* piecesOf(events: AsyncIterable<string>): AsyncGenerator<Piece | ToolCalls> {
  const reader = new AnswerReader();
  for await (const event of events) {
    const data = event.trim();
    if (data === '') continue;
    if (data === '[DONE]') {
      reader.end();
      break;
    }
    const piece = reader.take(parsed(data));
    if (piece !== '') yield piece;
  }
  const { rest, cut, calls } = reader.finish();
  if (rest !== '') yield rest;
  if (calls.length > 0) yield new ToolCalls(calls);
  if (cut) yield TRUNCATED;
}
