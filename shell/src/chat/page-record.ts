import type { AiChatRequest } from '@parapet/contracts';

/** The record that a page is about. */
export type PageRecord = NonNullable<AiChatRequest['about']>;

/** As the contract's `Id`: an address may contain anything. */
const ID = /^[A-Za-z0-9][\w.:@-]{0,199}$/;
/** What Risk Connections has for an id when it shows all risks. */
const ALL = 'all';
const FLOW = /^\/risk-flow\/([^/]+)$/;

/** What "this risk" or "this asset" means on the page of an address; null where it means nothing. */
export function pageRecord({ pathname, search }: { pathname: string; search: string }): PageRecord | null {
  const query = new URLSearchParams(search);
  const [, flowOf] = FLOW.exec(pathname) ?? [];
  const risk = flowOf ?? (pathname === '/risk-flow' ? query.get('riskId') : query.get('risk'));
  const asset = query.get('asset');
  if (risk !== null && risk !== ALL && ID.test(risk)) return { kind: 'risk', id: risk };
  return asset !== null && ID.test(asset) ? { kind: 'asset', id: asset } : null;
}
