import { Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { SseLine } from './sse.ts';

const TEXT = 'x'.repeat(10_000);

/** Takes one piece of text after the other, when it is told to. */
class SlowReader extends Writable {
  taken = 0;
  #next: (() => void) | null = null;

  constructor() {
    super({ highWaterMark: 1, decodeStrings: false });
  }

  override _write(text: string, _encoding: string, done: () => void): void {
    this.taken += text.length;
    this.#next = done;
  }

  take(): void {
    const next = this.#next;
    this.#next = null;
    next?.();
  }
}

test('what is sent waits for the reader, however much it is, and all of it arrives', async () => {
  const [line, reader] = [new SseLine(), new SlowReader()];
  line.pipe(reader);
  let sent = 0;
  const sending = (async () => {
    for (; sent < 300 && (await line.send(TEXT)); sent += 1);
    line.end();
  })();
  await vi.waitFor(() => expect(line.stalledFor()).toBeGreaterThan(20));
  // What the buffer holds, and no more.
  expect(sent).toBeLessThan(20);
  while (!reader.writableFinished) {
    reader.take();
    await wait(0);
  }
  await sending;
  expect([sent, reader.taken, line.stalledFor()]).toEqual([300, 300 * TEXT.length, 0]);
});

test.each<[string, (line: SseLine) => void]>([
  ['ends', (line) => line.end()],
  ['is cut', (line) => void line.destroy()],
])('who waits to send is told when the line %s', async (_how, over) => {
  const line = new SseLine();
  const sending = (async () => {
    while (await line.send(TEXT));
    return line.isOver;
  })();
  await wait(5);
  expect(line.isOver).toBe(false);
  over(line);
  expect(await sending).toBe(true);
  expect([line.write('more'), await line.send('more')]).toEqual([false, false]);
});

test('what is only written is cut when nobody reads it', () => {
  const line = new SseLine();
  let pieces = 0;
  while (line.write(TEXT)) pieces += 1;
  expect([line.destroyed, pieces]).toEqual([true, 101]);
});
