/** What the browser stores, in all of its tabs or in this one. A browser in which storage is switched off throws at any access. */
type Area = 'localStorage' | 'sessionStorage';

/** The text stored under a key; null for none, undefined where nothing can be stored. */
export function readStored(key: string, area: Area = 'localStorage'): string | null | undefined {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return undefined;
  }
}

/** What was stored as JSON under a key; null also for a text that is none, and where nothing can be stored. */
export function readStoredJson(key: string, area?: Area): unknown {
  try {
    return JSON.parse(readStored(key, area) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a text; null removes it. Where storage is full or switched off, nothing is stored and nothing else breaks. */
export function writeStored(key: string, text: string | null, area: Area = 'localStorage'): void {
  try {
    if (text === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, text);
  } catch {
    // See above.
  }
}
