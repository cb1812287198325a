import type { AiChatReply, AiChatRequest, AiMessage } from '@parapet/contracts';
import { createStore, type ChatStream } from '@parapet/sdk/host';
import type { PageRecord } from './page-record.ts';

/** As the specification says. */
const MAX_TOKENS = 500;
const TEMPERATURE = 0.7;
/** Most earlier turns that are sent along: with their answers and the question they stay below the 50 messages that a request may have. */
const TURNS = 20;

/** A question and what became of it. */
export interface Turn {
  id: number;
  question: string;
  /** What it was asked about, e.g. the risk that was open. */
  about: PageRecord | null;
  /** What has arrived so far. */
  answer: string;
  state: 'pending' | 'done' | 'stopped' | 'failed';
  /** Once it is done. */
  reply?: AiChatReply;
  /** Why it failed. */
  error?: unknown;
}

export type Ask = (body: AiChatRequest, stream: Pick<ChatStream, 'signal' | 'onDelta'>) => Promise<AiChatReply>;

/** A question or an answer that broke off would mislead the model; answers that a person stopped stay what they read. */
function messagesOf(turns: readonly Turn[], question: string): AiMessage[] {
  const told = turns
    .filter(({ state, answer }) => (state === 'done' || state === 'stopped') && answer.trim() !== '')
    .slice(-TURNS);
  const earlier = told.flatMap((turn): AiMessage[] => [
    { role: 'user', content: turn.question },
    { role: 'assistant', content: turn.answer },
  ]);
  return [...earlier, { role: 'user', content: question }];
}

export type Conversation = ReturnType<typeof createConversation>;

/** Questions and answers, one after the other. @param before those of the same session, before the page was loaded again */
export function createConversation(ask: Ask, before: readonly Turn[] = []) {
  const { get, set, subscribe } = createStore(before);
  let lastId = Math.max(0, ...before.map(({ id }) => id));
  let running: AbortController | null = null;
  const change = (id: number, changes: (turn: Turn) => Partial<Turn>) =>
    set(get().map((turn) => (turn.id === id ? { ...turn, ...changes(turn) } : turn)));

  async function run(turn: Turn, earlier: readonly Turn[], model: string | undefined): Promise<void> {
    const own = new AbortController();
    running = own;
    const { id, question, about } = turn;
    const body = {
      messages: messagesOf(earlier, question),
      max_tokens: MAX_TOKENS,
      temperature: TEMPERATURE,
      ...(model !== undefined && { model }),
      ...(about !== null && { about }),
    };
    try {
      const reply = await ask(body, {
        signal: own.signal,
        onDelta: (text) => !own.signal.aborted && change(id, ({ answer }) => ({ answer: answer + text })),
      });
      if (!own.signal.aborted) change(id, () => ({ state: 'done', answer: reply.content, reply }));
    } catch (error) {
      if (!own.signal.aborted) change(id, () => ({ state: 'failed', error }));
    } finally {
      if (running === own) running = null;
    }
  }

  /** Does nothing for a blank question, or while another is pending. @param model by default that of the installation */
  function send(question: string, about: PageRecord | null, model?: string): void {
    const asked = question.trim();
    if (asked === '' || running !== null) return;
    const earlier = get();
    const turn: Turn = { id: (lastId += 1), question: asked, about, answer: '', state: 'pending' };
    set([...earlier, turn]);
    void run(turn, earlier, model);
  }

  return {
    get,
    subscribe,
    send,
    /** Asks the last question again, in place of its answer. */
    retry: (model?: string) => {
      const last = get().at(-1);
      if (last === undefined || running !== null) return;
      set(get().slice(0, -1));
      send(last.question, last.about, model);
    },
    /** Keeps what has arrived. */
    stop: () => {
      running?.abort();
      running = null;
      const last = get().at(-1);
      if (last?.state === 'pending') change(last.id, () => ({ state: 'stopped' }));
    },
    /** Forgets everything. */
    clear: () => {
      running?.abort();
      running = null;
      set([]);
    },
  };
}
