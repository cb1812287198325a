import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Job } from '@parapet/contracts';
import { newRisk } from '@parapet/contracts/rules';
import type { MemberDoc, RiskDoc } from '../../collections.ts';
import { allStores } from '../../store/testing.ts';
import { openApi, SMALL_JOBS, type Person, type TestApi } from '../../testing/api.ts';
import { JOB_PARTS, JOBS, type JobDoc } from '../jobs/job-doc.ts';

describe.each(allStores)('changes of very many records on $name', (on) => {
  /** The double of MongoDB takes long for each; a few transactions show as much. */
  const RISKS = on.name === 'mongodb' ? 40 : 300;
  let api: TestApi;
  let ada: Person;
  beforeAll(async () => {
    api = await openApi(on, { atOnce: SMALL_JOBS });
  });
  afterAll(() => api.close());
  let turn = 0;
  /** Each test has a register for itself. */
  beforeEach(async () => {
    ada = await api.person(`ada-${(turn += 1)}@example.com`);
    await api.store.transaction(ada.organizationId, { id: ada.userId }, async (tx) => {
      for (let index = 0; index < RISKS; index += 1)
        await tx
          .collection<RiskDoc>('risks')
          .insertOne({
            ...newRisk({ organization_id: ada.organizationId, title: `Risk ${index}` }, ada.userId),
            category: index % 2 === 0 ? 'Even' : 'Odd',
          });
    });
  });

  const risks = () => api.store.org(ada.organizationId, { id: 'test' }).collection<RiskDoc>('risks');
  const send = (body: object, who = ada) =>
    who.send('POST', '/api/risks/bulk', { organization_id: ada.organizationId, ...body });
  const read = async (answer: Response): Promise<Job> => (await answer.json()) as Job;
  async function started(body: object, who = ada): Promise<Job> {
    const answer = await send(body, who);
    expect(answer.status).toBe(202);
    return read(answer);
  }
  const jobOf = async (id: string) => read(await ada.send('GET', `/api/me/jobs/${id}`));
  async function until(id: string, is: (job: Job) => boolean): Promise<Job> {
    await expect.poll(async () => is(await jobOf(id)), { timeout: 600_000, interval: 20 }).toBe(true);
    return jobOf(id);
  }
  const ended = (id: string) => until(id, ({ state }) => ['done', 'failed', 'canceled'].includes(state));
  const cancel = (id: string) => ada.send('POST', `/api/me/jobs/${id}/cancel`);
  const change = { action: 'update', set: { category: 'Reviewed' }, filter: {} };

  test('become a job, which says what was left as it was, and can be undone once', async () => {
    const some = await risks().find({}, { sort: { field: '_id', direction: 1 }, limit: 3 });
    const [kept, archived, edited] = some.map(({ _id }) => _id);
    // The status of an archived risk cannot be set.
    await risks().updateOne({ _id: archived }, { $set: { status: 'archived' } });
    const job = await started({
      action: 'update',
      set: { status: 'accepted', category: 'Reviewed' },
      filter: {},
      except: [kept],
    });
    expect(job).toMatchObject({
      kind: 'bulk',
      entity: 'risks',
      change: { action: 'update', total: RISKS - 1 },
      file: null,
    });
    const done = await ended(job.id);
    expect(done).toMatchObject({
      state: 'done',
      written: RISKS - 2,
      can_undo: true,
      change: { refused: 1, not_found: 0, items: [{ id: archived, problem: { code: 'wrong_state' } }] },
    });
    expect(done.change?.items[0]?.name).toMatch(/^Risk \d+$/);
    expect(await risks().count({ category: 'Reviewed' })).toBe(RISKS - 2);
    expect((await risks().findOne({ _id: kept }))?.category).not.toBe('Reviewed');

    expect((await ada.send('PATCH', `/api/risks/${edited}`, { title: 'Edited' })).status).toBe(200);
    expect((await cancel(job.id)).status).toBe(200);
    expect(await ended(job.id)).toMatchObject({ state: 'canceled', written: 1, problem: null });
    expect(await risks().count({ category: 'Reviewed' })).toBe(1);
    expect(await risks().count({ category: 'Even' })).toBeGreaterThan(RISKS / 2 - 3);
    expect(await risks().count({ status: 'accepted' })).toBe(1);
    expect((await cancel(job.id)).status).toBe(409);
    const { ok, faults } = await api.store.audit(ada.organizationId).verify();
    expect([ok, faults]).toEqual([true, []]);
  });

  test('that are canceled leave nothing changed', async () => {
    const { id } = await started(change);
    await until(id, ({ written }) => written >= 30);
    expect(await (await cancel(id)).json()).toMatchObject({ state: 'canceling', phase: 'undoing' });
    expect(await ended(id)).toMatchObject({ state: 'canceled', written: 0 });
    expect(await risks().count({ category: 'Reviewed' })).toBe(0);
    await expect.poll(() => api.store.system(JOB_PARTS).find({ job: id })).toEqual([]);
  });

  test('go on where they were when another process takes over, and change none twice', async () => {
    const { id } = await started(change);
    const jobs = api.store.system<JobDoc>(JOBS);
    await until(id, ({ written }) => written >= 30);
    // As when the lease of a process that hangs has ended: it notices with its next step.
    await jobs.updateOne({ _id: id }, { $set: { worker: 'another', worker_until: new Date().toISOString() } });
    expect(await ended(id)).toMatchObject({ state: 'done', written: RISKS });
    expect(await risks().count({ version: 2 })).toBe(RISKS);
  });

  test('fail when their person may no longer change records, and say what was done', async () => {
    const bob = await api.colleague(ada, `bob-${turn}@example.com`, 'risk_manager');
    const { id } = await started(change, bob);
    const members = api.store.org(ada.organizationId, { id: 'test' }).collection<MemberDoc>('members');
    await members.updateOne({ user_id: bob.userId }, { $set: { role: 'auditor' } });
    const stored = () => api.store.system<JobDoc>(JOBS).get(id);
    await expect
      .poll(stored, { timeout: 600_000 })
      .toMatchObject({ state: 'failed', problem: { code: 'role_not_allowed' } });
    expect(await risks().count({ category: 'Reviewed' })).toBe((await stored())?.written);
  });

  test('that rename a category cannot be taken back by canceling: it is renamed back', async () => {
    const rename = (from: string, to: string) =>
      ada.send('POST', `/api/organizations/${ada.organizationId}/risk-categories/rename`, { from, to });
    for (const { _id } of await risks().find({ category: 'Odd' }))
      await risks().updateOne({ _id }, { $set: { category: 'Even' } });
    const answer = await rename('Even', 'Straight');
    expect(answer.status).toBe(202);
    const { id } = await read(answer);
    // Recorded while it runs.
    const late = await ada.send('POST', '/api/risks', {
      organization_id: ada.organizationId,
      title: 'Late',
      category: 'even ',
    });
    expect(await late.json()).toMatchObject({ category: 'Straight' });
    expect(await ended(id)).toMatchObject({ state: 'done', written: RISKS, can_undo: false });
    expect((await cancel(id)).status).toBe(409);
    expect(await risks().count({ category: 'Straight' })).toBe(RISKS + 1);
    await ended((await read(await rename('Straight', 'Even'))).id);
    expect(await risks().count({ category: 'Even' })).toBe(RISKS + 1);
  });

  test('that delete cannot be taken back', async () => {
    const { id } = await started({ action: 'delete', filter: {} });
    expect(await ended(id)).toMatchObject({ state: 'done', written: RISKS, can_undo: false });
    expect(await risks().count()).toBe(0);
    expect((await cancel(id)).status).toBe(409);
  });
});
