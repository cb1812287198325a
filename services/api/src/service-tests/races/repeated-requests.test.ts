/** Requests that are sent again with their `Idempotency-Key`, at the same time or after a crash, are done once. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations, type OperationId } from '@parapet/contracts';
import { isBackground } from '../../pipeline/access.ts';
import { ANSWERS, SECRET_ANSWERS, type AnswerDoc } from '../../pipeline/idempotency/stored-answer.ts';
import { IN_ONE_TRANSACTION } from '../../pipeline/idempotency/with-idempotency.ts';
import { allStores } from '../../store/testing.ts';
import { openApi, problemOf, type Person, type TestApi } from '../../testing/api.ts';
import { urlOf } from '../../testing/operation-request.ts';
import { sourceIn } from '../access/cases.ts';
import { isGuarded } from '../access/expected/requirements.ts';
import { samples } from '../access/samples/samples.ts';
import { createWorld } from '../world.ts';

const AT_ONCE = 8;
const times = Array.from({ length: AT_ONCE }, (_, n) => n);
const keyed = (key: string) => ({ 'idempotency-key': key });
/** What pages send by themselves takes no key. */
const posts = (Object.keys(operations) as OperationId[])
  .filter(isGuarded)
  .filter((id) => operations[id].method === 'POST' && !isBackground(id));

