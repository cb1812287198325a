const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Cookies belong to one name of a host: somebody who opened this machine by another of its names would be signed in
 * where they are not looking.
 * @param host as the request names it
 * @param publicUrl origin that people open
 * @returns whether both mean the same port of this machine, by different names
 */
export function isOtherName(host: string, publicUrl: string): boolean {
  const known = new URL(publicUrl).host;
  const [asked, wanted] = [LOOPBACK.exec(host), LOOPBACK.exec(known)];
  return host !== known && asked !== null && wanted !== null && asked[1] === wanted[1];
}
