import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test('IPv6 addresses of one /64 are one network, IPv4 addresses are each their own', () => {
  expect(networkOf('2001:db8:1:2::1')).toBe(networkOf('2001:db8:1:2:ffff:ffff:ffff:ffff'));
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
  expect([networkOf('192.0.2.1'), networkOf('::ffff:192.0.2.1'), networkOf('192.0.2.2')]).toEqual([
    '192.0.2.1',
    '192.0.2.1',
    '192.0.2.2',
  ]);
});
