import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashOf } from '../platform/secrets.ts';
import { allStores, type TestStore } from '../store/testing.ts';
import { MailError, type Mailer, type Message } from './mailer.ts';
import { createPost, MAIL_LIMITS, type Delivery, type Letter, type Post } from './post.ts';

const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

describe.each(allStores)('mails on $name', (on) => {
  let opened: TestStore;
  let sent: Message[];
  let isDown: boolean;
  beforeAll(async () => {
    opened = await on.open({ collections: {}, system: { mail_counters: {} } });
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    await opened.store.system('mail_counters').delete({});
    sent = [];
    isDown = false;
  });

  const mailer: Mailer = {
    async send(message) {
      if (isDown) throw new MailError('ECONNREFUSED', undefined);
      sent.push(message);
    },
  };
  const letter = (to: string, more: Partial<Letter> = {}): Letter => ({
    message: { to, subject: '', text: '', html: '' },
    kind: 'account',
    from: { network: '10.1.1.1' },
    ...more,
  });
  async function send(post: Post, times: number, make: (n: number) => Letter): Promise<Delivery[]> {
    const deliveries: Delivery[] = [];
    for (let n = 0; n < times; n += 1) deliveries.push(await post.send(make(n), log));
    return deliveries;
  }
  const all = (times: number, delivery: Delivery): Delivery[] => Array.from({ length: times }, () => delivery);

  test('to one address are limited for each kind, in any case of letters', async () => {
    const post = createPost(opened.store, mailer, 1000);
    expect(await send(post, 7, (n) => letter(n % 2 === 0 ? 'ann@example.com' : 'ANN@example.com'))).toEqual([
      ...all(5, 'sent'),
      'limited',
      'limited',
    ]);
    expect(await post.send(letter('ann@example.com', { kind: 'invitation' }), log)).toBe('sent');
    expect(await post.send(letter('bob@example.com'), log)).toBe('sent');
  });

  test('of one organization or network are limited', async () => {
    const post = createPost(opened.store, mailer, 1000);
    const counters = opened.store.system('mail_counters');
    await counters.add('organization:org_a', MAIL_LIMITS.organization - 2, 3_600_000);
    await counters.add(`network:${hashOf('10.2.2.2')}`, MAIL_LIMITS.network - 2, 3_600_000);
    for (const from of [{ organization: 'org_a' }, { network: '10.2.2.2' }]) {
      expect(
        await send(post, 3, (n) =>
          letter(`${n}@example.com`, { from, kind: 'organization' in from ? 'invitation' : 'account' }),
        ),
      ).toEqual(['sent', 'sent', 'limited']);
    }
    expect(await post.send(letter('other@example.com', { from: { organization: 'org_b' } }), log)).toBe('sent');
  });

  test('of the whole server are limited, and refused ones count nowhere', async () => {
    const post = createPost(opened.store, mailer, 3);
    expect(await send(post, 5, (n) => letter(`${n}@example.com`, { from: { organization: `org_${n}` } }))).toEqual([
      ...all(3, 'sent'),
      'limited',
      'limited',
    ]);
    expect(await opened.store.system('mail_counters').find({ _id: 'organization:org_4', count: { $gt: 0 } })).toEqual(
      [],
    );
  });

  test('that could not be sent do not count', async () => {
    const post = createPost(opened.store, mailer, 6);
    isDown = true;
    expect(await send(post, 20, () => letter('ann@example.com'))).toEqual(all(20, 'failed'));
    isDown = false;
    expect(await send(post, 6, () => letter('ann@example.com'))).toEqual([...all(5, 'sent'), 'limited']);
  });

  test('that are sent at once all count', async () => {
    const post = createPost(opened.store, mailer, 1000);
    const deliveries = await Promise.all(Array.from({ length: 12 }, () => post.send(letter('ann@example.com'), log)));
    const delivered = deliveries.filter((delivery) => delivery === 'sent').length;
    expect(delivered).toBeGreaterThan(0);
    expect(delivered).toBeLessThanOrEqual(5);
    expect(sent.length).toBe(delivered);
  });
});
