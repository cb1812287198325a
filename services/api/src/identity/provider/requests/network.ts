/** The network of a client, by which anonymous callers are counted. */
import { normalizeIP } from '@fastify/rate-limit';

/** Of IPv6 addresses the part that is given to one household or office, which can choose the rest at will. */
const IPV6_PREFIX = 64;

/** @param address of a client @returns its IPv4 address, or its IPv6 network of 64 bits */
export function networkOf(address: string): string {
  return normalizeIP(address, IPV6_PREFIX);
}
