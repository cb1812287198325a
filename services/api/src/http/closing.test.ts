import { expect, test } from 'vitest';
import { stores } from '../store/testing.ts';
import { openApi } from '../testing/api.ts';
import { originOf } from '../testing/event-stream.ts';

/** Pages are loading while the service is restarted: a file that is refused would leave a part of them out. */
test('requests are answered while the service finishes what it does in the background', async () => {
  const [on] = stores;
  if (on === undefined) throw new Error('no store');
  const begun = Promise.withResolvers<void>();
  const receiver = Promise.withResolvers<void>();
  const api = await openApi(on, {
    webhookClient: {
      refusal: async () => null,
      async post() {
        begun.resolve();
        await receiver.promise;
        return { outcome: 'answered', status: 200, note: null };
      },
    },
  });
  const origin = await originOf(api.app);
  const ada = await api.person('ada@example.com');
  await ada.send('POST', '/api/webhooks', { name: 'SIEM', url: 'https://siem.example.com', events: ['task.created'] });
  await ada.send('POST', '/api/tasks', { title: 'Call the insurer' });
  await begun.promise;

  const closed = api.close();
  const answer = await fetch(`${origin}/api/tasks`, { headers: ada.headers });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('connection')).toBe('close');
  expect(await answer.json()).toMatchObject({ total: 1 });
  // A stream would keep the service from closing.
  const stream = await fetch(`${origin}/api/events`, { headers: ada.headers });
  expect(stream.status).toBe(503);
  expect(await stream.json()).toMatchObject({ code: 'not_ready' });
  receiver.resolve();
  await closed;
  await expect(fetch(`${origin}/api/tasks`, { headers: ada.headers })).rejects.toThrow('fetch failed');
});
