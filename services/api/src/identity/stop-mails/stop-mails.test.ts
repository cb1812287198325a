import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sealed } from '../../platform/sealed.ts';
import { stopLinks } from '../../modules/notifications/stop-links.ts';
import { stores } from '../../store/testing.ts';
import { openApi, type Person, type TestApi } from '../../testing/api.ts';
import { providerSecret } from '../provider/provider-secret.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const ON = { emailNotifications: true, riskAlerts: true };

describe.each(stores)('the link that stops mails on $name', (on) => {
  let api: TestApi;
  let ada: Person;
  let ben: Person;
  let path: string;
  beforeAll(async () => {
    api = await openApi(on);
    ada = await api.person('ada@example.com');
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    ben = await api.colleague(ada, `ben-${crypto.randomUUID()}@example.com`, 'risk_owner');
    await ben.send('PATCH', '/api/me/preferences', { ...ON, theme: 'dark' });
    const links = stopLinks(api.store, await providerSecret(api.store), '');
    path = await links.urlFor({ user_id: ben.userId, organization: ben.organizationId }, 'fr');
  });

  const preferences = async () => (await ben.client.GET('/api/me')).data?.preferences;
  const post = (to: string, body = 'List-Unsubscribe=One-Click') => api.anybody.send('POST', to, body, FORM);

  test('shows a page in the language of the mail, and changes nothing before the button is pressed', async () => {
    const shown = await api.anybody.send('GET', path);
    expect(shown.status).toBe(200);
    const page = await shown.text();
    expect(page).toContain('<html lang="fr">');
    expect(page).toContain('<button class="primary">Ne plus recevoir ces e-mails</button>');
    expect(page).not.toMatch(/ben-|ada@/);
    expect(await preferences()).toMatchObject(ON);
    const [, action = ''] = /action="([^"]+)"/.exec(page) ?? [];
    const stopped = await post(action.replaceAll('&#38;', '&'), '');
    expect(await stopped.text()).toContain('Vous ne recevez plus d’e-mails de notification.');
    expect(await preferences()).toEqual({
      theme: 'dark',
      language: 'en',
      emailNotifications: false,
      riskAlerts: false,
    });
  });

  test('works by the one click of a mail program, more than once', async () => {
    for (let n = 0; n < 2; n += 1) expect((await post(path)).status).toBe(200);
    expect(await preferences()).toMatchObject({ emailNotifications: false, riskAlerts: false });
  });

  test('that was changed, or sealed for something else, does nothing', async () => {
    const secret = await providerSecret(api.store);
    const other = await sealed(secret, 'something else').seal(
      { user_id: ben.userId, organization: ben.organizationId },
      Date.now() + 60_000,
    );
    for (const wrong of [path.replace('token=', 'token=x'), '/idp/stop-mails', `/idp/stop-mails?token=${other}`])
      for (const answer of [await api.anybody.send('GET', wrong), await post(wrong)]) {
        expect(answer.status).toBe(410);
        expect(await answer.text()).toMatch(/This link no longer works|Ce lien ne fonctionne plus/);
      }
    expect(await preferences()).toMatchObject(ON);
  });

  test('is no credential, and stores nothing for who has left', async () => {
    const token = new URL(path, 'http://localhost').searchParams.get('token') ?? '';
    expect((await api.anybody.send('GET', '/api/me', undefined, { authorization: `Bearer ${token}` })).status).toBe(
      401,
    );
    await ada.send('DELETE', `/api/organizations/${ada.organizationId}/members/${ben.userId}`);
    expect((await post(path)).status).toBe(200);
    const kept = api.store.org(ada.organizationId, { id: 'test' }).collection('preferences');
    expect(await kept.findOne({ _id: ben.userId })).toBeNull();
  });
});
