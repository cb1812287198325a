import { beforeEach, expect, test, vi } from 'vitest';
import { prepare } from './prepare.ts';
import { MockStorage } from './storage.ts';

/** A sessionStorage without a browser, with a limit on the number of characters. */
class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>();
  limit = Infinity;
  get length() {
    return this.#items.size;
  }
  key = (index: number) => [...this.#items.keys()][index] ?? null;
  getItem = (key: string) => this.#items.get(key) ?? null;
  setItem = (key: string, value: string) => {
    const others = [...this.#items].filter(([one]) => one !== key).reduce((sum, [, text]) => sum + text.length, 0);
    if (others + value.length > this.limit) throw new DOMException('full', 'QuotaExceededError');
    this.#items.set(key, value);
  };
  removeItem = (key: string) => void this.#items.delete(key);
  clear = () => this.#items.clear();
}

let browser: MemoryStorage;
const onFull = vi.fn();
const open = (query = '') => {
  const storage = new MockStorage(browser, onFull);
  return { storage, ...prepare(new URL(`http://localhost/risk-register${query}`), storage, 'admin') };
};
const change = (id: string, title: string) => ({
  collection: 'risks',
  organizationId: 'o',
  id,
  doc: { _id: id, title },
});

beforeEach(() => {
  browser = new MemoryStorage();
  onFull.mockReset();
});

test('the first start uses the demo seed, with the default account signed in', () => {
  expect(open()).toMatchObject({ seed: 'demo', who: 'admin', switches: { fail: {} } });
});

test('changes and cookies survive a reload, and the start time stays the same', () => {
  const { storage, now } = open();
  storage.saveChanges([change('a', 'First'), change('b', 'Second')]);
  storage.saveChanges([{ ...change('a', ''), doc: null }]);
  storage.saveCookies({ parapet: 'x' });
  const again = open();
  expect(again).toMatchObject({ seed: 'demo', now, cookies: { parapet: 'x' } });
  expect(again.who).toBeUndefined();
  expect(again.changes).toEqual(expect.arrayContaining([{ ...change('a', ''), doc: null }, change('b', 'Second')]));
  expect(again.changes).toHaveLength(2);
});

test('?mock= signs in the given role, and signing out afterwards survives a reload', () => {
  const { who, storage } = open('?mock=role=stakeholder,delay=10');
  expect(who).toBe('stakeholder');
  storage.saveCookies({});
  expect(open()).toMatchObject({ cookies: {}, switches: { delay: 10 } });
  expect(open('?mock=role=auditor')).toMatchObject({ who: 'auditor', switches: { fail: {} } });
});

test('another seed discards the saved changes, and the same seed keeps them', () => {
  open().storage.saveChanges([change('a', 'First')]);
  expect(open('?mock=seed=demo').changes).toHaveLength(1);
  const { seed, changes } = open('?mock=seed=10000-risks,role=auditor');
  expect([seed, changes]).toEqual(['10000-risks', undefined]);
  expect(open()).toMatchObject({ seed: '10000-risks', changes: [] });
});

test('?mock=reset discards the saved seed, switches and changes', () => {
  const { storage } = open('?mock=delay=10,seed=empty');
  storage.saveChanges([change('a', 'First')]);
  expect(open('?mock=reset')).toMatchObject({ seed: 'demo', who: 'admin', switches: { fail: {} } });
  expect(open()).toMatchObject({ changes: [], switches: { fail: {} } });
});

test('what another version of the mocks has saved is not read', () => {
  browser.setItem('parapet-mocks:start', JSON.stringify({ format: 0, seed: 'demo', at: '2020-01-01T00:00:00.000Z' }));
  expect(open().who).toBe('admin');
});

test('a commit that exceeds the storage limit and all later ones are not saved, which is reported once', () => {
  const { storage } = open();
  storage.saveChanges([change('a', 'First')]);
  browser.limit = 400;
  storage.saveChanges([change('a', 'Changed'), change('b', 'x'.repeat(400))]);
  storage.saveChanges([change('c', 'Later')]);
  expect(open().changes).toEqual([change('a', 'First')]);
  expect(onFull).toHaveBeenCalledOnce();
});
