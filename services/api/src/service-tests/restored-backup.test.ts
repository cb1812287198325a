/** What a backup brings back of a whole service: sessions, records, files, and webhooks that go on telling what happens. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Webhook as Verifier } from 'standardwebhooks';
import type { Risk, Webhook, WebhookDeliveryPage } from '@parapet/contracts';
import { createApp } from '../app.ts';
import { collections } from '../store-spec.ts';
import { readConfig } from '../config.ts';
import { migrations } from '../migrations.ts';
import { restore } from '../store/embedded/backup/backup.ts';
import { backUpBeside, backupsFolder } from '../store/embedded/backup/scheduled-backups.ts';
import { openStore } from '../store/open-store.ts';
import { embedded } from '../store/testing.ts';
import { openApi, type Person, type TestApi } from '../testing/api.ts';
import { injectFetch } from '../testing/inject.ts';
import { httpClient } from '../webhooks/http-client.ts';
import { openReceiver, type ReceivedMessage, type Receiver } from '../webhooks/testing/receiver.ts';

const ORIGIN = 'http://localhost:8080';
const webhookClient = httpClient({ isPrivateAllowed: true, patience: 500 });

let elsewhere: string;
let api: TestApi;
let ada: Person;
let receiver: Receiver;
beforeEach(async () => {
  elsewhere = await mkdtemp(join(tmpdir(), 'parapet-restored-'));
  api = await openApi(embedded, { webhookClient });
  ada = await api.person('ada@example.com');
  receiver = await openReceiver();
});
afterEach(async () => {
  await receiver.close();
  await api.close();
  await rm(elsewhere, { recursive: true });
});

const add = async (title: string, send = ada.send): Promise<Risk> =>
  (await (await send('POST', '/api/risks', { organization_id: ada.organizationId, title })).json()) as Risk;

test('a service on a restored backup goes on where it was', async () => {
  const made = await ada.send('POST', '/api/webhooks', { name: 'SIEM', url: receiver.url, events: ['risk.created'] });
  const webhook = (await made.json()) as Webhook & { secret: string };
  const before = await add('Before the backup');
  const states = async (send = ada.send) => {
    const log = await send('GET', `/api/webhooks/${webhook.id}/deliveries`);
    return ((await log.json()) as WebhookDeliveryPage).items.map(({ state }) => state);
  };
  await expect.poll(() => states()).toEqual(['delivered']);
  async function* content() {
    yield new Uint8Array([1, 2, 3]);
  }
  await api.store.blobs.write(ada.organizationId, 'file', content());
  const { dataDir } = api.options;
  const view = {
    table: 'risks',
    name: 'Board pack',
    filters: { severity: ['critical'] },
    sort: 'title',
    columns: ['title', 'severity'],
    density: 'compact',
  };
  const sharedView = Object(await (await ada.send('POST', '/api/shared-views', view)).json());
  await backUpBeside(dataDir, 1, new AbortController().signal);
  const lost = await add('After the backup');
  await expect.poll(() => states()).toEqual(['delivered', 'delivered']);

  const [name = ''] = await readdir(backupsFolder(dataDir));
  restore(elsewhere, join(backupsFolder(dataDir), name), new Date());
  const store = await openStore({ dataDir: elsewhere }, collections, migrations);
  const app = await createApp({
    config: readConfig({ LOG_LEVEL: 'silent', DATA_DIR: elsewhere }),
    store,
    webhookClient,
  });
  try {
    const fetch = injectFetch(app, { origin: ORIGIN, ...ada.headers });
    const send: Person['send'] = (method, path, body) =>
      fetch(
        new Request(ORIGIN + path, {
          method,
          ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
        }),
      );
    expect((await send('GET', `/api/risks/${before.id}`)).status).toBe(200);
    expect((await send('GET', `/api/risks/${lost.id}`)).status).toBe(404);
    expect(await (await send('GET', `/api/shared-views/${sharedView.id}`)).json()).toEqual({ ...sharedView, ...view });
    expect(await Array.fromAsync(store.blobs.read(ada.organizationId, 'file'))).toEqual([Buffer.of(1, 2, 3)]);

    const sentBefore = receiver.received.length;
    const after = await add('After the restoration', send);
    await expect.poll(() => receiver.received.length).toBe(sentBefore + 1);
    const { body, headers } = receiver.received.at(-1) as ReceivedMessage;
    expect(new Verifier(webhook.secret).verify(body, headers as Record<string, string>)).toMatchObject({
      type: 'risk.created',
      data: { id: after.id },
    });
    await expect.poll(() => states(send)).toEqual(['delivered', 'delivered']);
    expect(await store.audit(ada.organizationId).verify()).toMatchObject({ ok: true });
  } finally {
    await app.close();
    await store.close();
  }
});
