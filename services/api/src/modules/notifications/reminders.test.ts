import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type {
  MemberDoc,
  OrganizationDoc,
  PreferencesDoc,
  TaskDoc,
  TreatmentPlanDoc,
  UserDoc,
} from '../../collections.ts';
import { collections } from '../../store-spec.ts';
import { NOTIFICATIONS, notificationsOf, type NotificationDoc } from '../../notifications.ts';
import type { New, Store } from '../../store/port.ts';
import { allStores, type TestStore } from '../../store/testing.ts';
import { recurring, type Recurring } from '../jobs/testing/recurring.ts';
import { reminderJobs } from './reminders.ts';

const ORG = 'org_1';
const at = (time: string) => Date.parse(`${time}Z`);

describe.each(allStores)('reminders on $name', (on) => {
  let opened: TestStore;
  let store: Store;
  let time: number;
  let reminders: Recurring;

  beforeEach(async () => {
    opened = await on.open(collections, []);
    ({ store } = opened);
    // Far ahead, so that nothing has expired for the clock of the store.
    time = at('2040-03-01T06:59:00');
    await org().collection<OrganizationDoc>('organizations').insertOne({ _id: ORG, name: 'Cedar', domain: 'cedar' });
    await addPerson('ada', 'admin');
    const onError = (error: unknown) => {
      throw error;
    };
    reminders = recurring(store, 'remind', reminderJobs(store, { now: () => time, onError }));
    await reminders.start();
  });
  afterEach(async () => {
    await reminders.close();
    await opened.close();
  });

  const org = () => store.org(ORG, { id: 'test' });
  async function addPerson(user_id: string, role: MemberDoc['role'], timeZone?: string): Promise<void> {
    const member = { user_id, email: `${user_id}@example.com`, role, domains: [], assets: [] };
    await org().collection<MemberDoc>('members').insertOne(member);
    await store.system<UserDoc>('users').put({ _id: user_id, organization: ORG });
    if (timeZone !== undefined)
      await org()
        .collection<PreferencesDoc>('preferences')
        .insertOne({ _id: user_id, preferences: { theme: 'light', language: 'en', timeZone } });
  }
  const addTask = (title: string, due_date: string, more: Partial<New<TaskDoc>> = {}) =>
    org()
      .collection<TaskDoc>('tasks')
      .insertOne({
        title,
        description: '',
        risk_id: null,
        risk_domain_id: null,
        status: 'pending',
        due_date,
        assigned_to: 'ada',
        created_by: 'ben',
        ...more,
      });
  const to = async (time_: string): Promise<void> => {
    time = at(time_);
    await reminders.round();
  };
  const told = async (person = 'ada') =>
    (await store.system<NotificationDoc>(NOTIFICATIONS).find(notificationsOf(person)))
      .toSorted((a, b) => (a._id < b._id ? -1 : 1))
      .map(({ kind, title, count }) => `${kind} ${title ?? count}`);

  test('come in the morning: what is due until tomorrow, and what is overdue since yesterday', async () => {
    await addTask('Call', '2040-03-02');
    await addTask('Later', '2040-03-03');
    await addTask('Done', '2040-03-02', { status: 'completed' });
    await addTask('Of nobody', '2040-03-02', { assigned_to: null });
    await to('2040-02-29T08:00:00');
    expect(await told()).toEqual([]);
    await to('2040-03-01T06:59:00');
    expect(await told()).toEqual([]);
    await to('2040-03-01T07:00:00');
    expect(await told()).toEqual(['due Call']);
    await to('2040-03-01T23:00:00');
    await to('2040-03-02T07:01:00');
    expect(await told()).toEqual(['due Call', 'due Later']);
    await to('2040-03-03T07:00:00');
    expect(await told()).toEqual(['due Call', 'due Later', 'overdue Call']);
  });

  test('are not missed when the clock jumps ahead, and not repeated when it jumps back', async () => {
    await addTask('Call', '2040-03-02');
    await addTask('Write', '2040-03-05');
    await addTask('Post', '2040-03-06');
    await to('2040-03-01T08:00:00');
    expect(await told()).toEqual(['due Call']);
    await to('2040-03-05T09:00:00');
    expect(await told()).toEqual(['due Call', 'overdue Call', 'due 2']);
    await to('2040-03-02T09:00:00');
    await to('2040-03-05T10:00:00');
    expect(await told()).toHaveLength(3);
  });

  test('follow the time zone of the person, or else that of the organization', async () => {
    await addPerson('kim', 'admin', 'Asia/Tokyo');
    await org()
      .collection<OrganizationDoc>('organizations')
      .updateOne({ _id: ORG }, { $set: { time_zone: 'America/Lima' } });
    for (const assigned_to of ['ada', 'kim']) await addTask('Call', '2040-03-02', { assigned_to });
    // Tokyo is 9 hours ahead, Lima 5 behind.
    await to('2040-02-29T21:59:00');
    expect(await told('kim')).toEqual([]);
    await to('2040-02-29T22:01:00');
    expect([await told('kim'), await told()]).toEqual([['due Call'], []]);
    await to('2040-03-01T12:01:00');
    expect([await told('kim'), await told()]).toEqual([['due Call'], ['due Call']]);
  });

  test('name actions of plans, and nothing that the person may not read', async () => {
    await addPerson('cleo', 'grc_domain_manager');
    const action = { id: 'a', title: 'Drill', description: '', dueDate: '2040-03-02', status: 'pending' } as const;
    for (const responsible of ['ada', 'cleo'])
      await org()
        .collection<TreatmentPlanDoc>('treatment_plans')
        .insertOne({
          risk_id: 'r1',
          risk_flow_id: null,
          risk_domain_id: 'treasury',
          title: 'Plan',
          description: '',
          assigned_to: '',
          priority: 'medium',
          estimated_cost: '',
          timeline: '',
          actions: [{ ...action, responsible }],
          status: 'draft',
          created_by: 'ben',
          completed_at: null,
        });
    await to('2040-03-01T08:00:00');
    expect([await told(), await told('cleo')]).toEqual([['due Drill'], []]);
  });

  test('are sent once by several processes, and by the others when one ends', async () => {
    for (let n = 0; n < 5; n += 1) {
      await addPerson(`p${n}`, 'admin');
      await addTask('Call', '2040-03-02', { assigned_to: `p${n}` });
    }
    const [first] = [await reminders.start(), await reminders.start()];
    await to('2040-03-01T08:00:00');
    for (let n = 0; n < 5; n += 1) expect(await told(`p${n}`)).toEqual(['due Call']);
    await first.close();
    await addTask('Write', '2040-03-03', { assigned_to: 'p0' });
    await to('2040-03-02T08:00:00');
    await to('2040-03-02T09:00:00');
    expect(await told('p0')).toEqual(['due Call', 'due Write']);
  });
});
