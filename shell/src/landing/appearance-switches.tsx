import { storeAppearance } from '@parapet/frame';
import { LANGUAGE_NAMES, LOCALES, useLocale, useNotify, type Locale } from '@parapet/sdk';
import { useServices, useStore } from '@parapet/sdk/host';
import { Button, IconButton, Menu, useScheme } from '@parapet/ui';
import { useShell } from '../shell-context.ts';
import { useLandingText } from './use-landing-text.ts';

/** Language and theme before anybody is signed in; whoever signs in takes the choice into their account. */
export function AppearanceSwitches() {
  const { theme: store, chosen } = useShell();
  const { translator } = useServices();
  const theme = useStore(store);
  const language = useLocale();
  const notify = useNotify();
  const t = useLandingText();
  const dark = useScheme(theme) === 'dark';

  const switchTheme = () => {
    const next = dark ? 'light' : 'dark';
    store.set(next);
    storeAppearance({ language, theme: next });
    chosen.choose({ theme: next });
  };
  const switchLanguage = async (next: Locale) => {
    try {
      await translator.setLocale(next);
      storeAppearance({ language: next, theme });
      chosen.choose({ language: next });
    } catch {
      notify.error(t('language.failed'));
    }
  };
  return (
    <>
      <Menu
        trigger={
          <Button variant="subtle" icon="language">
            {LANGUAGE_NAMES[language]}
          </Button>
        }
        entries={LOCALES.map((locale) => ({
          id: locale,
          label: LANGUAGE_NAMES[locale],
          onSelect: () => void switchLanguage(locale),
        }))}
        width={160}
      />
      <IconButton
        icon={dark ? 'sun' : 'moon'}
        label={t(dark ? 'landing.theme.light' : 'landing.theme.dark')}
        onClick={switchTheme}
      />
    </>
  );
}
