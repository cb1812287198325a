import { describe, expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';
import { passwordFault } from './password-rules.ts';

test('a hash matches its password only', async () => {
  const stored = await hashPassword('three quiet llamas');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await verifyPassword(stored, 'three quiet llamas')).toBe(true);
  expect(await verifyPassword(stored, 'three quiet llama')).toBe(false);
  expect(await hashPassword('three quiet llamas')).not.toBe(stored);
});

test('an accented letter matches however it is encoded', async () => {
  expect(await verifyPassword(await hashPassword('caf\u00e9 au lait'), 'cafe\u0301 au lait')).toBe(true);
});

test('costs are read from the hash, so that they can be raised later', async () => {
  // From the reference implementation: echo -n 'password' | argon2 somesalt -id -t 2 -m 16 -p 1
  const stored = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await verifyPassword(stored, 'password')).toBe(true);
  expect(await verifyPassword(stored, 'passwore')).toBe(false);
});

test('another format is an error, not a wrong password', async () => {
  await expect(verifyPassword('plain', 'plain')).rejects.toThrow('argon2id');
});

describe('the rules', () => {
  test.each([
    ['123456789', 'error.password-short'],
    ['ab cd ef g', null],
    ['😀😀😀😀😀😀😀😀😀x', 'error.password-common'],
    ['aaaaaaaaaaaaa', 'error.password-common'],
    ['QwertyUiop', 'error.password-common'],
    ['x1y2z3'.repeat(30), 'error.password-long'],
    ['Ann.Example@Example.com', 'error.password-email'],
    ['ann.example', 'error.password-email'],
    ['', 'error.password-missing'],
    ['ｐａｓｓｗｏｒｄ１２３', 'error.password-common'],
    ['ａｎｎ．ｅｘａｍｐｌｅ', 'error.password-email'],
    ['ﬀ'.repeat(5), 'error.password-common'],
    ['ａｂ cd ef gh', null],
  ])('%j: %s', (password, fault) => {
    expect(passwordFault(password, 'ann.example@example.com')).toBe(fault);
  });
});
