import { expect, test } from 'vitest';
import { withUnescapedKeys, withEscapedKeys } from './escaped-keys.ts';

test('keys at any depth are escaped, and restored', () => {
  const value: unknown = JSON.parse('{"Q1. 2026":{"":[{"$gt":1,"__proto__":2}],"100 %":{"constructor":"a.b"}}}');
  const escaped = withEscapedKeys(value);
  expect(JSON.stringify(escaped)).toBe(
    '{"Q1%2E 2026":{"%":[{"%24gt":1,"%5F_proto__":2}],"100 %25":{"%63onstructor":"a.b"}}}',
  );
  expect(withUnescapedKeys(escaped)).toEqual(value);
});
