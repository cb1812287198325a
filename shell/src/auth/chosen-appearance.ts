import { LANGUAGES, THEMES, type Preferences } from '@parapet/contracts';
import { readStoredJson, writeStored, type Locale } from '@parapet/sdk';
import { createPreferencesSaver, createStore, type Auth, type AuthCalls, type Store } from '@parapet/sdk/host';

type Appearance = Pick<Preferences, 'theme' | 'language'>;

/** What somebody has chosen on the landing page. */
export interface ChosenAppearance extends Store<Partial<Appearance>> {
  choose: (change: Partial<Appearance>) => void;
}

/**
 * Key in the session storage, which survives when signing in has to leave the page. Where storage is switched off, the choice lasts as long as
 * the page.
 */
const KEY = 'parapet.chosen-appearance';

function restore(): Partial<Appearance> {
  const value = readStoredJson(KEY, 'sessionStorage');
  const stored: { theme?: unknown; language?: unknown } = typeof value === 'object' && value !== null ? value : {};
  const theme = THEMES.find((one) => one === stored.theme);
  const language = LANGUAGES.find((one) => one === stored.language);
  return { ...(theme && { theme }), ...(language && { language }) };
}

export function openChosenAppearance(): ChosenAppearance {
  const store = createStore(restore());
  const set = (next: Partial<Appearance>) => {
    store.set(next);
    writeStored(KEY, JSON.stringify(next), 'sessionStorage');
  };
  return { ...store, set, choose: (change) => set({ ...store.get(), ...change }) };
}

/** A new account starts in the language that its owner has read so far. */
export function withAppearance(calls: AuthCalls, chosen: ChosenAppearance, language: Store<Locale>): AuthCalls {
  return {
    ...calls,
    async createOrganization(user) {
      await calls.createOrganization(user);
      chosen.choose({ language: language.get() });
    },
  };
}

/** Saves what was chosen on the landing page as the person's preferences as soon as they are signed in. */
export function carryIntoAccount(auth: Auth, chosen: ChosenAppearance, report: (error: unknown) => void): () => void {
  const save = createPreferencesSaver(auth);
  const carry = () => {
    const state = auth.get();
    const { theme, language } = chosen.get();
    if (state.status !== 'signed-in' || (theme === undefined && language === undefined)) return;
    chosen.set({});
    save({ ...(theme !== undefined && { theme }), ...(language !== undefined && { language }) }).catch(report);
  };
  carry();
  return auth.subscribe(carry);
}
