/** Links in mails that stop them, without signing in. What is sealed in one is good for nothing else. */
import type { Language } from '@parapet/contracts';
import { mergePreferences } from '@parapet/contracts/rules';
import type { MemberDoc } from '../../collections.ts';
import { sealed } from '../../platform/sealed.ts';
import type { Store } from '../../store/port.ts';
import { changePreferences } from '../me/preferences.ts';

/** How long a link works (ms). */
const LIFE = 366 * 86_400_000;
/** The path of the page. */
export const STOP_MAILS = '/idp/stop-mails';

interface Addressee {
  user_id: string;
  organization: string;
}

export interface StopLinks {
  /** @param language of the page */
  urlFor(addressee: Addressee, language: Language): Promise<string>;
  /** @returns null for a link that is not ours, or too old */
  open(token: string): Promise<Addressee | null>;
  /** Switches the mails off. Somebody who has left gets none anyway. */
  stop(addressee: Addressee, requestId: string): Promise<void>;
}

/** @param secret the same in every process @param publicUrl origin that people open */
export function stopLinks(store: Store, secret: string, publicUrl: string): StopLinks {
  const box = sealed<Addressee>(secret, 'mails about notifications to be stopped');
  return {
    async urlFor(addressee, language) {
      const token = await box.seal(addressee, Date.now() + LIFE);
      return `${publicUrl}${STOP_MAILS}?${new URLSearchParams({ token, ui_locales: language }).toString()}`;
    },
    open: (token) => box.open(token),
    stop: ({ user_id, organization }, request_id) =>
      store.transaction(organization, { id: user_id, request_id }, async (tx) => {
        if ((await tx.collection<MemberDoc>('members').findOne({ user_id })) === null) return;
        const off = { emailNotifications: false, riskAlerts: false };
        await changePreferences(tx, user_id, (before) => mergePreferences(before, off));
      }),
  };
}
