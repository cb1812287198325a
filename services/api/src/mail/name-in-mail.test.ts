import { expect, test } from 'vitest';
import { nameInMail } from './name-in-mail.ts';

test.each([
  ['Ada\r\nBcc: all', 'Ada Bcc: all'],
  ['Ada\u0000\u0007\u2028\u2029\u0085Lovelace', 'Ada Lovelace'],
  ['\u202EecalevoL\u200B', 'ecalevoL'],
  ['  Ada   Lovelace ', 'Ada Lovelace'],
  ['Dr. Ada King, Countess of Lovelace', 'Dr. Ada King, Countess of Lovelace'],
  ['A'.repeat(200), `${'A'.repeat(99)}…`],
  ['😀'.repeat(101), `${'😀'.repeat(99)}…`],
])('the name %j becomes one line', (name, line) => expect(nameInMail(name)).toBe(line));

test.each([
  ['https://evil.example/login?x=1', 'https: / / evil. example/ login?x=1'],
  ['www.evil.example', 'www. evil. example'],
  ['Pay at evil.example now', 'Pay at evil. example now'],
  ['mailto:boss@evil.example', 'mailto: boss@ evil. example'],
  ['evil.\u200Bexample', 'evil. example'],
  ['evil\u3002example', 'evil\u3002 example'],
  ['http\uFF1A\uFF0F\uFF0Fevil\uFF0Eexample', 'http\uFF1A \uFF0F \uFF0F evil\uFF0E example'],
  ['\\\\evil\\share', '\\ \\ evil\\ share'],
])('the name %j does not look like an address', (name, line) => expect(nameInMail(name)).toBe(line));
