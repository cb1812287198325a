import type { AiChatReply, AiChatRequest } from '@parapet/contracts';
import { createParser } from 'eventsource-parser';
import type { Locale } from '../locale/locale.ts';
import { requestOf } from './call.ts';
import { send } from './connection.ts';
import { apiErrorFrom, networkError } from './failures/api-error.ts';

/** Longest wait (ms) for the next piece: longer than the service itself waits for a language model. */
const SILENCE = 90_000;

export interface ChatStream {
  signal: AbortSignal;
  /** The language in which errors say what is wrong. */
  locale: Locale;
  /** The next part of the text. */
  onDelta: (text: string) => void;
}

/**
 * Asks the assistant, and reads its answer as it is written.
 * @throws {ApiError} when it is refused, breaks off or takes too long; an aborted question stays an `AbortError`
 */
export async function streamChat(body: AiChatRequest, { signal, locale, onDelta }: ChatStream): Promise<AiChatReply> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE);
  try {
    const request = requestOf('chat', { body }, AbortSignal.any([signal, silence.signal]));
    request.headers.set('accept', 'text/event-stream');
    const response = await send(request);
    let end: { event: string; data: string } | undefined;
    const parser = createParser({
      onEvent: ({ event, data }) => {
        if (event === 'delta') onDelta(textOf(JSON.parse(data)));
        else if (event !== undefined) end = { event, data };
      },
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let piece = await reader?.read(); piece?.done === false; piece = await reader?.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE);
      parser.feed(piece.value);
    }
    if (end?.event === 'error')
      throw await apiErrorFrom(new Response(end.data, { status: statusOf(JSON.parse(end.data)) }), locale);
    if (end?.event !== 'done') throw networkError(new Error('The answer broke off'));
    // Outside data: the service's tests check every answer against the schema that this type is derived from.
    return JSON.parse(end.data) as AiChatReply;
  } catch (error) {
    signal.throwIfAborted();
    // A connection that is lost, or silent, while the answer is read.
    if (silence.signal.aborted || error instanceof TypeError) throw networkError(error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function textOf(delta: unknown): string {
  return typeof delta === 'object' && delta !== null && 'content' in delta && typeof delta.content === 'string'
    ? delta.content
    : '';
}

/** The status of a problem document. */
function statusOf(problem: unknown): number {
  return typeof problem === 'object' && problem !== null && 'status' in problem && typeof problem.status === 'number'
    ? problem.status
    : 502;
}
