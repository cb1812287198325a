/** How an organisation is named when somebody signs in for the first time. */

/** The domain of an e-mail address, in lower case; null when it is not an address. */
export function mailDomain(email: string): string | null {
  const match = /^[^\s@]+@([^\s@]+)$/.exec(email.trim());
  return match?.[1]?.toLowerCase() ?? null;
}

/** "ada.l@example.com" makes "ada.l's Organization". */
export function organizationName(email: string): string {
  return `${email.trim().split('@')[0]}'s Organization`;
}

/**
 * `org_{domain}_` and the first twelve characters of a SHA-256 (hex) over domain, time and random text.
 * @param now milliseconds since 1970
 */
export async function organizationId(domain: string, now: number, random: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${domain}${now}${random}`));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `org_${domain}_${hex.slice(0, 12)}`;
}
