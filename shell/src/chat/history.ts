import type { Turn } from './conversation.ts';

/** In the session storage: it outlives loading the page again, no other tab sees it, and with this beginning it goes when somebody signs out. */
const KEY = 'parapet.kept.chat';

interface Kept {
  owner: string;
  turns: readonly Turn[];
}

const isTurn = (value: unknown): value is Turn =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'question', 'answer', 'state'].every((name) => Object.hasOwn(value, name));

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'owner' in value &&
  'turns' in value &&
  Array.isArray(value.turns) &&
  value.turns.every(isTurn);

/** What was asked before the page was loaded again; nothing of another person's or organization's. An answer that was on its way has stopped. */
export function keptTurns(owner: string): readonly Turn[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (!isKept(kept) || kept.owner !== owner) return [];
    return kept.turns.map((turn) => (turn.state === 'pending' ? { ...turn, state: 'stopped' } : turn));
  } catch {
    return [];
  }
}

/** Errors are not kept, only that there was one. */
export function keepTurns(owner: string, turns: readonly Turn[]): void {
  try {
    if (turns.length === 0) sessionStorage.removeItem(KEY);
    else
      sessionStorage.setItem(
        KEY,
        JSON.stringify({ owner, turns: turns.map((turn) => ({ ...turn, error: undefined })) }),
      );
  } catch {
    // Without storage, or when it is full, the conversation ends with the page.
  }
}
