import { expect, it, onTestFinished, vi } from 'vitest';
import { ApiError } from '../data/failures/api-error.ts';
import { connectApi } from '../data/connection.ts';
import { firstRecordAccess, recordAccess, SAVE_LIMIT } from './record-access.ts';

const STORED = { id: 't1', version: 3, name: 'Ours', description: 'd', framework: 'GDPR', domain_id: null, steps: [] };

/** Records every request, and answers each with the stored record. */
function answerWith(record: object): string[] {
  const sent: string[] = [];
  const disconnect = connectApi({
    fetch: async (request) => {
      sent.push(`${request.method} ${request.headers.get('if-match') ?? '-'} ${await request.text()}`);
      return Response.json(record);
    },
  });
  onTestFinished(disconnect);
  return sent;
}

it('a PATCH sends the changes alone', async () => {
  const sent = answerWith(STORED);
  await recordAccess('updateRisk', 't1').patch({ title: 'New' }, 3);
  expect(sent).toEqual(['PATCH "3" {"title":"New"}']);
});

it('a PUT sends the changes with the rest of the record as it is stored, for the version that was edited', async () => {
  const sent = answerWith(STORED);
  await recordAccess('updateGrcTemplate', 't1').patch({ name: 'New' }, 2);
  expect(sent).toEqual(['GET - ', `PUT "2" ${JSON.stringify({ ...STORED, name: 'New' })}`]);
});

it('a request that nobody answers is over after a time, as without a connection', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  onTestFinished(connectApi({ fetch: () => new Promise(() => {}) }));
  const saving = recordAccess('updateRisk', 't1')
    .patch({ title: 'New' }, 3)
    .catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(SAVE_LIMIT);
  expect(await saving).toMatchObject({ status: 0, code: 'network_error' });
});

const exists = new ApiError({
  type: 'about:blank',
  title: 'Conflict',
  status: 409,
  code: 'wrong_state',
  request_id: 'r',
});

it('the first save creates the record, and later ones change it', async () => {
  const sent = answerWith({ ...STORED, version: 4 });
  const created: object[] = [];
  const access = firstRecordAccess('updateTask', null, {
    create: async (changes) => {
      created.push(changes);
      return { id: 't1', version: 1 };
    },
    find: async () => null,
  });
  await expect(access.load()).rejects.toMatchObject({ status: 404 });
  expect(await access.patch({ title: 'First' }, 0)).toMatchObject({ id: 't1' });
  await access.patch({ title: 'Second' }, 1);
  expect([created, sent]).toEqual([[{ title: 'First' }], ['PATCH "1" {"title":"Second"}']]);
});

it('a record that somebody else created first is a newer version of it', async () => {
  const sent = answerWith(STORED);
  const access = firstRecordAccess('updateTask', null, {
    create: () => Promise.reject(exists),
    find: async () => ({ id: 't1', version: 3 }),
  });
  await expect(access.patch({ title: 'Mine' }, 0)).rejects.toMatchObject({ status: 412 });
  expect(await access.load()).toEqual(STORED);
  await access.patch({ title: 'Mine' }, 3);
  expect(sent).toEqual(['GET - ', 'PATCH "3" {"title":"Mine"}']);
});

it('a refused creation stays refused when there is no record', async () => {
  const access = firstRecordAccess('updateTask', null, {
    create: () => Promise.reject(exists),
    find: async () => null,
  });
  await expect(access.patch({ title: 'Mine' }, 0)).rejects.toBe(exists);
});

it('a creation is tried again when what it goes through was changed meanwhile', async () => {
  const changed = new ApiError({
    type: 'about:blank',
    title: 'Changed',
    status: 412,
    code: 'version_conflict',
    request_id: 'r',
  });
  let tries = 0;
  const access = firstRecordAccess('updateTask', null, {
    create: async () => {
      tries += 1;
      if (tries === 1) throw changed;
      return { id: 't1', version: 1 };
    },
    find: async () => null,
  });
  expect([await access.patch({ title: 'Mine' }, 0), tries]).toEqual([{ id: 't1', version: 1 }, 2]);
});
