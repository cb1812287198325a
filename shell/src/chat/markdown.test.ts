import { describe, expect, it } from 'vitest';
import { blocks, hitsOf, inlines, plainText, productPath } from './markdown.ts';

describe('an answer', () => {
  it('has paragraphs with their lines, and lists', () => {
    expect(blocks('One\ntwo\n\nThese:\n- **a**\n- b\nAfter')).toEqual([
      { kind: 'paragraph', lines: [['One'], ['two']] },
      { kind: 'paragraph', lines: [['These:']] },
      { kind: 'list', items: [[{ kind: 'strong', children: ['a'] }], ['b']] },
      { kind: 'paragraph', lines: [['After']] },
    ]);
  });

  it.each([
    ['**bold** and *italic*', [{ kind: 'strong', children: ['bold'] }, ' and ', { kind: 'em', children: ['italic'] }]],
    ['_Built-in assistant_', [{ kind: 'em', children: ['Built-in assistant'] }]],
    ['`**code**`', [{ kind: 'code', children: ['**code**'] }]],
    [
      '**[Fire](/risk-register?risk=r1)**',
      [{ kind: 'strong', children: [{ kind: 'link', to: '/risk-register?risk=r1', children: ['Fire'] }] }],
    ],
    ['snake_case_name, 2 * 3 * 4, **', ['snake_case_name, 2 * 3 * 4, **']],
    ['<img src=x onerror=alert(1)>', ['<img src=x onerror=alert(1)>']],
    ['[out](https://evil.example) now', ['out', ' now']],
  ])('marks up %s', (text, expected) => expect(inlines(text)).toEqual(expected));

  it('is read without its markup', () =>
    expect(plainText('**2 risks**:\n- [Fire](/risk-register?risk=r1): `9`')).toBe('2 risks:\nFire: 9'));
});

describe('a link', () => {
  it.each(['/risk-register', '/risk-register?risk=r1&status=open', '/plans-tasks#x'])(
    'leads to %s of the product',
    (path) => expect(productPath(path)).toBe(path),
  );

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'risk-register',
    '/api/auth/logout',
    '/x/../api/auth/logout',
    '',
  ])('never leads to %j', (path) => {
    expect(productPath(path)).toBeNull();
  });
});

it('a list of links is a list of records, with what is said of each', () => {
  const itemsOf = (text: string) => blocks(text).flatMap((block) => (block.kind === 'list' ? block.items : []));
  expect(hitsOf(itemsOf('- [Fire](/risk-register?risk=1): score 20\n- [Flood](/risk-register?risk=2)'))).toEqual([
    { to: '/risk-register?risk=1', title: ['Fire'], facts: ['score 20'] },
    { to: '/risk-register?risk=2', title: ['Flood'], facts: [] },
  ]);
  expect(hitsOf(itemsOf('- [Fire](/a)\n- no record'))).toBeNull();
  expect(hitsOf(itemsOf('- [Fire](/a) and [Flood](/b)'))).toBeNull();
  expect(hitsOf(itemsOf('- [Fire](https://elsewhere.example/)'))).toBeNull();
});
