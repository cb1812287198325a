import { useLeaveGuard } from '@parapet/sdk';
import type { Autosave, StoredDraft } from '@parapet/sdk/saving';

/**
 * Whether leaving could lose what was typed. Without a connection it is not lost: the device has it, and saving goes on whatever page is
 * shown.
 */
export function isStuck({ state }: Autosave, { isKept }: StoredDraft): boolean {
  return state === 'refused' || state === 'conflict' || (state === 'retrying' && !isKept);
}

/** Asks before changes are lost; then nothing of them stays. */
export function useUnsavedGuard(isUnsaved: boolean, { discard }: { discard: () => void }, draft: StoredDraft): void {
  useLeaveGuard(() => isUnsaved, {
    onDiscard: () => {
      discard();
      draft.clear();
    },
  });
}
