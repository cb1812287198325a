import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AiChatReply, TaskSummary, WorkSummary } from '@parapet/contracts';
import { openApi, problemOf, type Person, type TestApi } from '../testing/api.ts';
import { stores } from '../store/testing.ts';

/** In Kiritimati it is already the 2nd of March, in Niue still the 1st. */
const NOON = new Date('2026-03-01T11:30:00Z');
const [EARLY, LATE] = ['Pacific/Kiritimati', 'Pacific/Niue'];

describe.each(stores)('the day of the reader on $name', (on) => {
  let api: TestApi;
  let ada: Person;
  beforeAll(async () => {
    vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
    api = await openApi(on);
    ada = await api.person('ada@example.com');
    await ada.send('POST', '/api/tasks', { title: 'Call', due_date: '2026-03-01' });
  });
  afterAll(async () => {
    vi.useRealTimers();
    await api.close();
  });

  const get = async <T>(path: string, zone?: string): Promise<T> =>
    (await (await ada.send('GET', path, undefined, zone === undefined ? {} : { 'time-zone': zone })).json()) as T;
  const overdue = async (zone?: string) => {
    const [tasks, work, { total }] = await Promise.all([
      get<TaskSummary>('/api/tasks/summary', zone),
      get<WorkSummary>(`/api/dashboard/work?organization_id=${ada.organizationId}`, zone),
      get<{ total: number }>('/api/tasks?due=overdue', zone),
    ]);
    return [tasks.overdue, work.tasks.overdue, total];
  };
  const setZone = (time_zone: string) => ada.send('PATCH', `/api/organizations/${ada.organizationId}`, { time_zone });

  test('is that of the time zone that the client names', async () => {
    expect([await overdue(EARLY), await overdue(LATE), await overdue(), await overdue('Mars/Olympus')]).toEqual([
      [1, 1, 1],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]);
    const exported = async (zone: string) =>
      (
        await (
          await ada.send(
            'GET',
            `/api/tasks/export?organization_id=${ada.organizationId}&format=csv&due=overdue`,
            undefined,
            { 'time-zone': zone },
          )
        ).text()
      ).split('\r\n').length;
    expect((await exported(EARLY)) - (await exported(LATE))).toBe(1);
  });

  test('is that by which the assistant answers', async () => {
    const asked = async (zone: string) =>
      (
        (await (
          await ada.send(
            'POST',
            '/api/ai/chat',
            { messages: [{ role: 'user', content: 'What is overdue?' }] },
            { 'time-zone': zone },
          )
        ).json()) as AiChatReply
      ).content;
    expect(await asked(EARLY)).toMatch(/\*\*1 task\*\*/);
    expect(await asked(LATE)).toMatch(/Nothing is overdue/);
  });

  test('is the day on which an assessment was reviewed', async () => {
    const add = async (path: string, body: object, zone: string) =>
      (await (
        await ada.send('POST', `/api/${path}`, { organization_id: ada.organizationId, ...body }, { 'time-zone': zone })
      ).json()) as { id: string; scenario_assessments?: Record<string, { last_reviewed: string }> };
    const template = await add('risk-scenario-templates', { name: 'Short', category: 'x', fields: [] }, EARLY);
    const scenario = await add('risk-scenarios', { title: 'Theft', description: 'x', template_id: template.id }, EARLY);
    const reviewed = async (zone: string) => {
      const risk = await add('risks', { title: 'Outage', selected_scenarios: [scenario.id] }, zone);
      const flow = await add(
        'risk-flows',
        {
          risk_id: risk.id,
          selected_scenarios: [scenario.id],
          scenario_assessments: { [scenario.id]: { likelihood: 3, impact: 3 } },
        },
        zone,
      );
      return flow.scenario_assessments?.[scenario.id]?.last_reviewed;
    };
    expect([await reviewed(EARLY), await reviewed(LATE)]).toEqual(['2026-03-02', '2026-03-01']);
  });

  test('of a client that names none is that of the person, or else of the organization', async () => {
    expect(await (await setZone(EARLY)).json()).toMatchObject({ id: ada.organizationId, time_zone: EARLY });
    expect(await overdue()).toEqual([1, 1, 1]);
    expect((await ada.send('PATCH', '/api/me/preferences', { timeZone: LATE })).status).toBe(200);
    expect([await overdue(), await overdue(EARLY)]).toEqual([
      [0, 0, 0],
      [1, 1, 1],
    ]);
    expect((await ada.send('PATCH', '/api/me/preferences', { timeZone: null })).status).toBe(200);
    expect(await overdue()).toEqual([1, 1, 1]);
  });

  test('of an organization is set by its admins, to a time zone that exists', async () => {
    const unknown = await setZone('Mars');
    expect([unknown.status, (await problemOf(unknown)).errors?.[0]?.path]).toEqual([400, '/time_zone']);
    expect((await ada.send('PATCH', '/api/me/preferences', { timeZone: 'Mars' })).status).toBe(400);
    const auditor = await api.colleague(ada, 'auditor@example.com', 'auditor');
    expect((await auditor.send('PATCH', `/api/organizations/${ada.organizationId}`, { time_zone: LATE })).status).toBe(
      403,
    );
    expect(
      (await ada.send('PATCH', '/api/organizations/org_other.example_000000000000', { time_zone: LATE })).status,
    ).toBe(403);
  });
});
