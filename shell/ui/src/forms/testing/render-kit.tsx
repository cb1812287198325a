import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { KitLocale } from '../../locales/texts.ts';
import type { LinkProps } from '../../provider/link.ts';
import { UiProvider } from '../../provider/ui-provider.tsx';

function PlainLink({ to, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  );
}

/** Renders inside the kit's provider, with a person who types and clicks. */
export function renderKit(content: ReactNode, locale: KitLocale = 'en'): RenderResult & { user: UserEvent } {
  const user = userEvent.setup();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <UiProvider locale={locale} colorScheme="light" linkComponent={PlainLink}>
      {children}
    </UiProvider>
  );
  return { ...render(content, { wrapper }), user };
}

/** What is read out with an element besides its name: the texts that `aria-describedby` points to, in that order. */
export function description(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `nothing has the id ${id}`).join(' | ');
}
