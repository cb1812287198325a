import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { EventStream } from './event-stream.ts';

const TEXT = 'x'.repeat(10_000);

test('send waits for the reader, however much it is, and all of it arrives', async () => {
  const stream = new EventStream();
  let sent = 0;
  const sending = (async () => {
    for (; sent < 300 && (await stream.send(TEXT)); sent += 1);
    stream.end();
  })();
  await vi.waitFor(() => expect(stream.stalledFor()).toBeGreaterThan(20));
  // As much as the buffer holds.
  expect(sent).toBeLessThan(20);
  let bytes = 0;
  for await (const piece of stream.readable) {
    bytes += piece.byteLength;
    await wait(0);
  }
  await sending;
  expect([sent, bytes, stream.stalledFor()]).toEqual([300, 300 * TEXT.length, 0]);
});

test.each<[string, (stream: EventStream) => unknown]>([
  ['ends', (stream) => stream.end()],
  ['is cut', (stream) => stream.cut()],
  ['is no longer read', (stream) => stream.readable.cancel()],
])('a send that waits is released when the stream %s', async (_how, over) => {
  const stream = new EventStream();
  const closed = vi.fn();
  stream.onClose(closed);
  const sending = (async () => {
    while (await stream.send(TEXT));
    return stream.isClosed;
  })();
  await wait(5);
  expect([stream.isClosed, closed.mock.calls.length]).toEqual([false, 0]);
  over(stream);
  expect(await sending).toBe(true);
  expect([stream.write('more'), await stream.send('more'), closed.mock.calls.length]).toEqual([false, false, 1]);
});

test('a stream that is only written to is cut when nobody reads it', async () => {
  const stream = new EventStream();
  let pieces = 0;
  while (stream.write(TEXT)) pieces += 1;
  expect([stream.isClosed, pieces]).toEqual([true, 101]);
  await expect(stream.readable.getReader().read()).rejects.toThrow('cut');
});
