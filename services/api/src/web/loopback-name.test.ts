import { expect, test } from 'vitest';
import { isOtherLoopbackName } from './loopback-name.ts';

test.each([
  ['127.0.0.1:8080', 'http://localhost:8080', true],
  ['[::1]:8080', 'http://localhost:8080', true],
  ['localhost:8080', 'http://127.0.0.1:8080', true],
  ['localhost:8080', 'http://localhost:8080', false],
  ['127.0.0.1:9000', 'http://localhost:8080', false],
  ['127.0.0.1:8080', 'https://risk.example.com', false],
  ['evil.example:8080', 'http://localhost:8080', false],
  ['localhost.evil.example:8080', 'http://localhost:8080', false],
])('%s for %s: %s', (host, publicUrl, expected) => expect(isOtherLoopbackName(host, publicUrl)).toBe(expected));
