import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  chunk,
  DONE,
  event,
  json,
  modelServer,
  sends,
  stop,
  type Answer,
  type ModelServer,
} from '../../ai/testing/model-server.ts';
import { openApi, problemOf, type Person, type TestApi } from '../../testing/api.ts';
import { stores } from '../../store/testing.ts';

const PROVIDER = 'sk-secret text of the provider';
const thinks = event({ choices: [{ delta: { content: '', reasoning_content: 'Hm.' } }] });
const whole = (content: unknown, finish_reason?: string) =>
  json({ choices: [{ message: { content }, ...(finish_reason !== undefined && { finish_reason }) }] });

describe.each(stores)('answers of a language model, on $name', (on) => {
  let server: ModelServer;
  let api: TestApi;
  let ada: Person;
  const lines: string[] = [];
  beforeAll(async () => {
    server = await modelServer();
    const ai = { baseUrl: server.url, apiKey: 'key', model: 'first', timeout: 3000, rateLimit: 1000 };
    api = await openApi(on, {
      config: { ai, logLevel: 'info' },
      logStream: { write: (line) => void lines.push(line) },
    });
    ada = await api.person('ada@example.com');
  });
  afterAll(async () => {
    await api.close();
    await server.close();
  });

  const question = { messages: [{ role: 'user', content: 'What matters most?' }] };
  const ask = () => ada.send('POST', '/api/ai/chat', question);
  /** Every event of a streamed chat, in order. */
  async function events(): Promise<{ event: string; data: unknown }[]> {
    const answer = await ada.send('POST', '/api/ai/chat', question, { accept: 'text/event-stream' });
    return (await answer.text())
      .split('\n\n')
      .filter(Boolean)
      .map((text) => {
        const [, name = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(text) ?? [];
        return { event: name, data: JSON.parse(data) };
      });
  }

  test.each<[string, Answer, string, string]>([
    ['ends without an end', sends(chunk('Half ')), 'Half ', 'model_broken_off'],
    [
      'reports an error half way',
      sends(chunk('Half ') + event({ error: { code: 502, message: PROVIDER } }) + DONE),
      'Half ',
      'model_broken_off',
    ],
    ['stops for an error half way', sends(chunk('Half ') + stop('error') + DONE), 'Half ', 'model_broken_off'],
    ['reports an error at once', sends(event({ error: { message: PROVIDER } }) + DONE), '', 'model_unusable'],
    ['is a page', sends(`<!doctype html>\n\n<p>${PROVIDER}</p>`, 'text/html'), '', 'model_unusable'],
    ['is an error with status 200', json({ error: { message: PROVIDER } }), '', 'model_unusable'],
    ['is an error in a word with status 200', json({ error: PROVIDER }), '', 'model_unusable'],
    ['is an end only', sends(DONE), '', 'model_unusable'],
    ['is nothing', sends(''), '', 'model_unusable'],
    ['is blank', sends(chunk(' \n') + stop('stop') + DONE), '', 'model_unusable'],
    ['is whole and empty', whole(''), '', 'model_unusable'],
    ['is thoughts up to the length allowed', sends(thinks + stop('length') + DONE), '', 'model_out_of_tokens'],
    [
      'is thoughts in its text up to the length allowed',
      sends(chunk('<think>What could') + stop('length') + DONE),
      '',
      'model_out_of_tokens',
    ],
    ['is whole, with no text up to the length allowed', whole(null, 'length'), '', 'model_out_of_tokens'],
    ['is held back by a filter', sends(stop('content_filter') + DONE), '', 'model_refused'],
  ])('an answer that %s is an error, not a complete answer', async (_name, answer, text, code) => {
    server.answers(answer);
    lines.length = 0;
    const streamed = await events();
    expect(streamed.map(({ event: name }) => name)).toEqual([...(text === '' ? [] : ['delta']), 'error']);
    if (text !== '') expect(streamed[0]?.data).toEqual({ content: text });
    expect(streamed.at(-1)?.data).toMatchObject({
      status: 502,
      code,
      detail: expect.stringMatching(/^The .*language model/),
    });
    const problem = await ask();
    expect(problem.status).toBe(502);
    expect(await problemOf(problem)).toMatchObject({ code });
    expect(JSON.stringify(streamed) + lines.join('')).not.toContain('provider');
  });

  test('the error for an answer beyond the length limit names max_tokens', async () => {
    server.answers(sends(thinks + stop('length') + DONE));
    expect((await problemOf(await ask())).detail).toMatch(/max_tokens/);
  });

  test.each<[string, Answer, string[]]>([
    ['says why it stops and not [DONE]', sends(chunk('Back ') + chunk('up.') + stop('stop')), ['Back ', 'up.']],
    ['says [DONE] and not why it stops', sends(chunk('Back up.') + DONE), ['Back up.']],
    [
      'says on the way that there is no error',
      sends(event({ error: null, choices: [{ delta: { content: 'Back up.' }, finish_reason: null }] }) + DONE),
      ['Back up.'],
    ],
    ['is not streamed', whole('Back up.', 'stop'), ['Back up.']],
    [
      'is not streamed, and spread over lines',
      sends(
        `\n${JSON.stringify({ choices: [{ message: { content: 'Back\n\nup.' } }] }, null, 2).replaceAll('\n', '\r\n\r\n')}\n`,
        'application/json',
      ),
      ['Back\n\nup.'],
    ],
    [
      'is not streamed, and called a stream',
      sends(JSON.stringify({ choices: [{ message: { content: 'Back up.' } }] })),
      ['Back up.'],
    ],
    [
      'is one whole event',
      sends(event({ choices: [{ message: { content: 'Back up.' }, finish_reason: 'stop' }] })),
      ['Back up.'],
    ],
    [
      'comes after thoughts',
      sends(['\n<thi', 'nk>Hm. </', 'think>', '\n\n', 'Back ', 'up <think>.'].map(chunk).join('') + DONE),
      ['Back ', 'up <think>.'],
    ],
    ['begins like thoughts', sends(['<', 'b', '>'].map(chunk).join('') + DONE), ['<b', '>']],
  ])('an answer that %s is complete', async (_name, answer, pieces) => {
    server.answers(answer);
    const reply = { content: pieces.join(''), source: 'model', model: 'first' };
    expect(await events()).toEqual([
      ...pieces.map((content) => ({ event: 'delta', data: { content } })),
      { event: 'done', data: reply },
    ]);
    expect(await (await ask()).json()).toEqual(reply);
  });

  test.each<[string, Answer]>([
    ['at the length allowed', sends(chunk('Back ') + chunk('up') + stop('length') + DONE)],
    ['by a filter', sends(chunk('Back ') + chunk('up') + stop('content_filter'))],
    ['at the length allowed, and not streamed', whole('Back up', 'length')],
  ])('an answer that was cut %s is returned as truncated', async (_name, answer) => {
    server.answers(answer);
    const reply = { content: 'Back up', source: 'model', model: 'first', truncated: true };
    expect((await events()).at(-1)).toEqual({ event: 'done', data: reply });
    expect(await (await ask()).json()).toEqual(reply);
  });

  test('an answer is at most as long as a message in the next request may be', async () => {
    server.answers(sends(chunk('x'.repeat(15_000)) + chunk(`${'y'.repeat(4_999)}😀 and more`) + DONE));
    const reply = await ask();
    const { content, truncated } = (await reply.json()) as { content: string; truncated?: boolean };
    expect([content.length, content.isWellFormed(), truncated]).toEqual([20_000, true, true]);
    const next = await ada.send('POST', '/api/ai/chat', {
      messages: [...question.messages, { role: 'assistant', content }, ...question.messages],
    });
    expect(next.status).toBe(200);
  });

  test('a truncated draft is an error, unless its content is already complete', async () => {
    server.answers(whole('{"title": "Back up", "description": "Every d', 'length'));
    const cut = await problemOf(await ada.send('POST', '/api/ai/generate-treatment-plan', { risk_description: 'x' }));
    expect(cut).toMatchObject({ status: 502, code: 'model_out_of_tokens' });
    server.answers(whole('{"title": "Back up"}\n\n\n', 'length'));
    expect(
      (await ada.client.POST('/api/ai/generate-treatment-plan', { body: { risk_description: 'x' } })).data?.plan.title,
    ).toBe('Back up');
  });
});
