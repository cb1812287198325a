/** Drafts on this device. The code that stores them is loaded with the first form, not with the product's first page. */
import type * as DraftStorage from './draft-storage.ts';
import type { Draft } from './draft-storage.ts';

type Storage = typeof DraftStorage;

/** Once it is loaded, a page that goes away can still write. */
let loaded: Storage | null = null;

async function storage(): Promise<Storage> {
  loaded ??= await import('./draft-storage.ts');
  return loaded;
}

export async function readDraft(key: string): Promise<Draft | null> {
  try {
    return await (await storage()).readDraft(key);
  } catch {
    // The code could not be loaded: the form starts from what is saved.
    return null;
  }
}

/** For a page that goes away, at once. A form writes only after it has read, so that the code is there. */
export function writeLastDraft(key: string, draft: Draft): void {
  loaded?.writeLastDraft(key, draft);
}

/** @param draft null removes it */
export function writeDraft(key: string, draft: Draft | null): void {
  if (loaded !== null) return void loaded.writeDraft(key, draft);
  storage().then(
    (now) => now.writeDraft(key, draft),
    () => {
      // The form itself still has everything.
    },
  );
}
