/** People who are responsible for actions of plans are links like any other. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MemberInvitation, TreatmentPlan } from '@parapet/contracts';
import type { TreatmentPlanDoc } from '../../collections.ts';
import { allStores } from '../../store/testing.ts';
import { openApi, problemOf, type Person, type TestApi } from '../../testing/api.ts';
import { addFlow, addPlan, planFor } from '../../testing/flows.ts';
import { made } from '../../testing/items.ts';

describe.each(allStores)('who is responsible for an action of a plan, on $name', (on) => {
  let api: TestApi;
  let ada: Person;

  beforeAll(async () => {
    api = await openApi(on);
    ada = await api.person('ada@example.com');
  });
  afterAll(() => api.close());

  const change = (id: string, body: object) => ada.send('PATCH', `/api/treatment-plans/${id}`, body);
  const read = async (id: string): Promise<TreatmentPlan> =>
    made(await ada.client.GET('/api/treatment-plans/{id}', { params: { path: { id } } }));
  const responsible = async (id: string) => (await read(id)).actions.map((action) => action.responsible);
  const holdings = async (id: string) =>
    Object(await (await ada.send('GET', `/api/organizations/${ada.organizationId}/members/${id}/holdings`)).json());
  const assigned = async (who: Person) =>
    Object(await (await who.send('GET', `/api/dashboard/assigned?organization_id=${who.organizationId}`)).json());

  test('must be a member; an e-mail address becomes their id', async () => {
    const { id } = await addPlan(ada, {
      actions: [{ title: 'Ask', responsible: 'ADA@example.com' }, { title: 'Call' }],
    });
    expect(await responsible(id)).toEqual([ada.userId, '']);
    const refused = await change(id, {
      actions: [
        { title: 'Ask', responsible: ada.userId },
        { title: 'Call', responsible: 'Bob' },
        { title: 'Wait', responsible: 'carla@example.com' },
      ],
    });
    expect(await problemOf(refused)).toMatchObject({
      status: 400,
      code: 'unknown_reference',
      errors: [{ path: '/actions/1/responsible' }, { path: '/actions/2/responsible' }],
    });
    expect(
      (
        await ada.send('POST', '/api/treatment-plans', {
          organization_id: ada.organizationId,
          risk_id: (await read(id)).risk_id,
          actions: [{ title: 'Ask', responsible: 'Bob' }],
        })
      ).status,
    ).toBe(400);
    const flow = await addFlow(ada);
    const completion = { treatment_plan: planFor(ada.userId), actions: [{ title: 'Ask', responsible: 'Bob' }] };
    expect(await problemOf(await ada.send('PATCH', `/api/risk-flows/${flow.id}/complete`, completion))).toMatchObject({
      errors: [{ path: '/actions/0/responsible' }],
    });
  });

  test('stays as it is stored, even if the person has left or was only named', async () => {
    const { id } = await addPlan(ada);
    const actions = [
      {
        id: 'a1',
        title: 'Ask',
        description: '',
        responsible: 'The carrier',
        dueDate: null,
        status: 'pending' as const,
      },
    ];
    await api.store
      .org(ada.organizationId, { id: 'test' })
      .collection<TreatmentPlanDoc>('treatment_plans')
      .updateOne({ _id: id }, { $set: { actions } });
    expect((await change(id, { actions: [{ ...actions[0], title: 'Ask again' }] })).status).toBe(200);
    expect(await responsible(id)).toEqual(['The carrier']);
  });

  test('is somebody who was invited, and still is when they have joined', async () => {
    const answer = await ada.send('POST', `/api/organizations/${ada.organizationId}/members`, {
      email: 'guest@example.com',
      role: 'risk_manager',
    });
    // The contract check has validated the type.
    const { member, invitation_url } = (await answer.json()) as MemberInvitation;
    const { id } = await addPlan(ada, {
      actions: [
        { title: 'Ask', responsible: member.user_id, dueDate: '2026-03-01' },
        { title: 'Call', responsible: ada.userId },
        { title: 'Wait', responsible: 'guest@example.com' },
      ],
    });
    expect(await responsible(id)).toEqual([member.user_id, ada.userId, member.user_id]);
    const guest = await api.stranger('guest@mail.example');
    expect(
      (
        await guest.send('POST', '/api/invitations/accept', {
          token: new URL(invitation_url).hash.replace('#invitation=', ''),
        })
      ).status,
    ).toBe(200);
    expect(await responsible(id)).toEqual([guest.userId, ada.userId, guest.userId]);
    expect(await assigned({ ...guest, organizationId: ada.organizationId })).toMatchObject({
      items: [
        { kind: 'action', title: 'Ask' },
        { kind: 'action', title: 'Wait' },
      ],
      total: 2,
    });
  });

  test('is counted when they leave, and what is open is handed over', async () => {
    const ben = await api.colleague(ada, 'ben@example.com', 'risk_manager');
    const { id } = await addPlan(ada, {
      actions: [
        { title: 'Open', responsible: ben.userId },
        { title: 'Done', responsible: ben.userId, status: 'completed' },
        { title: 'Other', responsible: ada.userId },
      ],
    });
    await addPlan(ada, { actions: [{ title: 'Done', responsible: ben.userId, status: 'completed' }] });
    expect(await holdings(ben.userId)).toMatchObject({ treatment_plans: 1 });
    expect(
      (
        await ada.send(
          'DELETE',
          `/api/organizations/${ada.organizationId}/members/${ben.userId}?hand_over_to=${ada.userId}`,
        )
      ).status,
    ).toBe(204);
    expect(await responsible(id)).toEqual([ada.userId, ben.userId, ada.userId]);
    expect((await assigned(ada)).items.map(({ title }: { title: string }) => title)).toContain('Open');
  });
});
