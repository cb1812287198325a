/** The network of a client, by which anonymous callers are counted. */
import { normalizeIP } from '@fastify/rate-limit';

/** Bits of an IPv6 address that are assigned to one household or office, which can choose the other bits at will. */
const IPV6_PREFIX = 64;

/** @param address of a client @returns its IPv4 address, or its IPv6 network of 64 bits */
export function networkOf(address: string): string {
  return normalizeIP(address, IPV6_PREFIX);
}
