/** How an organisation is named when somebody signs in for the first time. */

/** The domain of an e-mail address, in lower case; null when it is not an address. */
export function mailDomain(email: string): string | null {
  const match = /^[^\s@]+@([^\s@]+)$/.exec(email.trim());
  return match?.[1]?.toLowerCase() ?? null;
}

/** Longest name and id, in characters, that the contract takes. */
const MOST = 200;
const DIGITS = 12;

/** "ada.l@example.com" makes "ada.l's Organization". Of a long address only so much is taken that the contract takes the name. */
export function organizationName(email: string): string {
  const rest = "'s Organization";
  const local = [...(email.trim().split('@')[0] ?? '')].slice(0, MOST - rest.length);
  return `${local.join('')}${rest}`;
}

/** A domain in the signs that an id may have; one of letters, digits, dots and hyphens stays as it is, others become punycode. */
function domainInId(domain: string): string {
  const plain = domain.replace(/[^\p{L}\p{M}\p{N}._-]/gu, '-');
  // The only way to punycode that browsers have as well. It would also make an address of `192.168.1`.
  const address = /^[\x21-\x7e]*$/.test(plain) ? null : `http://${plain}`;
  const ascii = address !== null && URL.canParse(address) ? new URL(address).hostname : plain;
  return ascii.replace(/[^A-Za-z0-9._-]/g, '-');
}

/**
 * `org_{domain}_` and the first twelve characters of a SHA-256 (hex) over domain, time and random text. Signs that an id
 * cannot have are replaced in the domain, and a long one is cut.
 * @param now milliseconds since 1970
 */
export async function organizationId(domain: string, now: number, random: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${domain}${now}${random}`));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `org_${domainInId(domain).slice(0, MOST - 'org__'.length - DIGITS)}_${hex.slice(0, DIGITS)}`;
}
