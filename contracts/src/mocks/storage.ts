/** Keeps the state of the mocks over a reload, for as long as the browser's tab lives. */
import type { MockState } from './mock-state.ts';

/** Raised when the shape of the state changes, so that an old one is not read. */
const FORMAT = 4;
const STATE_KEY = 'parapet-mock-state';
const SWITCHES_KEY = 'parapet-mock-switches';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** @returns null when nothing was kept, or by another version of the mocks */
export function loadState(storage: Kept): MockState | null {
  const kept: { format: number; state: MockState } | null = JSON.parse(storage.getItem(STATE_KEY) ?? 'null');
  return kept?.format === FORMAT ? kept.state : null;
}

export function saveState(storage: Kept, state: MockState): void {
  storage.setItem(STATE_KEY, JSON.stringify({ format: FORMAT, state }));
}

export function forgetState(storage: Kept): void {
  storage.removeItem(STATE_KEY);
}

/** The text of `?mock=`, kept so that it stays in force while one moves about. */
export function loadSwitches(storage: Kept): string {
  return storage.getItem(SWITCHES_KEY) ?? '';
}

export function saveSwitches(storage: Kept, text: string): void {
  storage.setItem(SWITCHES_KEY, text);
}
