import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openApi, type Person, type TestApi } from '../../testing/api.ts';
import { embedded } from '../../store/testing.ts';

let api: TestApi;
let ada: Person;
beforeEach(async () => {
  api = await openApi(embedded);
  ada = await api.person('ada@example.com');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await api.close();
});

test('on a full disk, changes get storage_full, reads still work, and the readiness check fails', async () => {
  const add = (title: string) => ada.send('POST', '/api/risks', { organization_id: ada.organizationId, title });
  expect((await add('Fire')).status).toBe(201);
  const run = DatabaseSync.prototype.exec;
  const full = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function exec(this: DatabaseSync, sql: string) {
    if (sql === 'COMMIT') throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
    run.call(this, sql);
  });
  const refused = await add('Flood');
  expect(refused.status).toBe(507);
  expect(await refused.json()).toMatchObject({ code: 'storage_full', title: 'Insufficient Storage' });
  expect(await (await ada.send('GET', '/api/risks?organization_id=' + ada.organizationId)).json()).toMatchObject({ total: 1 });
  const ready = await ada.send('GET', '/api/health/ready');
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({ code: 'storage_full' });
  expect((await ada.send('GET', '/api/health/live')).status).toBe(200);
  full.mockRestore();
  expect((await ada.send('GET', '/api/health/ready')).status).toBe(200);
  expect((await add('Flood')).status).toBe(201);
});
