import type { Preferences } from '@parapet/contracts';
import { useNotify } from '@parapet/sdk';
import { useServices } from '@parapet/sdk/host';
import { useEffect } from 'react';
import { SHELL_NAMESPACE, type ShellText } from '../locales/texts.ts';
import { remember } from './remembered.ts';

const FAILED: ShellText = 'language.failed';

/** Puts the person's language in force as soon as it changes, and remembers it with the theme for the next visit. */
export function useAppearance({ language, theme }: Preferences): void {
  const { translator } = useServices();
  const notify = useNotify();
  useEffect(() => {
    remember({ language, theme });
    if (translator.get() === language) return;
    translator.setLocale(language).catch(() => notify.error(translator.text(translator.get(), SHELL_NAMESPACE, FAILED)));
  }, [language, theme, translator, notify]);
}
