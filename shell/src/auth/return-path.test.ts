import { expect, it } from 'vitest';
import { returnPath } from './return-path.ts';

it.each([
  [{ from: '/risk-register?q=a#b' }, '/risk-register?q=a#b'],
  [null, '/dashboard'],
  [{}, '/dashboard'],
  [{ from: 7 }, '/dashboard'],
  [{ from: 'https://evil.example' }, '/dashboard'],
  [{ from: '//evil.example' }, '/dashboard'],
])('%o leads to %s', (state, path) => expect(returnPath(state)).toBe(path));
