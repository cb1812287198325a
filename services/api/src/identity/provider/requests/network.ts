/** The network of a client, by which anonymous callers are counted. */

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * @param address of a client
 * @returns its IPv4 address, or the 64 bits of its IPv6 network: one household or office has these, and can choose the other bits at will
 */
export function networkOf(address: string): string {
  const mapped = IPV4_IN_IPV6.exec(address)?.[1];
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address;
  const [front = '', back] = (address.toLowerCase().split('%', 1)[0] ?? '').split('::', 2);
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const missing = back === undefined ? 0 : 8 - groups(front).length - groups(back).length;
  const all = [...groups(front), ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...groups(back ?? '')];
  const network = all.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':').replace(/(^|:)0(:0)*$/, '')}::`;
}
