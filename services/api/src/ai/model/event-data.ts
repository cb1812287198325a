/** Reads the `data` of server-sent events from a response. */
import { ModelError } from './model-error.ts';

/** Limit of one answer in characters, with its overhead. */
export const MOST_CHARACTERS = 2_000_000;

/** @throws ModelError when there is more than {@link MOST_CHARACTERS} */
export async function* textOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let read = 0;
  for await (const bytes of body) {
    const text = decoder.decode(bytes, { stream: true });
    read += text.length;
    if (read > MOST_CHARACTERS) throw new ModelError('too-large', 'The answer is longer than we take');
    yield text;
  }
  yield decoder.decode();
}

/**
 * One string for each event with data; the lines of an event are joined. The response of an endpoint that cannot stream is one string of JSON.
 */
export async function* eventData(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const texts = textOf(body);
  let rest = '';
  let begun = false;
  for await (const text of texts) {
    // A carriage return at the end may be half of a line break.
    const held = text.endsWith('\r') ? '\r' : '';
    rest = (rest + (held === '' ? text : text.slice(0, -1))).replace(/\r\n?/g, '\n') + held;
    if (!begun && rest.trimStart().startsWith('{')) return yield rest + (await Array.fromAsync(texts)).join('');
    begun ||= rest.trim() !== '';
    const events = rest.split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const data = dataOf(event);
      if (data !== null) yield data;
    }
  }
  const last = dataOf(rest.replace(/\r\n?/g, '\n'));
  if (last !== null) yield last;
}

function dataOf(event: string): string | null {
  const lines = event.split('\n').filter((line) => line.startsWith('data:'));
  return lines.length === 0 ? null : lines.map((line) => line.slice(5).replace(/^ /, '')).join('\n');
}
