import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { KitLocale } from '../locales/texts.ts';
import type { LinkProps } from '../provider/link.ts';
import { describeByKind } from './describe-error.ts';
import { textsIn } from './all-texts.ts';
import { loadOverlays } from '../overlays/use-overlays.ts';
import { UiProvider } from '../provider/ui-provider.tsx';

// Preloaded as on a real page, where the host loads them once the page is idle.
await loadOverlays();

/** Marks the router's links, so that a test can tell them from plain ones; goes nowhere. */
function TestLink({ to, onClick, children, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={to}
      data-router-link
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
      }}
    >
      {children}
    </a>
  );
}

/** Shows `ui` inside the kit's provider, with a link that stays on the page. */
export function renderKit(ui: ReactNode, locale: KitLocale = 'en'): RenderResult {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <UiProvider
      locale={locale}
      t={textsIn(locale)}
      colorScheme="light"
      linkComponent={TestLink}
      describeError={describeByKind}
    >
      {children}
    </UiProvider>
  );
  return render(ui, { wrapper });
}
