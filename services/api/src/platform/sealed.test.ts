import { expect, test } from 'vitest';
import { sealed } from './sealed.ts';

const SECRET = 'a secret of the server';
const soon = () => Date.now() + 60_000;

test('a sealed value can be opened, but not read without opening it', async () => {
  const box = sealed<{ verifier: string }>(SECRET, 'test');
  const text = await box.seal({ verifier: 'hidden' }, soon());
  expect(text).toMatch(/^[\w-]+(\.[\w-]*){4}$/);
  expect(atob(text.split('.').join('').replaceAll('-', '+').replaceAll('_', '/').slice(0, 160))).not.toContain(
    'hidden',
  );
  expect(await box.open(text)).toEqual({ verifier: 'hidden' });
  expect(await sealed(SECRET, 'test').open(text)).toEqual({ verifier: 'hidden' });
});

test('text that is changed, expired, malformed or of another purpose or secret cannot be opened', async () => {
  const box = sealed<string>(SECRET, 'test');
  const text = await box.seal('content', soon());
  const [head = '', , iv = '', body = '', tag = ''] = text.split('.');
  // Not the last character: some of its bits are unused, so a different character may decode to the same bytes.
  const changed = `${body.startsWith('A') ? 'B' : 'A'}${body.slice(1)}`;
  expect(await box.open([head, '', iv, changed, tag].join('.'))).toBeNull();
  expect(await sealed(SECRET, 'other').open(text)).toBeNull();
  expect(await sealed('another secret', 'test').open(text)).toBeNull();
  expect(await sealed<string>(SECRET, 'test', () => Date.now() + 61_000).open(text)).toBeNull();
  for (const nonsense of ['', 'x', 'a.b.c.d.e', `${text}.x`]) expect(await box.open(nonsense)).toBeNull();
});
