/** The assistant: a language model when one is configured, otherwise the built-in one. */
import {
  QUESTION_LENGTH,
  type AiChatRequest,
  type AiModel,
  type AiModelQuery,
  type Language,
} from '@parapet/contracts';
import type { Assistant } from '../../ai/assistant.ts';
import { builtInAssistant } from '../../ai/assistant/built-in-assistant.ts';
import { recordHere } from '../../ai/asked.ts';
import { dayReader, matchesSearch } from '@parapet/contracts/rules';
import { modelAssistant } from '../../ai/model/model-assistant.ts';
import { modelClient } from '../../ai/model/model-client.ts';
import { modelProblem, ModelError } from '../../ai/model/model-error.ts';
import { modelList } from '../../ai/model/model-list.ts';
import type { AiConfig } from '../../config.ts';
import { fieldProblem } from '../../pipeline/problem.ts';
import type { Store } from '../../store/port.ts';
import type { Caller } from '../../pipeline/call.ts';
import type { OperationCaller } from '../../pipeline/operation-caller.ts';
import { readAs } from '../caller.ts';
import { preferencesOf } from '../me/preferences.ts';
import { zoneOf } from '../reader-day.ts';
import { decodeCursor, encodeCursor } from '../cursor.ts';
import { assertPerMinute } from '../per-minute.ts';
import type { Answered, Chat } from './chat-reply.ts';

const DEFAULT_LIMIT = 50;
const BUILT_IN: AiModel = { id: 'built-in', name: 'Built-in assistant', is_default: true, source: 'built-in' };

/** The configured language model, and the list of models that its endpoint offers. */
function connected(config: AiConfig) {
  const client = modelClient(config);
  return { config, assistant: modelAssistant(client, config.model), offered: modelList(client, config.model) };
}

export function aiService(store: Store, config: AiConfig | undefined) {
  const connection = config === undefined ? null : connected(config);
  const assistant: Assistant = connection?.assistant ?? builtInAssistant;

  /** @throws Problem 400 for a model that is not offered, 429 when the member has asked too often */
  async function admit({ member }: Caller, model: string | undefined): Promise<Answered> {
    if (connection === null) return { source: 'built-in', model: null };
    const { config: settings, offered } = connection;
    await assertPerMinute(store, {
      counters: 'ai_counters',
      id: member.user_id,
      most: settings.rateLimit,
      refusal: (seconds) => ({
        code: 'too_many_questions',
        detail: `You have asked too many questions. Try again in ${seconds} seconds.`,
      }),
    });
    if (model !== undefined && model !== settings.model && !(await offered()).includes(model)) {
      throw fieldProblem(
        '/model',
        'is not one of the models that GET /api/ai/models lists; leave it out for the default',
      );
    }
    return { source: 'model', model: model ?? settings.model };
  }

  /** The language of the member's interface. */
  const languageOf = async (caller: Caller): Promise<Language> =>
    (await preferencesOf(readAs(store, caller), caller.member.user_id)).language;

  return {
    /**
     * @param work `preferred` is the language to answer in when that of the request cannot be recognized
     * @throws Problem 502 when the model does not answer, 429, 400
     */
    async draft<T>(
      caller: Caller,
      model: string | undefined,
      work: (asked: Assistant, preferred: Language) => Promise<T>,
    ): Promise<T & Answered> {
      return asModelProblem(async () => {
        const answered = await admit(caller, model);
        return { ...(await work(assistant, await languageOf(caller))), ...answered };
      });
    },

    /** @throws Problem as {@link draft} */
    async chat(caller: Caller, request: AiChatRequest, ask: OperationCaller, signal: AbortSignal): Promise<Chat> {
      const last = request.messages.at(-1);
      if (last?.role !== 'user') throw fieldProblem('/messages', "must end with the user's own message");
      if (last.content.length > QUESTION_LENGTH)
        throw fieldProblem(
          `/messages/${request.messages.length - 1}/content`,
          `takes at most ${QUESTION_LENGTH} characters`,
        );
      return asModelProblem(async () => {
        const answered = await admit(caller, request.model);
        const { member } = caller;
        const timeZone = await zoneOf(readAs(store, caller), caller);
        const asked = {
          asked: last.content,
          ask,
          member,
          organizationId: member.organization_id,
          preferred: await languageOf(caller),
          here: await recordHere(request, ask),
          today: dayReader(timeZone)(new Date()),
          timeZone,
        };
        return { answered, pieces: assistant.chat(request, asked, signal) };
      });
    },

    /** Answered from a cached list, so it does not count as a question. @throws Problem 502 when the endpoint fails */
    async models({ q, limit = DEFAULT_LIMIT, cursor }: AiModelQuery) {
      const ids = connection === null ? null : await asModelProblem(connection.offered);
      const all = ids?.map((id): AiModel => ({ id, name: id, is_default: id === config?.model, source: 'model' })) ?? [
        BUILT_IN,
      ];
      const found = q === undefined ? all : all.filter(({ id, name }) => matchesSearch(q, id, name));
      const after = decodeCursor('name', cursor);
      const start = after === undefined ? 0 : found.findIndex(({ id }) => id === after.id) + 1;
      const items = found.slice(start, start + limit);
      const last = items.at(-1);
      const more = last !== undefined && start + limit < found.length;
      return {
        items,
        total: found.length,
        next_cursor: more ? encodeCursor('name', { value: last.name, id: last.id }) : null,
      };
    },
  };
}

/** Turns a failure of the model into a problem of status 502; its cause is for the log. */
export async function asModelProblem<R>(work: () => Promise<R>): Promise<R> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    const problem = modelProblem(error);
    problem.cause = error;
    throw problem;
  }
}
