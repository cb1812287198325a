import type { Theme } from '@parapet/contracts';
import { Link, useLocale } from '@parapet/sdk';
import { useServices, useStore, type Auth, type Store } from '@parapet/sdk/host';
import { UiProvider } from '@parapet/ui';
import { useEffect, type ReactNode } from 'react';

interface AppearanceProps {
  auth: Auth;
  /** The theme while nobody is signed in. */
  theme: Store<Theme>;
  children: ReactNode;
}

/** The kit in the person's theme and language. */
export function Appearance({ auth, theme, children }: AppearanceProps) {
  const state = useStore(auth);
  const outside = useStore(theme);
  const preview = useStore(useServices().preview);
  const locale = useLocale();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  const stored = 'session' in state ? state.session.preferences.theme : outside;
  return (
    <UiProvider locale={locale} colorScheme={preview.theme ?? stored} linkComponent={Link}>
      {children}
    </UiProvider>
  );
}
