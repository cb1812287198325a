/** Seals are posted to an address outside. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { assertResponse } from '@parapet/contracts/testing';
import { openStore } from '../../open-store.ts';
import type { Store } from '../../port.ts';
import { allStores, type TestStore } from '../../testing.ts';
import { ACTOR, spec, type Item } from '../../testing/spec.ts';

const MINUTE = 60_000;

describe.each(allStores)('posting seals from $name', (on) => {
  let opened: TestStore;
  let server: Server;
  let url: string;
  /** What the address answers with; null for no answer. */
  let status: number | null;
  /** The organization whose seals it refuses. */
  let refused: string | null;
  /** It answers after this. */
  let answering: Promise<void>;
  let received: { number: number; organization_id: string }[];
  const warned = vi.fn<(message: string | Error) => void>();
  beforeEach(async () => {
    [status, refused, answering, received] = [204, null, Promise.resolve(), []];
    server = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk) => void (text += String(chunk)));
      request.on('end', () => {
        if (status === null) return;
        const seal = JSON.parse(text);
        if (seal.organization_id === refused) return void response.writeHead(413).end();
        if (status === 204) received.push(seal);
        const code = status;
        void answering.then(() => response.writeHead(code).end());
      });
    }).listen(0, '127.0.0.1');
    await new Promise((done) => server.once('listening', done));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret-path`;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    warned.mockReset();
    vi.spyOn(process, 'emitWarning').mockImplementation(warned);
    opened = await on.open(spec);
    await reopen();
  });
  afterEach(async () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    await opened.close();
    server.closeAllConnections();
    server.close();
  });

  async function reopen(): Promise<void> {
    await opened.store.close();
    opened.store = await openStore({ ...opened.options, sealUrl: url }, spec, []);
  }
  const change = (store: Store, organization = 'org-a') =>
    store.org(organization, ACTOR).collection<Item>('items').insertOne({ title: 'x' });
  const isSealed = (seals: number) =>
    vi.waitFor(async () => expect((await opened.store.audit('org-a').verify()).seals).toBe(seals), { timeout: 10_000 });
  const numbers = () => received.map(({ number }) => number);
  const eventually = (expected: number[]) => vi.waitFor(() => expect(numbers()).toEqual(expected), { timeout: 10_000 });

  test('posts each once it is made, as the API shows it', async () => {
    await change(opened.store);
    vi.advanceTimersByTime(MINUTE);
    await eventually([1]);
    expect(received[0]).toEqual({ organization_id: 'org-a', ...(await opened.store.audit('org-a').newestSeal()) });
    assertResponse('getNewestSeal', {
      status: 200,
      contentType: 'application/json',
      body: JSON.stringify(received[0]),
    });
    await change(opened.store);
    vi.advanceTimersByTime(MINUTE);
    await eventually([1, 2]);
    expect(warned).not.toHaveBeenCalled();
  });

  test('goes on sealing while the address fails or does not answer, says so once, and posts the newest later', async () => {
    status = 500;
    await change(opened.store);
    vi.advanceTimersByTime(MINUTE);
    await isSealed(1);
    await vi.waitFor(() => expect(warned).toHaveBeenCalledTimes(1), { timeout: 10_000 });
    expect(warned.mock.calls[0]?.[0]).toContain(
      `Seals cannot be posted to ${new URL(url).origin}, which is tried again every minute: it answers with 500`,
    );
    expect(String(warned.mock.calls)).not.toContain('secret-path');
    status = null;
    await change(opened.store);
    vi.advanceTimersByTime(MINUTE);
    await isSealed(2);
    expect(numbers()).toEqual([]);
    // What is being posted does not hold the end up.
    await reopen();
    status = 204;
    vi.advanceTimersByTime(MINUTE);
    await eventually([2]);
  });

  test('posts a seal that is made while the one before is being posted', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    answering = promise;
    await change(opened.store);
    vi.advanceTimersByTime(MINUTE);
    await eventually([1]);
    await change(opened.store);
    vi.advanceTimersByTime(MINUTE);
    await isSealed(2);
    resolve();
    await eventually([1, 2]);
    expect(warned).not.toHaveBeenCalled();
  });

  test('posts the seals of others when those of one organization are refused', async () => {
    /** An attempt that is still under way is not repeated at once; and what else happens every minute must come to an end. */
    const afterMinutes = (organizations: string[]) =>
      vi.waitFor(
        () => {
          vi.advanceTimersByTime(MINUTE);
          expect(received.map(({ organization_id }) => organization_id)).toEqual(organizations);
        },
        { timeout: 30_000, interval: 700 },
      );
    refused = 'org-a';
    for (const organization of ['org-a', 'org-b']) await change(opened.store, organization);
    await afterMinutes(['org-b']);
    refused = null;
    await afterMinutes(['org-b', 'org-a']);
    expect(warned.mock.calls[0]?.[0]).toContain('it answers with 413');
  });

  test('says that posting works again', async () => {
    status = 500;
    await change(opened.store);
    vi.advanceTimersByTime(MINUTE);
    await vi.waitFor(() => expect(warned).toHaveBeenCalledTimes(1), { timeout: 10_000 });
    status = 204;
    vi.advanceTimersByTime(MINUTE);
    await eventually([1]);
    await vi.waitFor(() => expect(warned.mock.lastCall?.[0]).toContain('Seals are posted to'), { timeout: 10_000 });
  });

  test('says that a posted seal was removed', async () => {
    await change(opened.store);
    vi.advanceTimersByTime(MINUTE);
    await eventually([1]);
    await change(opened.store);
    vi.advanceTimersByTime(MINUTE);
    await eventually([1, 2]);
    for (const number of ['0000000001', '0000000002']) await opened.raw.tamper('_seals', 'org-a', number, () => null);
    await change(opened.store);
    vi.advanceTimersByTime(MINUTE);
    await vi.waitFor(() => expect(warned.mock.calls[0]?.[0]).toContain('Seal 2 of the organization org-a was posted'), {
      timeout: 10_000,
    });
  });
});
