import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PreferencesUpdate, RiskCreate } from '@parapet/contracts';
import { readConfig } from '../../config.ts';
import { createMailer } from '../../mail/mailer.ts';
import { createPost } from '../../mail/post.ts';
import { decoded, openSmtpServer, type Behavior, type SmtpServer } from '../../mail/testing/smtp-server.ts';
import { NOTIFICATIONS, type NotificationDoc } from '../../notifications.ts';
import { allStores } from '../../store/testing.ts';
import { openApi, type Person, type TestApi } from '../../testing/api.ts';
import { recordRisk } from '../../testing/flows.ts';
import { recurring, type Recurring } from '../jobs/testing/recurring.ts';
import { mailJobs } from './mail-jobs.ts';
import { stopLinks } from './stop-links.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ORIGIN = 'http://localhost:8080';
const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

// Each jump of the clock waits for the jobs that are then due, which takes long on a busy machine.
describe.each(allStores)('mails about notifications on $name', (on) => {
  let api: TestApi;
  let server: SmtpServer;
  let mails: Recurring;
  let ada: Person;
  let ben: Person;
  /** Milliseconds that the clock of the mails is ahead. */
  let ahead: number;
  beforeEach(async () => {
    api = await openApi(on);
    ada = await api.person('ada@example.com');
    ben = await api.colleague(ada, 'ben@example.com', 'risk_owner');
    ahead = 0;
    await serve('takes');
    mails = recurring(
      api.store,
      'mail',
      workWith(() => server.port),
    );
    await mails.start();
  });
  afterEach(async () => {
    await mails.close();
    await server.close();
    await api.close();
  });

  async function serve(behavior: Behavior): Promise<void> {
    server = await openSmtpServer(behavior);
  }
  const textOf = (index: number) => {
    const mail = server.received[index];
    return mail === undefined ? '' : decoded(mail);
  };
  const workWith = (port: () => number) =>
    mailJobs(api.store, {
      post: createPost(
        api.store,
        {
          send: async (message) => {
            const { mail } = readConfig({
              SMTP_URL: `smtp://127.0.0.1:${port()}`,
              MAIL_FROM: 'no-reply@parapet.example',
            });
            if (mail !== undefined) await createMailer(mail, ORIGIN).send(message);
          },
        },
        1000,
      ),
      links: stopLinks(api.store, 'secret', ORIGIN),
      publicUrl: ORIGIN,
      log,
      now: () => Date.now() + ahead,
    });
  const prefer = async (who: Person, body: PreferencesUpdate) =>
    expect((await who.send('PATCH', '/api/me/preferences', body)).status).toBe(200);
  const assign = async (title: string, more: Partial<RiskCreate> = {}) =>
    (await recordRisk(ada, { title, owner_id: ben.userId, ...more })).id;
  /** @param ms how far the clock jumps */
  async function jump(ms: number): Promise<void> {
    ahead += ms;
    await mails.round();
  }
  const subjects = () =>
    server.received.map((one) => `${one.to.join()}: ${/^Subject: (.*)$/m.exec(decoded(one))?.[1]?.trim() ?? ''}`);

  test('reach who wants them, once though several processes run, with a link to the record', async () => {
    await prefer(ben, { emailNotifications: true });
    await prefer(ada, { emailNotifications: true });
    await mails.start();
    await mails.start();
    const risk = await assign('Flood');
    await mails.round();
    expect(subjects()).toEqual([]);
    await jump(MINUTE);
    await jump(HOUR);
    await jump(-HOUR);
    expect(subjects()).toEqual(['ben@example.com: ada assigned you the risk Flood']);
    const text = textOf(0);
    expect(text).toContain(`${ORIGIN}/risk-register?risk=${risk}`);
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  test('are not sent a day late, as when there was no mail server until then', async () => {
    await prefer(ben, { emailNotifications: true });
    await assign('Frost');
    await jump(25 * HOUR);
    ahead = 0;
    await assign('Flood');
    await jump(MINUTE);
    await jump(HOUR);
    expect(subjects()).toEqual(['ben@example.com: ada assigned you the risk Flood']);
  });

  test('come only to those who switched them on, and risk alerts by a switch of their own', async () => {
    await assign('Frost');
    await prefer(ben, { riskAlerts: true });
    await assign('Flood');
    // The owner of a risk is told that it is theirs rather than that it is critical.
    const other = await api.colleague(ada, 'cleo@example.com', 'risk_manager');
    await prefer(other, { riskAlerts: true });
    await assign('Fire', { impact_level: 5, probability: 5 });
    await jump(MINUTE);
    expect(subjects()).toEqual(['cleo@example.com: Fire became critical']);
    await prefer(ben, { emailNotifications: true, emailMuted: ['assigned'] });
    await assign('Theft');
    await jump(MINUTE);
    expect(subjects()).toHaveLength(1);
  });

  test('of several at once are one mail, in the language of the person', async () => {
    await prefer(ben, { emailNotifications: true, language: 'de' });
    for (const title of ['Frost', 'Flood']) await assign(title);
    await jump(MINUTE);
    expect(server.received).toHaveLength(1);
    const text = textOf(0);
    expect(text).toContain('Subject: 2 Benachrichtigungen von Parapet');
    expect(text).toContain('ada hat Ihnen das Risiko Frost zugewiesen');
    expect(text).toContain('ada hat Ihnen das Risiko Flood zugewiesen');
  });

  test('of a day come at the hour that was chosen, where the person is', async () => {
    const zone = 'Asia/Kathmandu';
    await prefer(ben, { emailNotifications: true, emailDelivery: 'daily', emailHour: 18, timeZone: zone });
    for (const title of ['Frost', 'Flood']) await assign(title);
    const docs = await api.store.system<NotificationDoc>(NOTIFICATIONS).find({ user_id: ben.userId });
    const due = Date.parse(docs[0]?.mail_at ?? '');
    expect(new Intl.DateTimeFormat('en', { timeZone: zone, timeStyle: 'short', hourCycle: 'h23' }).format(due)).toBe(
      '18:00',
    );
    expect(due - Date.now()).toBeLessThanOrEqual(24 * HOUR);
    await jump(due - Date.now() - MINUTE);
    expect(subjects()).toEqual([]);
    await jump(2 * MINUTE);
    await jump(24 * HOUR);
    expect(subjects()).toEqual(['ben@example.com: 2 notifications from Parapet']);
  });

  test('are neither lost nor sent twice when the mail server is down', async () => {
    await prefer(ben, { emailNotifications: true });
    await assign('Flood');
    await server.close();
    await jump(MINUTE);
    await jump(MINUTE);
    await serve('refuses recipients');
    await jump(5 * MINUTE);
    expect(subjects()).toEqual([]);
    await server.close();
    await serve('takes');
    for (let n = 0; n < 3; n += 1) await jump(HOUR);
    expect(subjects()).toEqual(['ben@example.com: ada assigned you the risk Flood']);
  });

  test('that the mail server has not taken for a day are given up', async () => {
    await prefer(ben, { emailNotifications: true });
    await assign('Flood');
    await server.close();
    await serve('refuses recipients');
    for (let n = 0; n < 12; n += 1) await jump(24 * HOUR);
    await server.close();
    await serve('takes');
    await jump(24 * HOUR);
    expect(subjects()).toEqual([]);
    expect(await api.store.system<NotificationDoc>(NOTIFICATIONS).find({ mail_at: { $exists: true } })).toEqual([]);
  });

  test('are no more than five an hour to one person; the rest comes together later', async () => {
    await prefer(ben, { emailNotifications: true });
    for (let n = 1; n <= 7; n += 1) {
      await assign(`Risk ${n}`);
      await jump(MINUTE);
    }
    expect(subjects()).toHaveLength(5);
    await api.store.system('mail_counters').delete({});
    await jump(HOUR);
    expect(subjects().slice(5)).toEqual(['ben@example.com: 2 notifications from Parapet']);
  });

  test('are not sent about what was read or may no longer be read, nor to who has left or switched them off', async () => {
    await prefer(ben, { emailNotifications: true });
    await assign('Read');
    await ben.send('POST', '/api/me/notifications/read');
    const gone = await assign('Gone');
    expect((await ada.send('DELETE', `/api/risks/${gone}`)).status).toBe(204);
    await jump(MINUTE);
    await assign('Flood');
    await prefer(ben, { emailNotifications: false });
    await jump(MINUTE);
    await prefer(ben, { emailNotifications: true });
    await jump(HOUR);
    await assign('Fire');
    await ada.send('DELETE', `/api/organizations/${ada.organizationId}/members/${ben.userId}`);
    await jump(HOUR);
    expect(subjects()).toEqual([]);
  });
});
