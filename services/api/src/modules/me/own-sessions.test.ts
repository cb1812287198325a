import { expect, test } from 'vitest';
import { createSessions } from '../../identity/sessions.ts';
import { stores } from '../../store/testing.ts';
import { openApi } from '../../testing/api.ts';

test.each(stores)(
  'ending all other sessions keeps the current one and the sessions of other people, on $name',
  async (on) => {
    const api = await openApi(on);
    const [ada, ben] = [await api.person('ada@example.com'), await api.person('ben@example.com')];
    const own = {
      user_id: ada.userId,
      profile: { email: ada.email, email_verified: false, name: null },
      issuer: 'https://test.example',
      subject: 'ada',
      provider_sid: null,
      id_token: null,
    };
    const cookies = await Promise.all([1, 2].map(() => createSessions(api.store).start(own)));
    const sessions = async () => (await ada.client.GET('/api/me/sessions')).data?.items.map(({ current }) => current);
    expect((await sessions())?.toSorted()).toEqual([false, false, true]);
    expect((await ada.send('DELETE', '/api/me/sessions')).status).toBe(204);
    expect(await sessions()).toEqual([true]);
    expect((await ben.client.GET('/api/me')).response.status).toBe(200);
    for (const cookie of cookies)
      expect((await api.anybody.send('GET', '/api/me', undefined, { cookie: `parapet=${cookie}` })).status).toBe(401);
    await api.close();
  },
);
