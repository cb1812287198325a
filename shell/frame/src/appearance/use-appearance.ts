import type { Preferences } from '@parapet/contracts';
import { useNotify } from '@parapet/sdk';
import { useServices, useStore } from '@parapet/sdk/host';
import { useEffect } from 'react';
import { FRAME_NAMESPACE, type FrameText } from '../locales/texts.ts';
import { storeAppearance } from './stored-appearance.ts';

const FAILED: FrameText = 'language.failed';

/** Switches to the person's language, or to the one that they preview. Language and theme are stored for the next visit. */
export function useAppearance({ language, theme }: Preferences): void {
  const { translator, preview } = useServices();
  const shown = useStore(preview).language ?? language;
  const notify = useNotify();
  useEffect(() => storeAppearance({ language, theme }), [language, theme]);
  useEffect(() => {
    translator.setLocale(shown).catch(() => notify.error(translator.text(translator.get(), FRAME_NAMESPACE, FAILED)));
  }, [shown, translator, notify]);
}
