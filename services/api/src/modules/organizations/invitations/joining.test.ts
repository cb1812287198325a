import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MemberInvitation } from '@parapet/contracts';
import { linksTo } from '@parapet/contracts/links';
import type { Doc } from '../../../store/port.ts';
import { addFlow, addPlan, planFor, recordRisk } from '../../../testing/flows.ts';
import { roundsOn } from '../../../testing/at-once.ts';
import { openApi, type Person, type TestApi } from '../../../testing/api.ts';
import { made } from '../../../testing/items.ts';
import { allStores } from '../../../store/testing.ts';

type Call = [method: string, path: string, body: object];

describe.each(allStores)('assignments to a person who joins at the same time, on $name', (on) => {
  let api: TestApi;
  let ada: Person;

  beforeAll(async () => {
    api = await openApi(on);
    ada = await api.person('ada@example.com');
  });
  afterAll(() => api.close());

  async function invite(email: string): Promise<{ id: string; token: string }> {
    const answer = await ada.send('POST', `/api/organizations/${ada.organizationId}/members`, {
      email,
      role: 'risk_owner',
    });
    // The contract check has validated the type.
    const { member, invitation_url } = (await answer.json()) as MemberInvitation;
    return { id: member.user_id, token: new URL(invitation_url).hash.replace('#invitation=', '') };
  }

  const organization = () => ({ organization_id: ada.organizationId });
  /** A request for each link to a member. @param email works like an id, except for risks */
  const NAMING: Record<string, (id: string, email: string) => Promise<Call[]>> = {
    'a new task or risk': async (id, email) => [
      ['POST', '/api/tasks', { ...organization(), title: 'Do', assigned_to: id }],
      ['POST', '/api/tasks', { ...organization(), title: 'Do', assigned_to: email }],
      ['POST', '/api/risks', { ...organization(), title: 'Outage', owner_id: id, reviewer_id: id }],
    ],
    'a new flow or plan': async (id, email) => [
      ['POST', '/api/risk-flows', { ...organization(), risk_id: (await recordRisk(ada)).id, assigned_to: id }],
      [
        'POST',
        '/api/risk-flows',
        { ...organization(), risk_id: (await recordRisk(ada)).id, treatment_plan: planFor(email) },
      ],
      ['POST', '/api/treatment-plans', { ...organization(), risk_id: (await recordRisk(ada)).id, assigned_to: id }],
    ],
    'a task, risk or plan': async (id, email) => [
      [
        'PATCH',
        `/api/tasks/${made(await ada.client.POST('/api/tasks', { body: { ...organization(), title: 'Do' } })).id}`,
        { assigned_to: email },
      ],
      ['PATCH', `/api/risks/${(await recordRisk(ada)).id}`, { reviewer_id: id }],
      ['PATCH', `/api/treatment-plans/${(await addPlan(ada)).id}`, { assigned_to: id }],
      [
        'PATCH',
        `/api/treatment-plans/${(await addPlan(ada)).id}`,
        {
          actions: [
            { title: 'Ask', responsible: id },
            { title: 'Call', responsible: email },
          ],
        },
      ],
    ],
    'a flow, or what completing it saves': async (id, email) => [
      ['PATCH', `/api/risk-flows/${(await addFlow(ada)).id}`, { assigned_to: id }],
      ['PATCH', `/api/risk-flows/${(await addFlow(ada)).id}`, { treatment_plan: planFor(id) }],
      [
        'PATCH',
        `/api/risk-flows/${(await addFlow(ada)).id}/complete`,
        { treatment_plan: planFor(email), actions: [{ title: 'Ask', responsible: id }] },
      ],
    ],
  };

  test.each(Object.entries(NAMING))('%s is assigned to them, or refused', async (name, naming) => {
    for (let round = 0; round < roundsOn(on.name); round++) {
      const email = `${name.replaceAll(/\W+/g, '-')}-${round}@guests.example`;
      const { id, token } = await invite(email);
      const guest = await api.stranger(`${round}@mail.example`);
      const calls = await naming(id, email);
      const [joined, ...answers] = await Promise.all([
        guest.send('POST', '/api/invitations/accept', { token }),
        ...calls.map((call) => ada.send(...call)),
      ]);
      expect([joined.status, answers.every(({ status }) => [200, 201, 400].includes(status))]).toEqual([200, true]);
      const db = api.store.org(ada.organizationId, { id: 'test' });
      for (const { from, field } of linksTo('members'))
        expect(await db.collection<Doc>(from).count({ [field]: id }), `${from}.${field}`).toBe(0);
    }
  });
});
