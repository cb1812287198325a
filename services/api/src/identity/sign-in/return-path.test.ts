import fc from 'fast-check';
import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

const OURS = 'https://risk.example.com';

test.each([
  ['/', '/'],
  ['/risk-register?severity=high&q=a%20b#row', '/risk-register?severity=high&q=a%20b#row'],
  ['/idp/account', '/idp/account'],
  [`/risk-register?q=${'x'.repeat(700)}`, `/risk-register?q=${'x'.repeat(700)}`],
  [`/risk-register?q=${'x'.repeat(800)}`, '/risk-register'],
  [`/${'ü'.repeat(300)}`, '/'],
])('the valid path %s is kept, or shortened if it is too long', (asked, path) => {
  expect(returnPath(asked, OURS)).toBe(path);
});

test.each([
  undefined,
  '',
  'risk-register',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/a\\b',
  'https://evil.example',
  'javascript:alert(1)',
  '/..//evil.example',
  '/./\\evil.example',
  ' //evil.example',
  '@evil.example',
])('%j ends on the landing page', (asked) => {
  expect(returnPath(asked, OURS)).toBe('/');
});

test('the browser always stays on our site', () => {
  const nasty = fc.string({
    unit: fc.constantFrom(
      '/',
      '\\',
      '.',
      ':',
      '@',
      '?',
      '#',
      '%',
      '\t',
      '\n',
      ' ',
      'a',
      'http:',
      '%2f',
      '%5c',
      '\u00a0',
    ),
  });
  fc.assert(
    fc.property(nasty, (asked) => {
      const path = returnPath(asked, OURS);
      expect(new URL(path, OURS).origin).toBe(OURS);
      // A Location header may be relative to the page it came from.
      expect(path).toMatch(/^\/(?![/\\])/);
    }),
    { numRuns: 2000 },
  );
});
