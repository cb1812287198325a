const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Cookies are bound to the name of a host. A person who opens this machine by another name would not be signed in there.
 * @param host of the request
 * @param publicUrl origin that people open
 * @returns whether both are the same port of this machine, by different names
 */
export function isOtherLoopbackName(host: string, publicUrl: string): boolean {
  const known = new URL(publicUrl).host;
  const [asked, wanted] = [LOOPBACK.exec(host), LOOPBACK.exec(known)];
  return host !== known && asked !== null && wanted !== null && asked[1] === wanted[1];
}
