/** Which addresses webhooks may have. */
import ipaddr from 'ipaddr.js';
import type { AddressRefusal, WebhookClient } from './client.ts';

/** Not loopback, not of a private or local network, not reserved, also when it is wrapped into an IPv6 address. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** The host of a URL as `node:net` takes it: IPv6 without brackets. */
export const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

/** What can be said without asking for names. @param isPrivateAllowed also plain http, and private networks */
export function writtenRefusal(text: string, isPrivateAllowed: boolean): AddressRefusal | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isHttp = url?.protocol === 'https:' || (isPrivateAllowed && url?.protocol === 'http:');
  if (url === null || !isHttp || url.username !== '' || url.password !== '') return 'webhook_address_invalid';
  const host = hostOf(url);
  return ipaddr.isValid(host) && !isPrivateAllowed && !isPublicAddress(host) ? 'webhook_address_private' : null;
}

/** For where there is no network to call, as in the mocks: says so for each delivery. */
export const unconnectedClient: WebhookClient = {
  refusal: async (url) => writtenRefusal(url, false),
  post: async () => ({ outcome: 'unreachable', status: null, note: 'Nothing is sent from this demo' }),
};
