import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { EventStream } from './event-stream.ts';

const TEXT = 'x'.repeat(10_000);

test('send waits for the client, and everything arrives', async () => {
  const stream = new EventStream();
  let sent = 0;
  const sending = (async () => {
    for (; sent < 300 && (await stream.send(TEXT)); sent += 1);
    stream.end();
  })();
  await vi.waitFor(() => expect(stream.stalledFor()).toBeGreaterThan(20), { timeout: 10_000 });
  // As much as the buffer takes.
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
])('a waiting send returns when the stream %s', async (_how, over) => {
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

test('write cuts a stream that nobody reads', async () => {
  const stream = new EventStream();
  let pieces = 0;
  while (stream.write(TEXT)) pieces += 1;
  expect([stream.isClosed, pieces]).toEqual([true, 101]);
  await expect(stream.readable.getReader().read()).rejects.toThrow('cut');
});
