import { newId } from '../../runtime/new-id.ts';
import { readStoredJson } from '../../runtime/stored.ts';

/** Drafts on this device, in a database of the browser: it holds far more than `localStorage` and does not make typing wait. */

/** Unsaved changes of one form on this device. */
export interface Draft {
  /** Version of the record that was edited; null for a new record. */
  version: number | null;
  changes: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970. */
  at: number;
  /** The tab in which they were typed, see {@link tabId}. */
  tab?: string;
}

const TAB = 'parapet.tab';
/** Where the browser stores nothing for the tab: another name after a reload. */
const fallback = newId();

/** Names this tab, through reloads too. */
export function tabId(): string {
  try {
    const tab = sessionStorage.getItem(TAB) ?? newId();
    sessionStorage.setItem(TAB, tab);
    return tab;
  } catch {
    return fallback;
  }
}

const [DATABASE, STORE] = ['parapet', 'drafts'];
/** Prefix of the keys in `localStorage` under which a page that goes away leaves its drafts. */
const LAST = 'parapet.draft.';
/** Drafts that nobody came back for are removed after a week. */
const LONGEST = 7 * 24 * 60 * 60 * 1000;

/** True after a sign-out: then nothing is stored, though forms still try to while their page closes. */
let isClosed = false;
/** Once it is open, a page that goes away can still write. */
let database: IDBDatabase | null = null;
let opening: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener('upgradeneeded', () => void request.result.createObjectStore(STORE));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The database of the browser does not open')),
    );
    request.addEventListener('success', () => {
      database = request.result;
      // Another tab deletes or upgrades the database; the next access opens it again.
      database.addEventListener('versionchange', forget);
      database.addEventListener('close', forget);
      resolve(database);
    });
  }).catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

function forget(): void {
  database?.close();
  database = null;
  opening = null;
}

/** Runs one request. @throws when the browser stores nothing */
async function run<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => Pick<IDBRequest<T>, 'result'>,
): Promise<T> {
  const from = database ?? (await open());
  return new Promise((resolve, reject) => {
    const transaction = from.transaction(STORE, mode);
    const request = ask(transaction.objectStore(STORE));
    transaction.addEventListener('complete', () => resolve(request.result));
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('The browser does not store this')),
    );
    // Without this, the transaction commits in a later turn of the event loop, which a closing page may not reach.
    transaction.commit();
  });
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { version, changes, at }: Partial<Draft> = value;
  return (
    (version === null || typeof version === 'number') &&
    typeof changes === 'object' &&
    changes !== null &&
    typeof at === 'number'
  );
}

/** The stored draft; null when there is none, when it is too old, or when the browser stores nothing. */
export async function readDraft(key: string, now = Date.now()): Promise<Draft | null> {
  const left = leftDraft(key);
  const stored = await (left === null ? run<unknown>('readonly', (store) => store.get(key)) : keep(key, left)).catch(
    () => left,
  );
  return isDraft(stored) && now - stored.at < LONGEST ? stored : null;
}

/** What a page left when it went away; null for what another version has written, too. */
function leftDraft(key: string): Draft | null {
  const left = readStoredJson(LAST + key);
  return isDraft(left) ? left : null;
}

/** Moves such a draft from `localStorage` into the database. */
async function keep(key: string, left: Draft): Promise<Draft> {
  await run<unknown>('readwrite', (store) => store.put(left, key));
  localStorage.removeItem(LAST + key);
  return left;
}

/**
 * For a page that goes away: `localStorage` has the draft when this returns. The database may not get it, because the browser does not wait
 * for its transactions.
 */
export function writeLastDraft(key: string, draft: Draft): void {
  if (isClosed) return;
  try {
    localStorage.setItem(LAST + key, JSON.stringify(draft));
  } catch {
    // The storage is full or switched off.
    void writeDraft(key, draft);
  }
}

/** Resolves when the draft is stored, or with false when it cannot be. @param draft null removes it */
export async function writeDraft(key: string, draft: Draft | null): Promise<boolean> {
  if (isClosed) return false;
  try {
    // Left by `writeLastDraft`, when the page came back after it had gone away.
    localStorage.removeItem(LAST + key);
    // Through JSON, because a value that cannot be cloned would prevent the whole draft from being stored. What JSON drops is no part of a draft.
    await run<unknown>('readwrite', (store) =>
      draft === null ? store.delete(key) : store.put(JSON.parse(JSON.stringify(draft)), key),
    );
    return true;
  } catch {
    // The storage is full or switched off; the form itself still has everything.
    return false;
  }
}

/** The keys of all stored drafts. */
export async function draftKeys(): Promise<readonly string[]> {
  return (await run('readonly', (store) => store.getAllKeys())).map(String);
}

/** What else the tab keeps of a person has a key that begins so. */
const KEPT = 'parapet.kept.';

/** Removes the drafts of everybody on this device, and what this tab keeps, and stores no draft until the next page load: call it when somebody signs out. */
export async function clearDrafts(): Promise<void> {
  isClosed = true;
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(LAST)) localStorage.removeItem(key);
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(KEPT)) sessionStorage.removeItem(key);
    await run('readwrite', (store) => store.clear());
  } catch {
    // Nothing was stored where storing is not allowed.
  }
}
