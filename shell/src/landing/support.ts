/** Where 'Contact Support' leads: what the operator has set as `SUPPORT_URL`, which the server writes into the page; null without it. */
export function supportAddress(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="support"]')?.content || null;
}
