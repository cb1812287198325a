/** The target of a request in one form, so that whoever looks at it sees what the router sees. */

/** Of the absolute form, which clients send to proxies: `GET http://host/api/me`. */
const ORIGIN = /^https?:\/\/[^/?#]*/i;
/** Encoded, they mean the same (RFC 3986, 6.2.2.2). */
const UNRESERVED = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

/** @param url as it was sent @returns path and query; in the path, letters, digits and `-._~` are not encoded */
export function requestTarget(url: string): string {
  // Nearly every request.
  if (url.startsWith('/') && !url.includes('%')) return url;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url.replace(ORIGIN, '')) ?? [];
  return `${path.replace(UNRESERVED, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16))) || '/'}${rest}`;
}
