import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { EXPORT_TYPES, JOBS_AT_ONCE, type Job, type Jobs, type Organization } from '@parapet/contracts';
import { openApi, SMALL_JOBS, type Person, type TestApi } from '../../testing/api.ts';
import { openStream, originOf } from '../../testing/event-stream.ts';
import { BlobsFullError } from '../../store/blobs/blob-port.ts';
import { allStores } from '../../store/testing.ts';
import type { Doc } from '../../store/port.ts';
import { emptyJob, JOB_PARTS, JOBS, NEVER, type JobDoc } from './job-doc.ts';

/** The body of an answer that the contract was checked for. */
const read = async <T>(answer: Response | undefined): Promise<T> => (await answer?.json()) as T;

/** A job ends, however slow the machine is. */
const PATIENCE = 600_000;

describe.each(allStores)('imports of many rows on $name', (on) => {
  /** The double of MongoDB takes long for each; a few transactions show as much. */
  const ROWS = on.name === 'mongodb' ? 80 : 300;
  const list = (name: string) =>
    `title,severity\n${Array.from({ length: ROWS }, (_, n) => `${name} ${n},low\n`).join('')}`;
  let api: TestApi;
  let ada: Person;
  beforeAll(async () => {
    api = await openApi(on, { atOnce: SMALL_JOBS });
    ada = await api.person('ada@example.com');
  });
  afterAll(() => api.close());
  afterEach(async () => {
    // Each test has the organization for itself.
    for (const job of await jobs()) if (!['done', 'failed', 'canceled'].includes(job.state)) await ended(job.id);
  });

  const titled = (search: string) =>
    api.store.org(ada.organizationId, { id: 'test' }).collection<Doc>('risks').count({}, search);
  const send = (file: string, more = '', who = ada, path = 'risks') =>
    who.send('POST', `/api/${path}/import?organization_id=${ada.organizationId}${more}`, file, {
      'content-type': EXPORT_TYPES.csv,
    });
  async function started(file: string, more = '', path = 'risks'): Promise<Job> {
    const answer = await send(file, more, ada, path);
    expect(answer.status).toBe(202);
    const job = await read<Job>(answer);
    expect(answer.headers.get('location')).toBe(`/api/me/jobs/${job.id}`);
    return job;
  }
  const jobOf = async (id: string) => read<Job>(await ada.send('GET', `/api/me/jobs/${id}`));
  const jobs = async () => (await read<Jobs>(await ada.send('GET', '/api/me/jobs'))).items;
  const until = async (id: string, is: (job: Job) => boolean) => {
    await expect.poll(async () => is(await jobOf(id)), { timeout: PATIENCE, interval: 20 }).toBe(true);
    return jobOf(id);
  };
  const ended = (id: string) => until(id, ({ state }) => ['done', 'failed', 'canceled'].includes(state));
  const cancel = (id: string, who = ada) => who.send('POST', `/api/me/jobs/${id}/cancel`);
  /** Nothing is left of a job that could only fill the disk. */
  const expectNothingLeft = (id: string) =>
    expect
      .poll(async () => [
        await api.store.blobs.list(ada.organizationId),
        await api.store.system(JOB_PARTS).find({ job: id }),
      ])
      .toEqual([[], []]);

  test('become a job that says how far it is, and gives the result of an import', async () => {
    const stream = await openStream(`${await originOf(api.app)}/api/events`, { headers: ada.headers });
    const job = await started(`${list('Storm')},low\nStorm 3,low\n`, '&skip_invalid=true&file_name=storms.csv');
    expect(job).toMatchObject({ kind: 'import', entity: 'risks', title: 'storms.csv', result: null, ended_at: null });
    const done = await ended(job.id);
    expect(done).toMatchObject({
      state: 'done',
      written: ROWS,
      problem: null,
      result: { rows: ROWS + 2, right: ROWS, wrong: 1, existing: 1, imported: ROWS, errors: [{ row: ROWS + 2 }] },
    });
    expect(await titled('Storm')).toBe(ROWS);
    expect((await jobs())[0]).toMatchObject({ id: job.id, result: { imported: ROWS, errors: [] } });
    const events = await stream.take(3);
    stream.close();
    const told = events.filter(({ event }) => event === 'job').map(({ data }) => data);
    expect(told[0]).toMatchObject({ id: job.id, state: 'running' });
    await expect.poll(() => api.store.blobs.list(ada.organizationId)).toEqual([]);
  });

  test('that have wrong rows write none of them, and a check writes nothing', async () => {
    const { id } = await started(`${list('Hail')},low\n`);
    expect(await ended(id)).toMatchObject({ state: 'done', written: 0, result: { wrong: 1, imported: 0 } });
    const check = await started(list('Hail'), '&dry_run=true');
    expect(await ended(check.id)).toMatchObject({ kind: 'check', result: { right: ROWS, imported: 0 } });
    expect(await titled('Hail')).toBe(0);
    await expectNothingLeft(id);
  });

  test('of the same file run one at a time', async () => {
    const file = list('Twice');
    const answers = await Promise.all([send(file), send(file), send(file)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 409, 409]);
    const { id } = await read<Job>(answers.find(({ status }) => status === 202));
    await ended(id);
    expect(await titled('Twice')).toBe(ROWS);
    // Once it has ended, the file may be imported again: all of its rows exist.
    const again = await started(file);
    expect(await ended(again.id)).toMatchObject({ state: 'done', written: 0, result: { existing: ROWS } });
  });

  test('are refused when their person has as many jobs as they may', async () => {
    const stored = api.store.system<JobDoc>(JOBS);
    const owner = { organization: ada.organizationId, user_id: ada.userId };
    const busy = Array.from({ length: JOBS_AT_ONCE }, (): JobDoc => ({
      ...emptyJob(owner),
      kind: 'import',
      entity: 'risks',
      state: 'running',
      worker: 'another',
      worker_until: NEVER,
    }));
    for (const job of busy) await stored.put(job);
    const answer = await send(list('More'));
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'too_many_jobs' }]);
    await stored.delete({ worker: 'another' });
    expect(await jobs()).not.toContainEqual(expect.objectContaining({ state: 'waiting' }));
  });

  test('that are canceled leave nothing but what somebody changed', async () => {
    const { id } = await started(list('Flood'), '&skip_invalid=true');
    await until(id, ({ written }) => written >= 40);
    const [risk] = await api.store
      .org(ada.organizationId, { id: 'test' })
      .collection<Doc>('risks')
      .find({ title: 'Flood 7' });
    expect((await ada.send('PATCH', `/api/risks/${risk?._id}`, { severity: 'high' })).status).toBe(200);
    expect(await (await cancel(id)).json()).toMatchObject({ state: 'canceling', phase: 'undoing' });
    // There is a result where all rows were written before the cancellation arrived, which undoes them all the same.
    expect(await ended(id)).toMatchObject({ state: 'canceled', written: 1 });
    expect(await titled('Flood')).toBe(1);
    await expect.poll(() => api.store.blobs.list(ada.organizationId)).toEqual([]);
    const { ok, faults } = await api.store.audit(ada.organizationId).verify();
    expect([ok, faults]).toEqual([true, []]);
  });

  test('that update are canceled without touching what they wrote', async () => {
    const risks = api.store.org(ada.organizationId, { id: 'test' }).collection<Doc>('risks');
    await ended((await started(list('Quake'))).id);
    // New rows come first, so that both kinds are written before it is canceled.
    const [head, ...rows] = list('Quake').replaceAll(',low', ',high').split('\n');
    const file = [head, ...Array.from({ length: 20 }, (_, n) => `Fresh ${n},high`), ...rows].join('\n');
    const { id } = await started(file, '&existing=update&skip_invalid=true');
    await until(id, ({ written }) => written >= 40);
    await cancel(id);
    const job = await ended(id);
    expect(job.can_undo).toBe(false);
    expect(await titled('Quake')).toBe(ROWS);
    expect(await titled('Fresh')).toBe(20);
    const changed = await risks.count({ severity: 'high' }, 'Quake');
    expect(changed + 20).toBe(job.written);
    // None is changed by half, and none back.
    expect(await risks.count({ severity: 'high', version: 2 }, 'Quake')).toBe(changed);
    expect((await cancel(id)).status).toBe(409);
  });

  test('that are done can be undone once, with the records that their rows named', async () => {
    const file = `name,type,risk_level,status,linked_properties\n${Array.from({ length: ROWS }, (_, n) => `Pump ${n},Hardware,High,Active,Valve ${n % 10}\n`).join('')}`;
    const { id } = await started(file, '&create_missing=true', 'assets');
    expect(await ended(id)).toMatchObject({ state: 'done', written: ROWS, result: { missing: 10 } });
    const count = (name: string) =>
      api.store
        .org(ada.organizationId, { id: 'test' })
        .collection<Doc>(name)
        .count({}, name === 'assets' ? 'Pump' : 'Valve');
    expect([await count('assets'), await count('properties')]).toEqual([ROWS, 10]);
    expect((await cancel(id)).status).toBe(200);
    expect(await ended(id)).toMatchObject({ state: 'canceled', written: 0, problem: null });
    expect([await count('assets'), await count('properties')]).toEqual([0, 0]);
    await expectNothingLeft(id);
    expect((await cancel(id)).status).toBe(409);
  });

  test('are seen and canceled by nobody else, and fail when their person may no longer import', async () => {
    const bob = await api.colleague(ada, 'bob@example.com', 'risk_manager');
    const answer = await send(list('Fire'), '&skip_invalid=true', bob);
    const { id } = await read<Job>(answer);
    expect((await ada.send('GET', `/api/me/jobs/${id}`)).status).toBe(404);
    expect((await cancel(id)).status).toBe(404);
    const members = api.store.org(ada.organizationId, { id: 'test' }).collection<Doc>('members');
    await members.updateOne({ user_id: bob.userId }, { $set: { role: 'auditor' } });
    const stored = () => api.store.system<never>(JOBS).get(id);
    await expect
      .poll(stored, { timeout: PATIENCE })
      .toMatchObject({ state: 'failed', problem: { code: 'role_not_allowed' } });
  });

  test('are refused when the files of the organization take all the space that they may', async () => {
    const write = vi.spyOn(api.store.blobs, 'write').mockRejectedValue(new BlobsFullError('full'));
    onTestFinished(() => write.mockRestore());
    const answer = await send(list('Snow'));
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'files_limit' }]);
    expect((await jobs()).filter(({ state }) => state === 'waiting')).toEqual([]);
  });

  test('are erased with their organization', async () => {
    const eve = await api.person(`eve-${on.name}@example.com`);
    const answer = await eve.send('POST', `/api/risks/import?organization_id=${eve.organizationId}`, list('Gone'), {
      'content-type': EXPORT_TYPES.csv,
    });
    const { id } = await read<Job>(answer);
    const organization = await read<Organization>(await eve.send('GET', `/api/organizations/${eve.organizationId}`));
    const name = encodeURIComponent(organization.name);
    expect((await eve.send('DELETE', `/api/organizations/${eve.organizationId}?name=${name}`)).status).toBe(204);
    await expect.poll(() => api.store.system(JOBS).get(id), { timeout: PATIENCE }).toBeNull();
    await expect.poll(() => api.store.blobs.list(eve.organizationId), { timeout: PATIENCE }).toEqual([]);
    const left = api.store.org(eve.organizationId, { id: 'test' }).collection<Doc>('risks');
    await expect.poll(() => left.count(), { timeout: PATIENCE }).toBe(0);
  });
});
