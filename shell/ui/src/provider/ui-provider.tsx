import { MantineProvider } from '@mantine/core';
import { useMemo, useState, type ReactNode } from 'react';
import '../styles.css';
import { LOCALES, type KitLocale } from '../locales/texts.ts';
import { shareStyleNonce, styleNonce } from './nonce.ts';
import { cssVariablesResolver } from './css-variables.ts';
import { KitContext } from './kit-context.ts';
import type { LinkComponent } from './link.ts';
import { theme } from './theme.ts';
import { useScheme, type ColorScheme } from './use-scheme.ts';

export interface UiProviderProps {
  /** Language of the kit's own texts. */
  locale: KitLocale;
  /** `system` follows the device, also when that changes. */
  colorScheme: ColorScheme;
  /** The router's link. */
  linkComponent: LinkComponent;
  children: ReactNode;
}

/** Goes around everything: gives every component its looks, texts and links. */
export function UiProvider({ locale, colorScheme, linkComponent, children }: UiProviderProps) {
  useState(shareStyleNonce);
  const scheme = useScheme(colorScheme);
  const kit = useMemo(() => ({ texts: LOCALES[locale], numbers: new Intl.NumberFormat(locale), Link: linkComponent }), [locale, linkComponent]);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} forceColorScheme={scheme} getStyleNonce={styleNonce}>
      <KitContext value={kit}>{children}</KitContext>
    </MantineProvider>
  );
}
