/** The name and id of the organization that is created when somebody signs in for the first time. */

/** The domain of an e-mail address in lower case; null for an invalid address. */
export function mailDomain(email: string): string | null {
  const match = /^[^\s@]+@([^\s@]+)$/.exec(email.trim());
  return match?.[1]?.toLowerCase() ?? null;
}

/** What stands before the @. */
export const localPart = (email: string): string => email.trim().split('@', 1)[0] ?? '';

/** Longest name and id that the contract allows, in characters. */
const MAX_LENGTH = 200;
const HASH_DIGITS = 12;

/** "ada.l@example.com" becomes "ada.l's Organization". A long address is cut so that the name fits the contract. */
export function organizationName(email: string): string {
  const suffix = "'s Organization";
  const local = [...localPart(email)].slice(0, MAX_LENGTH - suffix.length);
  return `${local.join('')}${suffix}`;
}

/** A domain in the characters that an id may have. Letters, digits, dots and hyphens stay; other characters become punycode. */
function domainInId(domain: string): string {
  const plain = domain.replace(/[^\p{L}\p{M}\p{N}._-]/gu, '-');
  // URL is the only punycode converter that browsers have too. It would turn `192.168.1` into an IP address, so ASCII domains skip it.
  const address = /^[\x21-\x7e]*$/.test(plain) ? null : `http://${plain}`;
  const ascii = address !== null && URL.canParse(address) ? new URL(address).hostname : plain;
  return ascii.replace(/[^A-Za-z0-9._-]/g, '-');
}

/**
 * `org_{domain}_` and the first twelve characters of a SHA-256 (hex) of domain, time and random text. Characters that an id cannot have
 * are replaced in the domain, and a long domain is cut.
 * @param now milliseconds since 1970
 */
export async function organizationId(domain: string, now: number, random: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${domain}${now}${random}`));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `org_${domainInId(domain).slice(0, MAX_LENGTH - 'org__'.length - HASH_DIGITS)}_${hex.slice(0, HASH_DIGITS)}`;
}
