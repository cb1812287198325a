import { BUILT_IN_MODEL, builtInAssistant } from '../../assistant/index.ts';
import { matchesSearch, SSE_TYPE, sseEvent } from '../../rules/index.ts';
import { factsFor } from '../assistant-facts.ts';
import { listPage } from '../list-page.ts';
import { memberOf, mock, type Context } from '../mock.ts';
import { preferencesOf } from '../preferences.ts';
import { fieldProblem } from '../problem.ts';

/** No language model is connected here, so the built-in assistant answers, whatever model is asked for. */
const ANSWERED = { source: 'built-in', model: null } as const;
/** Nobody cancels: the built-in assistant answers at once. */
const never = new AbortController().signal;

/** Of the interface, for what is asked in no language that can be told. */
const languageFor = (context: Context) => preferencesOf(context.state, memberOf(context).user_id).language;

export const aiMocks = [
  mock('chat', async ({ body }, context) => {
    if (body.messages.at(-1)?.role !== 'user') throw fieldProblem('/messages', "must end with the user's own message");
    const facts = factsFor(context, new Date().toISOString().slice(0, 'yyyy-mm-dd'.length));
    const pieces = await Array.fromAsync(builtInAssistant.chat(body, facts, never, languageFor(context)));
    const reply = { content: pieces.join(''), ...ANSWERED };
    if (context.headers.get('accept')?.includes('text/event-stream') !== true) return { status: 200, body: reply };
    const events = [...pieces.map((content) => sseEvent('delta', { content })), sseEvent('done', reply)];
    return { status: 200, body: events.join(''), headers: { 'content-type': SSE_TYPE } };
  }),

  mock('analyzeRisk', async ({ body }, context) => ({ status: 200, body: { ...(await builtInAssistant.analyzeRisk(body, never, languageFor(context))), ...ANSWERED } })),
  mock('generateTreatmentPlan', async ({ body }, context) => ({ status: 200, body: { ...(await builtInAssistant.generateTreatmentPlan(body, never, languageFor(context))), ...ANSWERED } })),
  mock('suggestControls', async ({ body }, context) => ({ status: 200, body: { ...(await builtInAssistant.suggestControls(body, never, languageFor(context))), ...ANSWERED } })),

  mock('listAiModels', ({ query: { q = '', cursor, limit } }) => {
    const found = [BUILT_IN_MODEL].filter(({ id, name }) => matchesSearch(q, id, name));
    return { status: 200, body: listPage(found, { sort: 'name', value: ({ name }) => name, cursor, limit }) };
  }),
];