describe.each(allStores)('repeated requests on $name', (on) => {
  let api: TestApi;
  let ada: Person;

  beforeAll(async () => {
    api = await openApi(on, { config: { serverAdmins: ['admin@repeats.example'] } });
    ada = await api.person('ada@example.com');
  });
  afterAll(() => api.close());

  const create = (key: string, title = 'Flood') =>
    ada.send('POST', '/api/risks', { organization_id: ada.organizationId, title }, keyed(key));
  const answers = () => api.store.system<AnswerDoc>(ANSWERS);
  const countRisks = async (title: string) =>
    (await ada.client.GET('/api/risks', { params: { query: { organization_id: ada.organizationId, q: title } } })).data
      ?.total;

  test('a record that is created many times at once exists once, and everybody gets its id', async () => {
    const key = randomUUID();
    const made = await Promise.all(times.map(async () => create(key, 'Simultaneous')));
    expect(made.map(({ status }) => status)).toEqual(times.map(() => 201));
    expect(new Set(await Promise.all(made.map((answer) => answer.text()))).size).toBe(1);
    expect(await countRisks('Simultaneous')).toBe(1);
  });

  test('concurrent repeats of an invitation get its answer, or are asked to try again later', async () => {
    const key = randomUUID();
    const invite = () =>
      ada.send(
        'POST',
        `/api/organizations/${ada.organizationId}/members`,
        { email: 'guest@example.com', role: 'auditor' },
        keyed(key),
      );
    const made = await Promise.all(times.map(invite));
    const waiting = made.filter(({ status }) => status === 409);
    const invited = made.filter(({ status }) => status === 201);
    expect(invited.length).toBe(AT_ONCE - waiting.length);
    expect(new Set(await Promise.all(invited.map((answer) => answer.text()))).size).toBe(1);
    for (const answer of waiting) {
      expect(answer.headers.get('retry-after')).toBe('2');
      expect((await problemOf(answer)).code).toBe('request_in_progress');
    }
    expect((await invite()).headers.get('idempotent-replayed')).toBe('true');
    const { data } = await ada.client.GET('/api/organizations/{orgId}', {
      params: { path: { orgId: ada.organizationId } },
    });
    expect(data?.members.filter(({ email }) => email === 'guest@example.com')).toHaveLength(1);
  });

  test('an answer is replayed for a day', async () => {
    const key = randomUUID();
    const before = await (await create(key, 'Yesterday')).json();
    const [doc] = await answers().find({
      'answer.headers.location': `/api/risks/${String(Reflect.get(Object(before), 'id'))}`,
    });
    const hours = (Date.parse(String(doc?.expires_at)) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    await answers().updateOne({ _id: doc?._id }, { $set: { expires_at: new Date().toISOString() } });
    expect((await create(key, 'Yesterday')).headers.get('idempotent-replayed')).toBeNull();
    expect(await countRisks('Yesterday')).toBe(2);
  });

  /** Leaves the claim of a request as a process does that dies while it works on the request. */
  async function abandon(key: string, send: () => Promise<Response>, changes: object): Promise<void> {
    await send();
    const known = await answers().find({});
    const doc = known.at(-1);
    for (const one of known) if (one._id !== doc?._id) await answers().delete({ _id: one._id });
    if (doc === undefined) throw new Error(`no answer for ${key}`);
    const { answer: _, ...claim } = doc;
    await answers().put({ ...claim, ...changes });
  }

  test('a request that a dead process left unfinished is carried out again, except for an import', async () => {
    const past = new Date(Date.now() - 1000).toISOString();
    const future = new Date(Date.now() + 60_000).toISOString();
    const key = randomUUID();
    const initialize = () => ada.send('POST', '/api/grc-templates/initialize-defaults', undefined, keyed(key));
    for (const one of await answers().find({})) await answers().delete({ _id: one._id });
    await abandon(key, initialize, { working_until: future });
    expect((await problemOf(await initialize())).code).toBe('request_in_progress');
    await abandon(randomUUID(), async () => new Response(), { working_until: past });
    expect((await initialize()).status).toBe(200);
    expect((await initialize()).headers.get('idempotent-replayed')).toBe('true');

    for (const one of await answers().find({})) await answers().delete({ _id: one._id });
    const importing = () =>
      ada.send('POST', `/api/risks/import?organization_id=${ada.organizationId}`, 'title\nImported\n', {
        ...keyed(key),
        'content-type': 'text/csv',
      });
    await abandon(key, importing, { working_until: past });
    expect((await problemOf(await importing())).code).toBe('request_interrupted');
    expect(await countRisks('Imported')).toBe(1);
  });

  test('secrets that are shown once are not stored in plain text', async () => {
    const key = randomUUID();
    const answer = await ada.send('POST', '/api/me/tokens', { name: 'Script', scopes: ['read'] }, keyed(key));
    const { secret } = Object(await answer.json());
    const invited = await ada.send(
      'POST',
      `/api/organizations/${ada.organizationId}/members`,
      { email: 'other@example.com', role: 'auditor' },
      keyed(key),
    );
    const { invitation_url } = Object(await invited.json());
    const stored = JSON.stringify(await answers().find({}));
    expect(secret).toMatch(/^pat_/);
    expect(stored).not.toContain(secret);
    expect(stored).not.toContain(String(invitation_url).split('=')[1]);
    expect(stored).not.toContain(key);
    expect(
      await (await ada.send('POST', '/api/me/tokens', { name: 'Script', scopes: ['read'] }, keyed(key))).json(),
    ).toMatchObject({ secret });
  });

  test('every operation gives the same answer again', async () => {
    const world = await createWorld(api, 'repeats');
    const failures: string[] = [];
    for (const id of posts) {
      const request = await samples[id].request(sourceIn(world, true));
      const key = randomUUID();
      const send = () =>
        world
          .person('admin')
          .send(operations[id].method, urlOf(id, request), request.body, { ...request.headers, ...keyed(key) });
      const [first, second] = [await send(), await send()];
      const texts = [await first.text(), await second.text()];
      // A refused request is carried out again, and not replayed.
      const isReplayed = second.headers.get('idempotent-replayed') === 'true';
      const isSame =
        first.status === second.status &&
        (first.status >= 400 ||
          (texts[0] === texts[1] &&
            ['content-type', 'etag', 'location'].every(
              (name) => first.headers.get(name) === second.headers.get(name),
            )));
      if (first.status !== samples[id].ok || !isSame || isReplayed !== first.status < 300)
        failures.push(
          `${id}: ${first.status} ${texts[0]?.slice(0, 300)}, then ${second.status} ${texts[1]?.slice(0, 300)}`,
        );
    }
    expect(failures).toEqual([]);
  });
});

test('operations listed as one transaction or with secrets exist, and no creating operation is missing', () => {
  const ids = new Set<string>(posts);
  expect([...IN_ONE_TRANSACTION, ...SECRET_ANSWERS].filter((id) => !ids.has(id))).toEqual([]);
  const creating = posts.filter(
    (id) => /^(create|add)/.test(id) && id !== 'createOrganization' && !SECRET_ANSWERS.has(id),
  );
  expect([...IN_ONE_TRANSACTION].toSorted()).toEqual(creating.toSorted());
});
