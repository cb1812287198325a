import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  json,
  modelServer,
  sends,
  status,
  streams,
  type Answer,
  type ModelServer,
} from '../../ai/testing/model-server.ts';
import { openApi, problemOf } from '../../testing/api.ts';
import { stores } from '../../store/testing.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await modelServer();
});
afterAll(() => server.close());

/** A service of its own, because the list of models is cached. */
async function service(on: (typeof stores)[number]) {
  const ai = { baseUrl: server.url, apiKey: 'key', model: 'mine', timeout: 3000, rateLimit: 2 };
  const api = await openApi(on, { config: { ai } });
  server.asked.length = 0;
  return { api, ada: await api.person('ada@example.com') };
}

test.each(
  stores.flatMap((on) =>
    (
      [
        ['is not there', status(404)],
        ['is not allowed', status(405)],
        ['is a page', sends('<html>', 'text/html')],
      ] as const
    ).map(([name, answer]): [string, string, Answer, typeof on] => [name, on.name, answer, on]),
  ),
)('only the default model is offered when the list of models %s, on %s', async (_name, _store, answer, on) => {
  server.answers(answer);
  const { api, ada } = await service(on);
  expect((await ada.client.GET('/api/ai/models')).data).toEqual({
    items: [{ id: 'mine', name: 'mine', is_default: true, source: 'model' }],
    total: 1,
    next_cursor: null,
  });
  const other = await ada.send('POST', '/api/ai/chat', { messages: [{ role: 'user', content: 'x' }], model: 'other' });
  expect([other.status, (await problemOf(other)).errors?.[0]?.path]).toEqual([400, '/model']);
  server.answers(streams(['ok']));
  expect(
    (await ada.client.POST('/api/ai/chat', { body: { messages: [{ role: 'user', content: 'x' }], model: 'mine' } }))
      .data,
  ).toMatchObject({ content: 'ok', model: 'mine' });
  await api.close();
});

test.each(stores)(
  'a failing endpoint is not called again at once, and the list does not count as a question, on $name',
  async (on) => {
    server.answers(json({ error: { message: 'down' } }));
    const { api, ada } = await service(on);
    for (let times = 0; times < 5; times += 1) {
      const answer = await ada.send('GET', '/api/ai/models');
      expect([answer.status, (await problemOf(answer)).code]).toEqual([502, 'model_unusable']);
    }
    expect(server.asked).toHaveLength(1);
    server.answers(streams(['ok']));
    expect(
      (await ada.client.POST('/api/ai/chat', { body: { messages: [{ role: 'user', content: 'x' }] } })).response.status,
    ).toBe(200);
    await api.close();
  },
);
