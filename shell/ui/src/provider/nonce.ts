import { setNonce } from 'get-nonce';

/** The page's nonce for `style` elements, which the server writes into `<meta name="csp-nonce">`; empty without one. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
}

/** Hands the nonce to the scroll lock behind dialogs, which adds a `style` element of its own. */
export function shareStyleNonce(): void {
  const nonce = styleNonce();
  if (nonce !== '') setNonce(nonce);
}
