/** Security headers of responses with data. They are constant: a response that is never shown as a page needs no policy with a nonce. */

/** Leaves out headers that only concern pages, such as `referrer-policy`, or plug-ins that no browser supports any more. */
const HEADERS = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
};

/** @param strictTransport null unless over https */
export function dataHeaders(strictTransport: string | null): Readonly<Record<string, string>> {
  return { ...HEADERS, ...(strictTransport !== null && { 'strict-transport-security': strictTransport }) };
}
