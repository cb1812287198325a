import { readStoredJson, writeStored } from '@parapet/sdk';
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
  const kept = readStoredJson(KEY, 'sessionStorage');
  if (!isKept(kept) || kept.owner !== owner) return [];
  return kept.turns.map((turn) => (turn.state === 'pending' ? { ...turn, state: 'stopped' } : turn));
}

/** Errors are not kept, only that there was one. Without storage, or when it is full, the conversation ends with the page. */
export function keepTurns(owner: string, turns: readonly Turn[]): void {
  const kept = { owner, turns: turns.map((turn) => ({ ...turn, error: undefined })) };
  writeStored(KEY, turns.length === 0 ? null : JSON.stringify(kept), 'sessionStorage');
}
