import type { Preferences } from '@parapet/contracts';
import { DEFAULT_PREFERENCES, mergePreferences } from '@parapet/contracts/rules';
import { callOperation } from '../data/call.ts';
import { sendLast } from '../data/send-last.ts';
import type { Auth } from './auth.ts';
import type { PreferencesPatch } from './session.ts';

/** Two changes as one. */
function joined({ filterProfiles: before, ...one }: PreferencesPatch, other: PreferencesPatch): PreferencesPatch {
  const tables = Object.entries({ ...before, ...other.filterProfiles });
  const filterProfiles = Object.fromEntries(
    tables.map(([table, profiles]) => [table, profiles && { ...before?.[table], ...profiles }]),
  );
  return { ...one, ...other, ...(before && other.filterProfiles !== null && { filterProfiles }) };
}

/**
 * Saves preferences, one request at a time. Changes apply at once, on what the server has answered last; one that cannot be saved is taken
 * back, without those that were made before and after it. What waits when the page is closed or loaded again is sent then.
 */
export function createPreferencesSaver(auth: Auth): (patch: PreferencesPatch) => Promise<void> {
  let stored: Preferences = DEFAULT_PREFERENCES;
  /** Changes that the server has not answered, in their order. */
  let waiting: readonly { patch: PreferencesPatch }[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const show = () =>
    auth.update((session) => ({
      ...session,
      preferences: waiting.reduce((now, { patch }) => mergePreferences(now, patch), stored),
    }));

  // Also the one that is on its way: the browser may not have sent it yet.
  const sendWaiting = () => sendLast('updatePreferences', { body: waiting.map(({ patch }) => patch).reduce(joined) });

  return async (patch) => {
    const state = auth.get();
    if (state.status !== 'signed-in') return;
    const isFirst = waiting.length === 0;
    if (isFirst) stored = state.session.preferences;
    const change = { patch };
    waiting = [...waiting, change];
    window.addEventListener('pagehide', sendWaiting);
    show();
    const send = () => callOperation('updatePreferences', { body: patch });
    const answer = isFirst ? send() : last.then(send);
    last = answer.catch(() => {});
    try {
      stored = await answer;
    } finally {
      waiting = waiting.filter((one) => one !== change);
      if (waiting.length === 0) window.removeEventListener('pagehide', sendWaiting);
      show();
    }
  };
}
