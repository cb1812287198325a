import type { AiChatRequest } from '@parapet/contracts';
import { recordAt } from '@parapet/frame';

/** The record that a page is about. */
export type PageRecord = NonNullable<AiChatRequest['about']>;

/** What "this risk" or "this asset" means on the page of an address; null where it means nothing. */
export function pageRecord({ pathname, search }: { pathname: string; search: string }): PageRecord | null {
  const shown = recordAt(pathname, search);
  if (shown?.kind === 'risks') return { kind: 'risk', id: shown.id };
  return shown?.kind === 'assets' ? { kind: 'asset', id: shown.id } : null;
}
