/** Client of the configured endpoint, with the protocol of OpenAI's chat completions. */
import { wait } from '../../platform/timers.ts';
import type { AiConfig } from '../../config.ts';
import { TRUNCATED, piecesOf, type Piece, type ToolCalls } from './answer-reader.ts';
import { eventData, textOf } from './event-data.ts';
import { at, parsed, textAt } from './json-value.ts';
import { ModelError } from './model-error.ts';

export type ModelMessage =
  | { role: 'system' | 'user' | 'assistant'; content: string }
  | {
      role: 'assistant';
      content: string;
      tool_calls: readonly { id: string; type: 'function'; function: { name: string; arguments: string } }[];
    }
  | { role: 'tool'; tool_call_id: string; content: string };

/** A function that the model may ask to be called. */
export interface ModelTool {
  name: string;
  description: string;
  parameters: object;
}

export interface Completion {
  model: string;
  messages: readonly ModelMessage[];
  maxTokens: number;
  temperature: number;
  /** Whether the answer must be a JSON object. */
  json?: boolean;
  tools?: readonly ModelTool[];
  /** Whether the model may still ask for calls. */
  mayCall?: boolean;
}

export interface ModelClient {
  /**
   * The pieces of the answer as they are written. The last one is `TRUNCATED` if the answer is.
   * @throws ModelError, also after some pieces; the reason of an aborted signal
   */
  stream(completion: Completion, signal: AbortSignal): AsyncGenerator<Piece | ToolCalls>;
  /** The complete answer, never blank, and whether it is truncated. @throws as {@link stream} */
  complete(completion: Completion, signal: AbortSignal): Promise<{ text: string; cut: boolean }>;
  /** Runs several completions within the time limit of one answer. @throws as {@link stream} */
  within<T>(signal: AbortSignal, work: (limited: AbortSignal) => AsyncGenerator<T>): AsyncGenerator<T>;
  /** Ids of the models of the endpoint; null when it has no list. @throws ModelError */
  models(): Promise<string[] | null>;
}

/** Attempts of one request; it is not repeated once a response has begun. */
const TRIES = 3;
const PAUSE = 300;
/** Limit of the pause (ms) that an endpoint may ask for. */
const MOST_PAUSE = 5000;
const PASSING = new Set([408, 429, 500, 502, 503, 504]);
/** Statuses of an endpoint without a list of models. */
const NO_LIST: ReadonlySet<number | null> = new Set([404, 405, 501]);
/** Time limit (ms) of the list of models, for which people wait before they have asked anything. */
const LIST_TIMEOUT = 10_000;

/** @param pause ms before the second try; longer before the third */
export function modelClient(config: AiConfig, pause = PAUSE): ModelClient {
  const headers = {
    'content-type': 'application/json',
    ...(config.apiKey === undefined ? {} : { authorization: `Bearer ${config.apiKey}` }),
  };

  async function once(path: string, body: object | null, signal: AbortSignal): Promise<Response> {
    try {
      // A redirect could send the key and the question to another host.
      return await fetch(config.baseUrl + path, {
        redirect: 'error',
        headers,
        signal,
        ...(body === null ? {} : { method: 'POST', body: JSON.stringify(body) }),
      });
    } catch (error) {
      throw signal.aborted ? error : new ModelError('unreachable', `${path} cannot be reached`, { cause: error });
    }
  }

  async function request(path: string, body: object | null, signal: AbortSignal): Promise<Response> {
    for (let tries = 1; ; tries += 1) {
      const answer = await once(path, body, signal).catch((error: unknown) => {
        if (error instanceof ModelError && tries < TRIES) return null;
        throw error;
      });
      if (answer?.ok) return answer;
      if (answer !== null) {
        await answer.body?.cancel();
        const passing = PASSING.has(answer.status);
        if (!passing || tries >= TRIES)
          throw new ModelError(
            answer.status === 429 ? 'busy' : passing ? 'unreachable' : 'refused',
            `${path} answered ${answer.status}`,
            { status: answer.status },
          );
      }
      await wait(pauseBefore(answer, pause * tries), signal);
    }
  }

  /** Runs `work` within a time limit (ms), and until the caller's signal aborts. */
  async function* within<T>(
    time: number,
    signal: AbortSignal | null,
    work: (limited: AbortSignal) => AsyncGenerator<T>,
  ): AsyncGenerator<T> {
    const timeout = AbortSignal.timeout(time);
    try {
      yield* work(signal === null ? timeout : AbortSignal.any([signal, timeout]));
    } catch (error) {
      if (signal?.aborted === true) throw signal.reason;
      if (timeout.aborted) throw new ModelError('timeout', `No whole answer within ${time} ms`, { cause: error });
      throw error instanceof ModelError
        ? error
        : new ModelError('broken-off', 'The answer broke off', { cause: error });
    }
  }

  /** @param stream requests a stream, which the endpoint may ignore */
  function answer(completion: Completion, stream: boolean, signal: AbortSignal): AsyncGenerator<Piece | ToolCalls> {
    return within(config.timeout, signal, async function* (limited) {
      const { body } = await request('/chat/completions', toBody(completion, stream), limited);
      if (body === null) throw new ModelError('unusable', 'The answer is empty');
      yield* piecesOf(eventData(body));
    });
  }

  async function listed(): Promise<string> {
    const texts = within(Math.min(config.timeout, LIST_TIMEOUT), null, async function* (limited) {
      const { body } = await request('/models', null, limited);
      if (body !== null) yield* textOf(body);
    });
    return (await Array.fromAsync(texts)).join('');
  }

  return {
    within: (signal, work) => within(config.timeout, signal, work),
    stream: (completion, signal) => answer(completion, true, signal),
    async complete(completion, signal) {
      const whole = { text: '', cut: false };
      for await (const piece of answer(completion, false, signal)) {
        if (piece === TRUNCATED) whole.cut = true;
        else if (typeof piece === 'string') whole.text += piece;
      }
      return whole;
    },
    async models() {
      try {
        return idsIn(await listed());
      } catch (error) {
        if (error instanceof ModelError && NO_LIST.has(error.status)) return null;
        throw error;
      }
    },
  };
}

/** @returns null when the answer is not a list, e.g. a page @throws ModelError when it is an error */
function idsIn(answer: string): string[] | null {
  if (!/^\s*[{[]/.test(answer)) return null;
  const value = parsed(answer);
  if ((at(value, 'error') ?? null) !== null) throw new ModelError('unusable', '/models reports an error');
  const list = Array.isArray(value) ? value : at(value, 'data');
  return Array.isArray(list) ? list.flatMap((model: unknown) => textAt(model, 'id') ?? []).slice(0, 1000) : null;
}

function toBody(
  { model, messages, maxTokens, temperature, json = false, tools, mayCall = true }: Completion,
  stream: boolean,
): object {
  return {
    model,
    messages,
    max_tokens: maxTokens,
    temperature,
    stream,
    ...(json && { response_format: { type: 'json_object' } }),
    ...(tools && {
      tools: tools.map((tool) => ({ type: 'function', function: tool })),
      tool_choice: mayCall ? 'auto' : 'none',
    }),
  };
}

function pauseBefore(answer: Response | null, otherwise: number): number {
  const seconds = Number(answer?.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds * 1000, MOST_PAUSE) : otherwise;
}
