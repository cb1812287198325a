import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { FILE_HOURS, type Job } from '@parapet/contracts';
import { newRisk } from '@parapet/contracts/rules';
import type { MemberDoc, RiskDoc } from '../../collections.ts';
import { allStores } from '../../store/testing.ts';
import { openApi, SMALL_JOBS, problemOf, type Person, type TestApi } from '../../testing/api.ts';
import { JOBS, type JobDoc } from '../jobs/job-doc.ts';

const RISKS = 2 * SMALL_JOBS.exports;

describe.each(allStores)('exports of long lists on $name', (on) => {
  let api: TestApi;
  let ada: Person;
  beforeAll(async () => {
    api = await openApi(on, { atOnce: SMALL_JOBS });
    ada = await api.person('ada@example.com');
    const titles = Array.from({ length: RISKS }, (_, index) => `Risk ${String(index).padStart(5, '0')}`);
    for (let at = 0; at < RISKS; at += 100)
      await api.store.transaction(ada.organizationId, { id: ada.userId }, async (tx) => {
        for (const title of titles.slice(at, at + 100))
          await tx
            .collection<RiskDoc>('risks')
            .insertOne(newRisk({ organization_id: ada.organizationId, title }, ada.userId));
      });
  });
  afterAll(() => api.close());

  const read = async (answer: Response): Promise<Job> => (await answer.json()) as Job;
  const ask = (more = '', who = ada) =>
    who.send('GET', `/api/risks/export?organization_id=${ada.organizationId}&sort=title${more}`);
  async function started(more = '', who = ada): Promise<Job> {
    const answer = await ask(more, who);
    expect(answer.status).toBe(202);
    return read(answer);
  }
  const jobOf = async (id: string, who = ada) => read(await who.send('GET', `/api/me/jobs/${id}`));
  async function ended(id: string, who = ada): Promise<Job> {
    const isOver = async () => ['done', 'failed', 'canceled'].includes((await jobOf(id, who)).state);
    await expect.poll(isOver, { timeout: 600_000, interval: 20 }).toBe(true);
    return jobOf(id, who);
  }
  const fileOf = (id: string, who = ada) => who.send('GET', `/api/me/jobs/${id}/file`);
  const files = () => api.store.blobs.list(ada.organizationId);
  const stored = (id: string) => api.store.system<JobDoc>(JOBS).get(id);

  test('become a job, whose file its person alone can download until it expires', async () => {
    const job = await started();
    expect(job).toMatchObject({ kind: 'export', entity: 'risks', file: null, can_undo: false });
    const done = await ended(job.id);
    expect(done).toMatchObject({ state: 'done', problem: null, file: { name: job.title } });
    const hours = (Date.parse(done.file?.expires_at ?? '') - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(FILE_HOURS - 1);
    expect(hours).toBeLessThanOrEqual(FILE_HOURS);
    const answer = await fileOf(job.id);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${job.title}"`);
    const text = await answer.text();
    expect(done.file?.size).toBe(new TextEncoder().encode(`\u{FEFF}${text}`).length);
    const titles = text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => /Risk \d{5}/.exec(line)?.[0]);
    expect(titles).toEqual(Array.from({ length: RISKS }, (_, index) => `Risk ${String(index).padStart(5, '0')}`));

    const bob = await api.colleague(ada, 'bob@example.com', 'admin');
    expect((await fileOf(job.id, bob)).status).toBe(404);

    // A day later.
    const past = new Date(Date.now() - 1000).toISOString();
    const { file } = (await stored(job.id)) ?? {};
    await api.store
      .system<JobDoc>(JOBS)
      .updateOne({ _id: job.id }, { $set: { worker_until: past, file: file && { ...file, expires_at: past } } });
    expect((await problemOf(await fileOf(job.id))).code).toBe('file_not_found');
    await expect.poll(files).toEqual([]);
    await expect.poll(() => jobOf(job.id)).toMatchObject({ state: 'done', file: { expires_at: null } });
  });

  test('are not made in the background when the filters leave few', async () => {
    const answer = await ask('&q=00017');
    expect([answer.status, (await answer.text()).trim().split('\r\n').length]).toEqual([200, 2]);
  });

  test('that are canceled leave no file', async () => {
    const { id } = await started('&format=xlsx');
    expect((await ada.send('POST', `/api/me/jobs/${id}/cancel`)).status).toBe(200);
    expect(await ended(id)).toMatchObject({ state: 'canceled', file: null });
    await expect.poll(files).toEqual([]);
    expect((await fileOf(id)).status).toBe(404);
  });

  test('leave no file of a process that died, and are made anew', async () => {
    const { blobs } = api.store;
    const write = blobs.write.bind(blobs);
    const isTaken = Promise.withResolvers<void>();
    vi.spyOn(blobs, 'write').mockImplementationOnce(async (...file) => {
      await isTaken.promise;
      return write(...file);
    });
    const { id } = await started();
    await expect.poll(async () => (await stored(id))?.blob, { interval: 5 }).toBeDefined();
    const first = (await stored(id))?.blob;
    await api.store
      .system<JobDoc>(JOBS)
      .updateOne({ _id: id }, { $set: { worker: 'another', worker_until: new Date().toISOString() } });
    isTaken.resolve();
    expect(await ended(id)).toMatchObject({ state: 'done' });
    const second = (await stored(id))?.blob;
    expect(second).not.toBe(first);
    await expect.poll(files).toEqual([second]);
    await ada.send('POST', `/api/me/jobs/${id}/cancel`);
  });

  test('cannot be downloaded once their person may see something else', async () => {
    const eve = await api.colleague(ada, 'eve@example.com', 'risk_manager');
    const { id } = await started('', eve);
    expect(await ended(id, eve)).toMatchObject({ state: 'done' });
    const members = api.store.org(ada.organizationId, { id: 'test' }).collection<MemberDoc>('members');
    await members.updateOne({ user_id: eve.userId }, { $set: { role: 'stakeholder' } });
    const problem = await problemOf(await fileOf(id, eve));
    expect([problem.status, problem.code]).toEqual([403, 'role_not_allowed']);
  });
});
