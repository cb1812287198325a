/** Speaks to the one endpoint of the settings, in the protocol of OpenAI's chat completions. */
import { setTimeout as wait } from 'node:timers/promises';
import type { AiConfig } from '../../config.ts';
import { eventData, textOf } from './event-data.ts';
import { ModelError } from './model-error.ts';

export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface Completion {
  model: string;
  messages: readonly ModelMessage[];
  maxTokens: number;
  temperature: number;
  /** The answer is to be a JSON object. */
  json?: boolean;
}

export interface ModelClient {
  /** Pieces of the answer as they are written. @throws ModelError; the signal's reason when it was cancelled */
  stream(completion: Completion, signal: AbortSignal): AsyncGenerator<string>;
  /** The whole answer. @throws as {@link stream} */
  complete(completion: Completion, signal: AbortSignal): Promise<string>;
  /** Ids of the models that the endpoint offers; empty when it does not tell. @throws as {@link stream} */
  models(signal: AbortSignal): Promise<string[]>;
}

/** Tries of one request; only what has not begun to answer is tried again. */
const TRIES = 3;
const PAUSE = 300;
/** The longest pause (ms) that an endpoint may ask for. */
const MOST_PAUSE = 5000;
const PASSING = new Set([408, 429, 500, 502, 503, 504]);

/** @param pause ms before the second try; longer before the third */
export function modelClient(config: AiConfig, pause = PAUSE): ModelClient {
  const headers = { 'content-type': 'application/json', ...(config.apiKey === undefined ? {} : { authorization: `Bearer ${config.apiKey}` }) };

  async function once(path: string, body: object | null, signal: AbortSignal): Promise<Response> {
    try {
      // A redirect could lead the key, and what was asked, to another host.
      return await fetch(config.baseUrl + path, { redirect: 'error', headers, signal, ...(body === null ? {} : { method: 'POST', body: JSON.stringify(body) }) });
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
        if (!passing || tries >= TRIES) throw new ModelError(answer.status === 429 ? 'busy' : passing ? 'unreachable' : 'refused', `${path} answered ${answer.status}`);
      }
      await wait(pauseBefore(answer, pause * tries), undefined, { signal });
    }
  }

  /** Runs `work` for as long as one answer may take, and as the caller wants it. */
  async function* within<T>(signal: AbortSignal, work: (limited: AbortSignal) => AsyncGenerator<T>): AsyncGenerator<T> {
    const timeout = AbortSignal.timeout(config.timeout);
    try {
      yield* work(AbortSignal.any([signal, timeout]));
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (timeout.aborted) throw new ModelError('timeout', `No whole answer within ${config.timeout} ms`, { cause: error });
      throw error instanceof ModelError ? error : new ModelError('unreachable', 'The answer broke off', { cause: error });
    }
  }

  function stream(completion: Completion, signal: AbortSignal): AsyncGenerator<string> {
    return within(signal, async function* (limited) {
      const { body } = await request('/chat/completions', toBody(completion, true), limited);
      if (body === null) throw new ModelError('unusable', 'The answer is empty');
      for await (const data of eventData(body)) {
        if (data === '[DONE]') return;
        const piece = textAt(parse(data), 'choices', 0, 'delta', 'content');
        if (piece !== null && piece !== '') yield piece;
      }
    });
  }

  async function whole(path: string, body: object | null, signal: AbortSignal): Promise<unknown> {
    const pieces = within(signal, async function* (limited) {
      const answer = await request(path, body, limited);
      if (answer.body !== null) yield* textOf(answer.body);
    });
    return parse((await Array.fromAsync(pieces)).join(''));
  }

  return {
    stream,
    async complete(completion, signal) {
      const text = textAt(await whole('/chat/completions', toBody(completion, false), signal), 'choices', 0, 'message', 'content');
      if (text === null || text.trim() === '') throw new ModelError('unusable', 'The answer has no text');
      return text;
    },
    async models(signal) {
      const list = at(await whole('/models', null, signal), 'data');
      return Array.isArray(list) ? list.flatMap((model: unknown) => textAt(model, 'id') ?? []).slice(0, 1000) : [];
    },
  };
}

function toBody({ model, messages, maxTokens, temperature, json = false }: Completion, stream: boolean): object {
  return { model, messages, max_tokens: maxTokens, temperature, stream, ...(json ? { response_format: { type: 'json_object' } } : {}) };
}

function pauseBefore(answer: Response | null, otherwise: number): number {
  const seconds = Number(answer?.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds * 1000, MOST_PAUSE) : otherwise;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ModelError('unusable', 'The answer is not JSON', { cause: error });
  }
}

/** What is found along a path of keys; undefined when there is nothing. */
function at(value: unknown, ...path: (string | number)[]): unknown {
  let found: unknown = value;
  for (const key of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined;
    found = Object.getOwnPropertyDescriptor(found, key)?.value;
  }
  return found;
}

function textAt(value: unknown, ...path: (string | number)[]): string | null {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : null;
}
