import type { ReplacedValues } from '@parapet/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { GrcDomainDoc } from '../../collections.ts';
import { stores } from '../../store/testing.ts';
import { openApi, type Person, type TestApi } from '../../testing/api.ts';
import { openStream, originOf, type OpenStream } from '../../testing/event-stream.ts';

describe.each(stores)('replaced values on $name', (on) => {
  let api: TestApi;
  let origin: string;
  let [ada, grace, edna]: Person[] = [];
  const open: OpenStream[] = [];
  const people = () => {
    if (ada === undefined || grace === undefined || edna === undefined) throw new Error('nobody has signed up');
    return { ada, grace, edna };
  };
  beforeAll(async () => {
    api = await openApi(on);
    origin = await originOf(api.app);
    ada = await api.person('ada@example.com');
    grace = await api.colleague(ada, 'grace@example.com', 'risk_manager');
    edna = await api.colleague(ada, 'edna@example.com', 'risk_manager');
  });
  afterEach(() => open.splice(0).forEach((stream) => stream.close()));
  afterAll(() => api.close());

  async function listen({ headers }: Person): Promise<OpenStream> {
    const stream = await openStream(`${origin}/api/events?entity=grc_domains`, { headers });
    open.push(stream);
    return stream;
  }
  /** The values that somebody is told of before a marker that is sent to them at the end. */
  async function told(stream: OpenStream, who: Person): Promise<ReplacedValues[]> {
    const found: ReplacedValues[] = [];
    await api.store
      .org(who.organizationId, { id: 'test' })
      .collection<GrcDomainDoc>('grc_domains')
      .insertOne({ name: `Marker ${crypto.randomUUID()}`, description: '' });
    for (;;) {
      const [event] = await stream.take(1);
      if (event?.event === 'change') return found;
      // The type of the event's data; its form is asserted by each test.
      if (event?.event === 'replaced') found.push(event.data as ReplacedValues);
    }
  }
  async function send(who: Person, path: string, body: object, headers: Record<string, string> = {}): Promise<string> {
    const answer = await who.send(path.includes('/') ? 'PATCH' : 'POST', `/api/${path}`, body, headers);
    expect(answer.ok).toBe(true);
    return String(Reflect.get(Object(await answer.json()), 'id'));
  }
  function risk(): Promise<string> {
    return send(people().ada, 'risks', {
      organization_id: people().ada.organizationId,
      title: 'Flood',
      description: 'Water',
      category: 'Site',
      template_answers: { s1_a: 'No', s1_b: 'No' },
    });
  }
  const over = (since: number, version: number) => ({ 'overwrites-since': String(since), 'if-match': `"${version}"` });

  test('are told to who wrote each, with what it was, and to nobody else', async () => {
    const id = await risk();
    const streams = {
      ada: await listen(people().ada),
      grace: await listen(people().grace),
      edna: await listen(people().edna),
    };
    await send(people().grace, `risks/${id}`, {
      description: 'Rain',
      category: 'Weather',
      template_answers: { s1_a: 'Yes', s1_b: 'No' },
    });
    await send(people().edna, `risks/${id}`, { title: 'Flooding' });
    await send(
      people().ada,
      `risks/${id}`,
      { title: 'Deluge', description: 'River', category: 'Weather', template_answers: { s1_a: 'Maybe', s1_b: 'Yes' } },
      over(1, 3),
    );
    const common = { entity: 'risks', record_id: id, title: 'Deluge', version: 4, actor_id: people().ada.userId };
    expect(await told(streams.grace, people().grace)).toEqual([
      {
        ...common,
        changes: [
          { path: '/description', replaced: 'Rain', now: 'River' },
          { path: '/template_answers/s1_a', replaced: 'Yes', now: 'Maybe' },
        ],
      },
    ]);
    expect(await told(streams.edna, people().edna)).toEqual([
      { ...common, changes: [{ path: '/title', replaced: 'Flooding', now: 'Deluge' }] },
    ]);
    expect(await told(streams.ada, people().ada)).toEqual([]);
  });

  test('are told of only after a decision, and only while the author may read the record', async () => {
    const id = await risk();
    await send(people().grace, `risks/${id}`, { description: 'Rain' });
    const stream = await listen(people().grace);
    await send(people().ada, `risks/${id}`, { description: 'River' }, { 'if-match': '"2"' });
    // Refused, as the version is not the newest: nothing was replaced.
    expect((await people().ada.send('PATCH', `/api/risks/${id}`, { description: 'Sea' }, over(1, 2))).status).toBe(412);
    expect(await told(stream, people().grace)).toEqual([]);

    const domain = await api.store
      .org(people().ada.organizationId, { id: 'test' })
      .collection<GrcDomainDoc>('grc_domains')
      .insertOne({ name: 'Finance', description: '' });
    const owner = await api.colleague(people().ada, 'owner@example.com', 'risk_owner');
    await send(owner, `risks/${id}`, { description: 'Hail' });
    await send(people().ada, `organizations/${owner.organizationId}/members/${owner.userId}`, {
      role: 'grc_domain_manager',
      domains: [domain._id],
    });
    const theirs = await listen(owner);
    await send(people().ada, `risks/${id}`, { description: 'Snow' }, over(3, 4));
    expect(await told(theirs, owner)).toEqual([]);
  });

  test('a version that is no number is refused', async () => {
    const id = await risk();
    expect(
      (await people().ada.send('PATCH', `/api/risks/${id}`, { title: 'X' }, { 'overwrites-since': 'yesterday' }))
        .status,
    ).toBe(400);
  });
});
