/** The assistant of this installation: a language model where one is connected, the built-in one otherwise. */
import type { AiChatRequest, AiModel, AiModelQuery } from '@parapet/contracts';
import { BUILT_IN_MODEL, builtInAssistant, type Assistant } from '@parapet/contracts/assistant';
import { words, wordsMatch } from '@parapet/contracts/rules';
import { factsFor } from '../../ai/facts.ts';
import { modelAssistant } from '../../ai/model/model-assistant.ts';
import { modelClient, type ModelClient } from '../../ai/model/model-client.ts';
import { modelProblem, ModelError } from '../../ai/model/model-error.ts';
import type { AiConfig } from '../../config.ts';
import { fieldProblem, Problem } from '../../problem.ts';
import type { Store, SystemDoc } from '../../store/port.ts';
import { readAs, type Caller } from '../caller.ts';
import { decodeCursor, encodeCursor } from '../wire.ts';

/** What an endpoint offers is asked again after this (ms). */
const MODELS_LIFE = 5 * 60_000;
const MINUTE = 60_000;
const DEFAULT_LIMIT = 50;

export interface Answered {
  source: Assistant['source'];
  model: string | null;
}

export function aiService(store: Store, config: AiConfig | undefined) {
  const client = config === undefined ? null : modelClient(config);
  const assistant = config === undefined || client === null ? builtInAssistant : modelAssistant(client, config.model);
  let offered: { ids: string[]; until: number } | null = null;

  async function modelIds(settings: AiConfig, asking: ModelClient, signal: AbortSignal): Promise<string[]> {
    if (offered === null || offered.until < Date.now()) {
      const ids = await asking.models(signal);
      offered = { ids: [...new Set([settings.model, ...ids])].toSorted((a, b) => a.localeCompare(b)), until: Date.now() + MODELS_LIFE };
    }
    return offered.ids;
  }

  /** @throws Problem 400 for a model that is not offered, 429 when the person asks too often */
  async function admit({ member }: Caller, model: string | undefined, signal: AbortSignal): Promise<Answered> {
    if (config === undefined || client === null) return { source: 'built-in', model: null };
    const { count, resetAt } = await store.system<SystemDoc>('ai_counters').hit(member.user_id, MINUTE);
    if (count > config.rateLimit) {
      const seconds = Math.max(1, Math.ceil((resetAt - Date.now()) / 1000));
      throw new Problem(429, 'too_many_questions', `You have asked a lot. Try again in ${seconds} seconds.`, { headers: { 'retry-after': String(seconds) } });
    }
    if (model !== undefined && model !== config.model && !(await modelIds(config, client, signal)).includes(model)) {
      throw fieldProblem('/model', 'is not one of the models that can be asked');
    }
    return { source: 'model', model: model ?? config.model };
  }

  return {
    /** @throws Problem 502 when the model does not answer, 429, 400 */
    async draft<T>(caller: Caller, model: string | undefined, signal: AbortSignal, work: (asked: Assistant) => Promise<T>): Promise<T & Answered> {
      return asProblem(async () => {
        const answered = await admit(caller, model, signal);
        return { ...(await work(assistant)), ...answered };
      });
    },

    /** @returns the pieces of the answer; reading them throws ModelError @throws Problem as {@link draft} */
    async chat(caller: Caller, request: AiChatRequest, signal: AbortSignal): Promise<{ answered: Answered; pieces: AsyncIterable<string> }> {
      const last = request.messages.at(-1);
      if (last?.role !== 'user') throw fieldProblem('/messages', "must end with the user's own message");
      return asProblem(async () => {
        const answered = await admit(caller, request.model, signal);
        const facts = await factsFor(readAs(store, caller), caller.member, new Date().toISOString().slice(0, 10));
        return { answered, pieces: assistant.chat(request, facts, signal) };
      });
    },

    async models({ q, limit = DEFAULT_LIMIT, cursor }: AiModelQuery, signal: AbortSignal) {
      const all = config === undefined || client === null ? [BUILT_IN_MODEL] : (await asProblem(() => modelIds(config, client, signal))).map((id): AiModel => ({ id, name: id, is_default: id === config.model, source: 'model' }));
      const found = q === undefined ? all : all.filter(({ id, name }) => wordsMatch(words(id, name), words(q)));
      const after = decodeCursor('name', cursor);
      const start = after === undefined ? 0 : found.findIndex(({ id }) => id === after.id) + 1;
      const items = found.slice(start, start + limit);
      const last = items.at(-1);
      const more = last !== undefined && start + limit < found.length;
      return { items, total: found.length, next_cursor: more ? encodeCursor('name', { value: last.name, id: last.id }) : null };
    },
  };
}

/** Turns what a model did wrong into a 502 for the person, with the cause for the log. */
export async function asProblem<R>(work: () => Promise<R>): Promise<R> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    const problem = modelProblem(error);
    problem.cause = error;
    throw problem;
  }
}
