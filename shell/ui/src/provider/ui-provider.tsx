import type { DateOrder } from '@parapet/contracts';
import { MantineProvider } from '@mantine/core';
import { useMemo, useState, type ReactNode } from 'react';
import '../styles.css';
import type { KitLocale, KitText } from '../locales/texts.ts';
import { shareStyleNonce, styleNonce } from './nonce.ts';
import { cssVariablesResolver } from './css-variables.ts';
import { plainDescription, type DescribeError } from './error-description.ts';
import { KitContext } from './kit-context.ts';
import type { LinkComponent } from './link.ts';
import { theme } from './theme.ts';
import { useScheme, type ColorScheme } from './use-scheme.ts';

export interface UiProviderProps {
  locale: KitLocale;
  /** How English writes days; as in the browser's region by default. */
  dateOrder?: DateOrder | undefined;
  /** The kit's own texts in that language; the host loads them. */
  t: KitText;
  /** `system` follows the device, also when that changes. */
  colorScheme: ColorScheme;
  /** The router's link. */
  linkComponent: LinkComponent;
  /** How errors read, see QueryView. */
  describeError?: DescribeError;
  children: ReactNode;
}

/** Goes around everything: gives every component its theme, texts and links. */
export function UiProvider({
  locale,
  dateOrder,
  t,
  colorScheme,
  linkComponent,
  describeError = plainDescription,
  children,
}: UiProviderProps) {
  useState(shareStyleNonce);
  const scheme = useScheme(colorScheme);
  const kit = useMemo(
    () => ({ locale, dateOrder, t, numbers: new Intl.NumberFormat(locale), Link: linkComponent, describeError }),
    [locale, dateOrder, t, linkComponent, describeError],
  );
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      forceColorScheme={scheme}
      getStyleNonce={styleNonce}
    >
      <KitContext value={kit}>{children}</KitContext>
    </MantineProvider>
  );
}
