import { expect, it, onTestFinished } from 'vitest';
import { connectApi } from './connection.ts';
import { ApiError } from './failures/api-error.ts';
import { streamChat } from './stream-chat.ts';

const reply = { content: 'Half and half', source: 'model', model: 'm' };
const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

function answers(answer: () => Response): void {
  onTestFinished(connectApi({ fetch: async () => answer() }));
}

async function ask(signal = new AbortController().signal) {
  const pieces: string[] = [];
  const outcome = await streamChat(
    { messages: [{ role: 'user', content: 'x' }] },
    { signal, locale: 'de', onDelta: (text) => pieces.push(text) },
  ).catch((error: unknown) => error);
  return { pieces, outcome };
}

it('reads an answer as it is written', async () => {
  answers(
    () =>
      new Response(
        event('delta', { content: 'Half ' }) + event('delta', { content: 'and half' }) + event('done', reply),
      ),
  );
  expect(await ask()).toEqual({ pieces: ['Half ', 'and half'], outcome: reply });
});

it('fails in the reader’s language when the model stops half-way', async () => {
  answers(
    () =>
      new Response(
        event('delta', { content: 'Half ' }) +
          event('error', {
            type: 'about:blank',
            title: 'Bad Gateway',
            status: 502,
            code: 'model_broken_off',
            detail: 'Broken off',
            request_id: 'r',
          }),
      ),
  );
  const { pieces, outcome } = await ask();
  expect(pieces).toEqual(['Half ']);
  expect(outcome).toBeInstanceOf(ApiError);
  expect(outcome).toMatchObject({
    status: 502,
    code: 'model_broken_off',
    detail: 'Die Antwort des Sprachmodells ist abgebrochen. Bitte versuchen Sie es erneut.',
  });
});

it('fails when the stream ends without an end', async () => {
  answers(() => new Response(event('delta', { content: 'Half ' })));
  expect((await ask()).outcome).toMatchObject({ code: 'network_error' });
});

it('is refused as any call', async () => {
  answers(() =>
    Response.json(
      { type: 'about:blank', title: 'Too Many Requests', status: 429, code: 'too_many_questions', request_id: 'r' },
      { status: 429 },
    ),
  );
  expect((await ask()).outcome).toMatchObject({ status: 429, code: 'too_many_questions' });
});

it('stays an abort when the person stops it', async () => {
  const own = new AbortController();
  answers(() => {
    own.abort();
    throw new TypeError('aborted');
  });
  expect((await ask(own.signal)).outcome).toMatchObject({ name: 'AbortError' });
});
