import { expect, test } from 'vitest';
import { requestTarget } from './request-target.ts';

test.each([
  ['/api/me', '/api/me'],
  ['/%61pi/%6de?q=%61', '/api/me?q=%61'],
  ['/%41%5A%5a%30%2d%2E%5f%7E', '/AZZ0-._~'],
  // Encoded, these are no separators.
  ['/api%2Frisks%3fq%25%40%5B%60%7b', '/api%2Frisks%3fq%25%40%5B%60%7b'],
  ['http://host/api/me?q=1', '/api/me?q=1'],
  ['HTTPS://host:8080/%61pi#http://x', '/api#http://x'],
  ['http://host', '/'],
  ['http://host?q=/api/me', '/?q=/api/me'],
  ['*', '*'],
  ['/%', '/%'],
])('%s is %s', (url, target) => expect(requestTarget(url)).toBe(target));
