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

export type StopLinks = ReturnType<typeof stopLinks>;

/** @param secret the same in every process @param publicUrl origin that people open */
export function stopLinks(store: Store, secret: string, publicUrl: string) {
  const box = sealed<Addressee>(secret, 'mails about notifications to be stopped');
  return {
    /** @param language of the page */
    async urlFor(addressee: Addressee, language: Language) {
      const token = await box.seal(addressee, Date.now() + LIFE);
      return `${publicUrl}${STOP_MAILS}?${new URLSearchParams({ token, ui_locales: language }).toString()}`;
    },
    /** @returns null for a link that is not ours, or too old */
    open: (token: string) => box.open(token),
    /** Switches the mails off. Somebody who has left gets none anyway. */
    stop: ({ user_id, organization }: Addressee, request_id: string) =>
      store.transaction(organization, { id: user_id, request_id }, async (tx) => {
        if ((await tx.collection<MemberDoc>('members').findOne({ user_id })) === null) return;
        const off = { emailNotifications: false, riskAlerts: false };
        await changePreferences(tx, user_id, (before) => mergePreferences(before, off));
      }),
  };
}
