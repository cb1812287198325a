import type { RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { KitLocale } from '../../locales/texts.ts';
import { renderKit } from '../../testing/render-kit.tsx';

/** Shows fields inside the kit's provider, and a person who fills them in. */
export function renderField(ui: ReactNode, locale: KitLocale = 'en'): RenderResult & { user: UserEvent } {
  return { ...renderKit(ui, locale), user: userEvent.setup() };
}

/** What is read out with an element besides its name: the texts that `aria-describedby` points to, in that order. */
export function description(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `nothing has the id ${id}`).join(' | ');
}
