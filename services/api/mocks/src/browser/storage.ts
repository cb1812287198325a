/** Saves what has changed since the seed for as long as the browser's tab lives, so that a reload loses nothing. */
import type { StoredChange } from '@parapet/api/store/memory/tables.ts';
import { SEEDS, type Seed } from '../seed/seed-documents.ts';

/** Must be raised when the shape of the stored data changes, so that data of another shape is never read. */
const FORMAT = 5;
const PREFIX = 'parapet-mocks';
const START_KEY = `${PREFIX}:start`;
const COOKIES_KEY = `${PREFIX}:cookies`;
const SWITCHES_KEY = `${PREFIX}:switches`;
const CHANGE_PREFIX = `${PREFIX}:change:`;

/** What the database was filled with. */
export interface Start {
  seed: Seed;
  /** ISO 8601; the times of the seed count back from it. */
  at: string;
}

export interface SavedState extends Start {
  changes: StoredChange[];
  /** By name. */
  cookies: Record<string, string>;
}

export class MockStorage {
  readonly #storage: Storage;
  readonly #onFull: () => void;
  #isFull = false;

  /** @param onFull called once when the browser refuses to store more; what changes from then on is lost with a reload */
  constructor(storage: Storage, onFull: () => void) {
    this.#storage = storage;
    this.#onFull = onFull;
  }

  /** @returns null when nothing was saved, or another version of the mocks saved it */
  load(): SavedState | null {
    const start = this.#read<{ format: number } & Start>(START_KEY);
    if (start?.format !== FORMAT || !SEEDS.includes(start.seed)) return null;
    const changes = this.#changeKeys().flatMap((key) => this.#read<StoredChange>(key) ?? []);
    return { seed: start.seed, at: start.at, changes, cookies: this.#read<Record<string, string>>(COOKIES_KEY) ?? {} };
  }

  /** Forgets everything but the switches. */
  restart(start: Start): void {
    for (const key of this.#changeKeys()) this.#storage.removeItem(key);
    this.#storage.removeItem(COOKIES_KEY);
    this.#storage.setItem(START_KEY, JSON.stringify({ format: FORMAT, ...start }));
  }

  saveCookies(cookies: Readonly<Record<string, string>>): void {
    this.#storage.setItem(COOKIES_KEY, JSON.stringify(cookies));
  }

  /** Saves a commit, or none of it. */
  saveChanges(changes: readonly StoredChange[]): void {
    if (this.#isFull) return;
    const before = new Map<string, string | null>();
    try {
      for (const change of changes) {
        const key = `${CHANGE_PREFIX}${change.collection}/${change.organizationId}/${change.id}`;
        before.set(key, this.#storage.getItem(key));
        this.#storage.setItem(key, JSON.stringify(change));
      }
    } catch {
      this.#isFull = true;
      for (const [key, value] of before) {
        if (value === null) this.#storage.removeItem(key);
        else this.#storage.setItem(key, value);
      }
      this.#onFull();
    }
  }

  /** The text of `?mock=`, which stays in force when the person navigates to other pages. */
  get switches(): string {
    return this.#storage.getItem(SWITCHES_KEY) ?? '';
  }

  set switches(text: string) {
    this.#storage.setItem(SWITCHES_KEY, text);
  }

  #changeKeys(): string[] {
    return Array.from({ length: this.#storage.length }, (_, index) => this.#storage.key(index) ?? '').filter((key) =>
      key.startsWith(CHANGE_PREFIX),
    );
  }

  /** The boundary at which stored text gets its type: only this class writes it. */
  #read<T>(key: string): T | null {
    return JSON.parse(this.#storage.getItem(key) ?? 'null');
  }
}
