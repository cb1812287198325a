import { errorMessage, useNotify, usePreferences } from '@parapet/sdk';
import { useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import type { DisplayPreferences } from './display-card.tsx';

/** Milliseconds that the messages of this page stay. */
const TOAST = 3_000;

/**
 * Theme and language. A choice is in force, and saved, at once; 'Save Settings' saves what is on the screen and says
 * so. What the server refuses goes back to what it was, with a message.
 */
export function useDisplayPreferences() {
  const t = useTexts();
  const notify = useNotify();
  const { preferences, save } = usePreferences();
  const [saving, setSaving] = useState(false);
  const { theme, language } = preferences;

  const failed = (error: unknown) => notify.error(errorMessage(error, t('settings.failed')), { duration: TOAST });
  const change = (patch: Partial<DisplayPreferences>) => void save(patch).catch(failed);
  const saveAll = async () => {
    setSaving(true);
    try {
      await save({ theme, language });
      notify.success(t('settings.saved'), { duration: TOAST });
    } catch (error) {
      failed(error);
    } finally {
      setSaving(false);
    }
  };
  return { value: { theme, language }, change, saveAll, saving };
}
