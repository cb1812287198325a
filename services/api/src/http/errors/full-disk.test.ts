import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IDLE, type SessionDoc } from '../../identity/sessions.ts';
import { openApi, type Person, type TestApi } from '../../testing/api.ts';
import { embedded } from '../../store/testing.ts';

let api: TestApi;
let ada: Person;
beforeEach(async () => {
  api = await openApi(embedded);
  ada = await api.person('ada@example.com');
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await api.close();
});

/** As on a full disk, until the returned mock is restored. */
function fillDisk(): { mockRestore: () => void } {
  const run = DatabaseSync.prototype.exec;
  return vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function exec(this: DatabaseSync, sql: string) {
    if (sql === 'COMMIT') throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
    run.call(this, sql);
  });
}

test('on a full disk people can sign out, and stay signed out once there is space', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const sessions = () => api.store.system('sessions').find({ user_id: ada.userId });
  const full = fillDisk();
  const answer = await ada.send('POST', '/api/auth/logout');
  expect([answer.status, await answer.json()]).toEqual([200, { end_session_url: null }]);
  expect(answer.headers.get('set-cookie')).toMatch(/^parapet=; Max-Age=0/);
  // Whoever copied the cookie is not signed in either.
  expect((await ada.send('GET', '/api/me')).status).toBe(401);
  expect((await ada.send('POST', '/api/auth/logout')).status).toBe(200);
  expect(await sessions()).toHaveLength(1);
  full.mockRestore();
  vi.advanceTimersByTime(60_000);
  await expect.poll(sessions).toEqual([]);
  expect((await ada.send('GET', '/api/me')).status).toBe(401);
});

test('on a full disk a session that has expired is over, as usual', async () => {
  await api.store
    .system<SessionDoc>('sessions')
    .updateOne({ user_id: ada.userId }, { $set: { seen_at: new Date(Date.now() - IDLE).toISOString() } });
  fillDisk();
  expect((await ada.send('GET', '/api/me')).status).toBe(401);
});

test('on a full disk, changes get storage_full, reads still work, and the readiness check fails', async () => {
  const add = (title: string) => ada.send('POST', '/api/risks', { organization_id: ada.organizationId, title });
  expect((await add('Fire')).status).toBe(201);
  const full = fillDisk();
  const refused = await add('Flood');
  expect(refused.status).toBe(507);
  expect(await refused.json()).toMatchObject({ code: 'storage_full', title: 'Insufficient Storage' });
  expect(await (await ada.send('GET', '/api/risks?organization_id=' + ada.organizationId)).json()).toMatchObject({
    total: 1,
  });
  const ready = await ada.send('GET', '/api/health/ready');
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({ code: 'storage_full' });
  expect((await ada.send('GET', '/api/health/live')).status).toBe(200);
  full.mockRestore();
  expect((await ada.send('GET', '/api/health/ready')).status).toBe(200);
  expect((await add('Flood')).status).toBe(201);
});
