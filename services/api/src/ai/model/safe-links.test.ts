import { expect, test } from 'vitest';
import { SafeLinks } from './safe-links.ts';

const RISK = { title: 'Fire in the plant', path: '/risk-register?risk=r1' };

function said(text: string, size: number): string {
  const links = new SafeLinks();
  links.add([RISK]);
  const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
    links.next(text.slice(index * size, (index + 1) * size)),
  );
  return pieces.join('') + links.rest();
}

test.each([
  ['plain text stays', 'Rules: a < b, and/or **bold**. data: none.', 'Rules: a < b, and/or **bold**. data: none.'],
  [
    'a link into the product stays',
    'See [the list](/risk-register?level=high).',
    'See [the list](/risk-register?level=high).',
  ],
  [
    'a record is linked once',
    'Fire in the plant, then Fire in the plant.',
    '[Fire in the plant](/risk-register?risk=r1), then Fire in the plant.',
  ],
  [
    'a record that is linked already stays',
    '[Fire in the plant](/risk-register?risk=r1) burns.',
    '[Fire in the plant](/risk-register?risk=r1) burns.',
  ],
  ['a link elsewhere loses its address', 'See [this](https://evil.example/a(b)c "x") now.', 'See this now.'],
  ['an image loses its address', 'So ![x](https://evil.example/p?d=1) it is.', 'So x it is.'],
  ['an image of the product is no image', 'So ![x](/risk-register) it is.', 'So x it is.'],
  [
    'addresses in text go',
    'Go to https://evil.example/x, HTTP://EVIL.example or www.evil.example/y today.',
    'Go to   or  today.',
  ],
  [
    'addresses without a scheme, of scripts and of mails go',
    '[a](//evil.example) [b](/\\evil.example) [c](javascript:x) [d](mailto:x@evil.example) //evil.example/x',
    'a b c d ',
  ],
  ['the API is no page', '[a](/api/auth/logout) [b](/idp/x)', 'a b'],
  ['definitions of links go', '[a][1]\n[1]: https://evil.example/x', '[a][1]\n[1]: '],
])('%s, however it is cut', (_name, text, expected) => {
  for (const size of [1, 2, 3, 7, 1000]) expect(said(text, size)).toBe(expected);
});

test('does not hold back what no link can come out of', () => {
  const links = new SafeLinks();
  expect([
    links.next('Back '),
    links.next('up.'),
    links.next(' Go'),
    links.next(' to ht'),
    links.next('tp://x.example/'),
    links.rest(),
  ]).toEqual(['Back ', 'up.', ' Go', ' to ', '', '']);
});
