/** An import goes on where it was when its process was killed, and imports each row once. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Job } from '@parapet/contracts';
import { collections } from '../../store-spec.ts';
import { migrations } from '../../migrations.ts';
import { openStore } from '../../store/open-store.ts';
import type { Doc } from '../../store/port.ts';
import { allStores, type TestStore } from '../../store/testing.ts';
import { fullTestSize, sized } from '../../testing/flags.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { startService, type Service } from './service.ts';

/** Just above the rows of a request. */
const ROWS = sized({ default: 1020, full: 50_000 });
/** MongoDB takes long for this; there one kill shows what differs. */
const KILLS = { embedded: [0.1, 0.5], mongodb: [0.3] };
const ORIGIN = 'http://localhost:8080';
/** Longest that a request may take (ms) while the import goes on; how long it takes depends on the machine, so only the full size shows it. */
const LONGEST = 2000;

describe.each(allStores)('an import on $name', (on) => {
  let opened: TestStore;
  let headers: Record<string, string>;
  let folder: string;
  let organization = '';
  let service: Service | undefined;
  let longest = 0;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parapet-killed-'));
    opened = await on.open(collections, migrations);
    const session = await signedIn(opened.store, 'ada@example.com');
    headers = { ...session.headers, origin: ORIGIN };
    await opened.store.close();
  });
  afterEach(async () => {
    await service?.kill();
    opened.store = await openStore(opened.options, collections, migrations);
    await opened.close();
    await rm(folder, { recursive: true });
  });

  async function begin(): Promise<void> {
    const { dataDir, mongodbUrl } = opened.options;
    service = await startService({
      RATE_LIMIT: '1000000',
      // On MongoDB it keeps the key of the seals there.
      DATA_DIR: mongodbUrl === undefined ? dataDir : folder,
      ...(mongodbUrl !== undefined && { MONGODB_URL: mongodbUrl }),
    });
  }
  async function ask<T>(method: string, path: string, body?: string, type = 'application/json'): Promise<T> {
    const started = performance.now();
    const answer = await fetch(`${service?.origin}${path}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { body }),
    });
    const json: unknown = await answer.json();
    longest = Math.max(longest, performance.now() - started);
    // What the service answers was checked against the contract by other tests.
    return json as T;
  }
  const jobOf = (id: string) => ask<Job>('GET', `/api/me/jobs/${id}`);
  async function until(id: string, is: (job: Job) => boolean): Promise<Job> {
    await expect.poll(async () => is(await jobOf(id)), { timeout: 1_000_000, interval: 50 }).toBe(true);
    return jobOf(id);
  }

  test('that is killed goes on, and imports each row once', { timeout: 1_200_000 }, async () => {
    await begin();
    organization = (await ask<{ id: string }>('POST', '/api/organizations', '{}')).id;
    longest = 0;
    const file = `title\n${Array.from({ length: ROWS }, (_, n) => `Storm ${n}\n`).join('')}`;
    const query = `organization_id=${encodeURIComponent(organization)}&skip_invalid=true`;
    const { id } = await ask<Job>('POST', `/api/risks/import?${query}`, file, 'text/csv');
    for (const part of KILLS[on.name]) {
      await until(id, ({ written }) => written > ROWS * part);
      await service?.kill();
      await begin();
    }
    const done = await until(id, ({ state }) => state === 'done' || state === 'failed');
    expect(done).toMatchObject({ state: 'done', written: ROWS, result: { rows: ROWS, imported: ROWS, wrong: 0 } });
    if (on.name === 'embedded') {
      // Killed while it changes them, it goes on too, and changes each record once.
      const updated = await ask<Job>(
        'POST',
        `/api/risks/import?${query}&existing=update`,
        file.replaceAll('\n', ',high\n').replace('title,high', 'title,severity'),
        'text/csv',
      );
      await until(updated.id, ({ written }) => written > ROWS * 0.3);
      await service?.kill();
      await begin();
      expect(await until(updated.id, ({ state }) => state === 'done' || state === 'failed')).toMatchObject({
        written: ROWS,
        can_undo: false,
        result: { changed: ROWS, imported: 0, unchanged: 0, left_out: 0, wrong: 0 },
      });
    }
    // The double of MongoDB is made for being right, not for being fast.
    if (fullTestSize && on.name === 'embedded') expect(longest).toBeLessThan(LONGEST);
    const verdict = await ask<{ faults: unknown[] }>(
      'GET',
      `/api/audit/verify?organization_id=${encodeURIComponent(organization)}`,
    );
    expect(verdict.faults).toEqual([]);
    await service?.stop();
    service = undefined;
    const store = await openStore(opened.options, collections, migrations);
    const found = await store
      .org(organization, { id: 'test' })
      .collection<Doc & { title: string; severity: string }>('risks')
      .find({});
    expect([found.length, new Set(found.map(({ title }) => title)).size]).toEqual([ROWS, ROWS]);
    if (on.name === 'embedded')
      expect(found.filter(({ version, severity }) => version === 2 && severity === 'high')).toHaveLength(ROWS);
    await store.close();
  });
});
