import type { Theme } from '@parapet/contracts';
import { Link, useDescribeError, useLocale, useT } from '@parapet/sdk';
import { useServices, useStore, type Auth, type Store } from '@parapet/sdk/host';
import { UiProvider, type KitTextKey } from '@parapet/ui';
import { KIT_NAMESPACE } from '../locales/texts.ts';
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
  const describeError = useDescribeError();
  const t = useT<KitTextKey>(KIT_NAMESPACE);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  const preferences = 'session' in state ? state.session.preferences : null;
  return (
    <UiProvider
      locale={locale}
      dateOrder={preview.dateOrder ?? preferences?.dateOrder}
      t={t}
      colorScheme={preview.theme ?? preferences?.theme ?? outside}
      linkComponent={Link}
      describeError={describeError}
    >
      {children}
    </UiProvider>
  );
}
