import { expect, test } from 'vitest';
import { bodyOf, wholeAnswer } from './connection.ts';

const known = Buffer.from('HTTP/1.1 201 Created\r\nContent-Length: 5\r\n\r\nhello');
// The data of a chunk may look like the end of all chunks.
const chunked = Buffer.from(
  'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n0\r\n\r\n\r\nA\r\n0123456789\r\n0\r\n\r\n',
);

test.each([
  ['of known length', known, 201, 'hello'],
  ['without content', Buffer.from('HTTP/1.1 204 No Content\r\nDate: now\r\n\r\n'), 204, ''],
  ['in chunks', chunked, 200, '0\r\n\r\n0123456789'],
])('an answer %s is whole with its last byte and not before', (_name, raw, status, body) => {
  for (let length = 0; length < raw.length; length++)
    expect(wholeAnswer(raw.subarray(0, length)), `${length} bytes`).toBeNull();
  const answer = wholeAnswer(raw);
  expect(answer?.status).toBe(status);
  expect(answer && bodyOf(answer).toString()).toBe(body);
});
