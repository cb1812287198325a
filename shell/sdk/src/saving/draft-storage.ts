/** Unsaved changes of one form on this device. */
export interface Draft {
  /** Version of the record that was edited; null for a new record. */
  version: number | null;
  changes: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970. */
  at: number;
}

const PREFIX = 'parapet.draft.';
/** Drafts that nobody came back for are removed after a week. */
const LONGEST = 7 * 24 * 60 * 60 * 1000;

/** After a sign-out: forms still write while their page closes. */
let isClosed = false;

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { version, changes, at }: Partial<Draft> = value;
  return (version === null || typeof version === 'number') && typeof changes === 'object' && changes !== null && typeof at === 'number';
}

/** The stored draft; null when there is none, when it is too old, or when the browser stores nothing. */
export function readDraft(key: string, now = Date.now()): Draft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null');
    return isDraft(stored) && now - stored.at < LONGEST ? stored : null;
  } catch {
    // Not allowed to store, or not written by this version: the form starts from what is saved.
    return null;
  }
}

export function writeDraft(key: string, draft: Draft | null): void {
  if (isClosed) return;
  try {
    if (draft === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, JSON.stringify(draft));
  } catch {
    // The storage is full or switched off; the form itself still has everything.
  }
}

/** Removes the drafts of everybody on this device and stores none until the next page load: call it when somebody signs out. */
export function clearDrafts(): void {
  isClosed = true;
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Nothing was stored where storing is not allowed.
  }
}
