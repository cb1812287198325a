import { beforeEach, expect, test } from 'vitest';
import { prepare } from './start.ts';
import { accountOf, signInAs } from './state.ts';
import { saveState } from './storage.ts';

/** What sessionStorage does, without a browser. */
class MemoryStorage implements Storage {
  readonly #kept = new Map<string, string>();
  get length() {
    return this.#kept.size;
  }
  key = (index: number) => [...this.#kept.keys()][index] ?? null;
  getItem = (key: string) => this.#kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#kept.set(key, value);
  removeItem = (key: string) => void this.#kept.delete(key);
  clear = () => this.#kept.clear();
}

let storage: MemoryStorage;
const open = (query: string) => prepare(new URL(`http://localhost/risk-register${query}`), storage, 'admin');

beforeEach(() => {
  storage = new MemoryStorage();
});

test('somebody is signed in from the start', () => {
  const { state } = open('');
  expect(state.signedInAs).toBe(accountOf(state, 'admin').id);
});

test('what was changed lasts over a reload', () => {
  const { state } = open('');
  state.tables.risks.pop();
  signInAs(state, 'nobody');
  saveState(storage, state);
  expect(open('').state).toEqual(state);
});

test('a role is tried with ?mock=, and signing out lasts over a reload after it', () => {
  const { state } = open('?mock=role=stakeholder,delay=10');
  expect(state.signedInAs).toBe(accountOf(state, 'stakeholder').id);
  signInAs(state, 'nobody');
  saveState(storage, state);
  const again = open('');
  expect(again.state.signedInAs).toBeNull();
  expect(again.switches.delay).toBe(10);
});

test('?mock=reset starts again', () => {
  const { state } = open('?mock=delay=10');
  state.tables.risks = [];
  saveState(storage, state);
  const fresh = open('?mock=reset');
  expect(fresh.state.tables.risks.length).toBeGreaterThan(0);
  expect(fresh.switches).toEqual({ fail: {} });
  expect(open('').switches).toEqual({ fail: {} });
});

test('a state that another version of the mocks has kept is not read', () => {
  storage.setItem('parapet-mock-state', JSON.stringify({ format: 0, state: {} }));
  expect(open('').state.accounts.length).toBeGreaterThan(0);
});
