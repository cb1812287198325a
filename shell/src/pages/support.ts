/**
 * Where 'Contact Support' leads: what the operator of this installation set (`<meta name="support">`), else the support
 * mailbox that a domain has by convention (RFC 2142).
 */
export function supportAddress(): string {
  const set = document.querySelector<HTMLMetaElement>('meta[name="support"]')?.content;
  return set || `mailto:support@${location.hostname}`;
}
