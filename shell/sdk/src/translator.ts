import i18next from 'i18next';
import type { Locale, LocaleLoaders } from './locale.ts';
import { createStore, type Store } from './store.ts';

/** Values to fill in; `count` also picks the plural form (`key_one`, `key_other`). */
export type TextValues = Readonly<Record<string, string | number>>;

/** Texts of the shell and of every remote, each in a namespace of its own. Watch it to learn of a change of language. */
export interface Translator extends Store<Locale> {
  /** Adds a namespace; resolves when its texts in the language in force are there. Adding it again replaces it. */
  register: (namespace: string, loaders: LocaleLoaders) => Promise<void>;
  /** Loads what is registered in that language, then switches. @throws when a namespace's texts don't load */
  setLocale: (locale: Locale) => Promise<void>;
  /** The text in that language, or the key itself when there is none. */
  text: (locale: Locale, namespace: string, key: string, values?: TextValues) => string;
}

export function createTranslator(initial: Locale): Translator {
  const store = createStore<Locale>(initial);
  const namespaces = new Map<string, LocaleLoaders>();
  const i18n = i18next.createInstance();
  void i18n.init({
    lng: initial,
    resources: {},
    fallbackLng: false,
    initAsync: false,
    // Keys are flat: 'register.title' is one key, and texts may hold colons and dots.
    keySeparator: false,
    nsSeparator: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
  });

  async function load(namespace: string, loaders: LocaleLoaders, locale: Locale): Promise<void> {
    i18n.addResourceBundle(locale, namespace, await loaders[locale](), false, true);
  }

  let wanted = initial;
  return {
    ...store,
    async register(namespace, loaders) {
      await load(namespace, loaders, wanted);
      namespaces.set(namespace, loaders);
    },
    async setLocale(locale) {
      wanted = locale;
      await Promise.all([...namespaces].map(([namespace, loaders]) => load(namespace, loaders, locale)));
      // A later wish overtook this one while its texts were loading.
      if (wanted !== locale) return;
      await i18n.changeLanguage(locale);
      store.set(locale);
    },
    text: (locale, namespace, key, values) => i18n.t(key, { ...values, lng: locale, ns: namespace }),
  };
}
