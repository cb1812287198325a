/** What every operation refuses: bodies that are too large or of another type, and unknown fields. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TSchema } from 'typebox';
import { bodyRuleOf, operations, schemas, takesNoBody, type OperationId } from '@parapet/contracts';
import { stores } from '../../store/testing.ts';
import { openApi, problemOf, type TestApi } from '../../testing/api.ts';
import { sendRequest, urlOf } from '../../testing/operation-request.ts';
import { createWorld, type World } from '../world.ts';
import { sourceIn } from './cases.ts';
import { isGuarded, type GuardedId } from './expected/requirements.ts';
import { samples } from './samples/samples.ts';

interface Required {
  $ref?: string;
  required?: string[];
  properties?: object;
}

const has = (part: 'body' | 'querystring') => (id: GuardedId) => {
  const schema: { operationId: string; body?: TSchema; querystring?: TSchema } = operations[id].schema;
  return schema[part] !== undefined;
};
function requiredIn(schema: Required): string[] {
  return schema.$ref === undefined ? (schema.required ?? []) : requiredIn(schemas[schema.$ref.replace(/#$/, '')] ?? {});
}
function fieldsIn(schema: Required): string[] {
  return schema.$ref === undefined
    ? Object.keys(schema.properties ?? {})
    : fieldsIn(schemas[schema.$ref.replace(/#$/, '')] ?? {});
}
const needsOrganization = (id: GuardedId) => {
  const { querystring, body }: { operationId: string; querystring?: TSchema; body?: TSchema } = operations[id].schema;
  return [querystring, body].some((schema) => requiredIn(schema ?? {}).includes('organization_id'));
};
/** Whether the query or the body has `organization_id`, required or not. */
const namesOrganization = (id: GuardedId) => {
  const { querystring, body }: { operationId: string; querystring?: TSchema; body?: TSchema } = operations[id].schema;
  return [querystring, body].some((schema) => fieldsIn(schema ?? {}).includes('organization_id'));
};
const guarded = (Object.keys(operations) as OperationId[]).filter(isGuarded);
const withBody = guarded.filter(has('body'));
const withoutBody = guarded.filter((id) => operations[id].method !== 'GET' && takesNoBody(id));
const withQuery = guarded.filter(has('querystring'));
/** Operations whose body may have any keys: remotes store preferences of their own. */
const OPEN = new Set<GuardedId>(['updatePreferences']);

/** Not a file. */
const isJson = (body: unknown) => typeof body === 'object';

/** What else operations answer: some succeed once, and nobody here is an admin of the server. */
const AFTERWARDS: Partial<Record<GuardedId, number>> = {
  addSampleData: 409,
  removeSampleData: 404,
  revokeReleaseToken: 403,
};

const MEGABYTE = 1_048_576;
const UNKNOWN_FIELDS = ['nobody_knows', '$where', 'a.b', 'constructor', 'toString'];

describe.each(stores)('requests on $name', (on) => {
  let api: TestApi;
  let world: World;

  beforeAll(async () => {
    api = await openApi(on);
    world = await createWorld(api, 'Quartz');
  });
  afterAll(() => api.close());

  const request = (id: GuardedId) => samples[id].request(sourceIn(world, false));
  const send = async (id: GuardedId, body: string, type = 'application/json') =>
    world.person('admin').send(operations[id].method, urlOf(id, await request(id)), body, { 'content-type': type });

  test.each(withBody)('%s takes only JSON objects of at most 1 MB', async (id) => {
    const body = JSON.stringify((await request(id)).body);
    const statuses = [
      await send(id, `${body}${' '.repeat(MEGABYTE)}`),
      await send(id, body, 'text/plain'),
      await send(id, body, 'application/x-www-form-urlencoded'),
    ];
    expect(statuses.map(({ status }) => status)).toEqual([413, 415, 415]);
    const broken = await Promise.all(
      ['{', ...(bodyRuleOf(id) === 'optional' ? [] : ['']), 'null', '[]', '"text"', '7'].map((text) => send(id, text)),
    );
    expect(broken.map(({ status }) => status)).toEqual(broken.map(() => 400));
  });

  test.each(withoutBody)('%s takes no body of any type', async (id) => {
    for (const [body, type] of [
      ['', 'application/json'],
      ['', 'application/x-www-form-urlencoded'],
      ['', 'text/plain'],
      ['{}', 'application/json'],
    ] as const) {
      const answer = await world
        .person('admin')
        .send(operations[id].method, urlOf(id, await samples[id].request(sourceIn(world, true))), body, {
          'content-type': type,
        });
      expect([samples[id].ok, AFTERWARDS[id]], `${type} ${body}`).toContain(answer.status);
    }
    const refused = await Promise.all(
      ['{"nobody_knows":1}', '[]', '[1]', 'null', '"text"', '0', '{'].map((text) => send(id, text)),
    );
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 400));
    const others = await Promise.all(
      ['text/plain', 'application/x-www-form-urlencoded'].map((type) => send(id, 'a=b', type)),
    );
    expect(others.map(({ status }) => status)).toEqual([400, 400]);
    expect((await send(id, `{}${' '.repeat(MEGABYTE)}`)).status).toBe(413);
  });

  test.each(withBody.filter((id) => !OPEN.has(id)))('%s refuses unknown fields of its body', async (id) => {
    for (const name of UNKNOWN_FIELDS) {
      const { status, text } = await sendRequest(api, world.person('admin'), id, {
        ...(await request(id)),
        body: Object.fromEntries([...Object.entries(Object((await request(id)).body)), [name, 1]]),
      });
      expect([status, JSON.parse(text)], name).toEqual([
        400,
        expect.objectContaining({
          errors: [
            {
              path: `/${name}`,
              keyword: 'additionalProperties',
              params: { additionalProperty: name },
              message: 'is not a known field',
            },
          ],
        }),
      ]);
    }
    const poisoned = await send(
      id,
      JSON.stringify((await request(id)).body).replace('{', '{"__proto__":{"role":"admin"},'),
    );
    expect(poisoned.status).toBe(400);
    expect((await problemOf(poisoned)).code).not.toBe('internal_error');
  });

  test.each(withQuery)('%s refuses unknown fields of its query', async (id) => {
    const valid = await request(id);
    for (const name of [...UNKNOWN_FIELDS, '__proto__', 'organization_id[$ne]']) {
      const { status } = await sendRequest(api, world.person('admin'), id, {
        ...valid,
        query: Object.fromEntries([...Object.entries(valid.query ?? {}), [name, '1']]),
      });
      expect(status, name).toBe(400);
    }
    const twice = urlOf(id, valid).replace(/([?&])(organization_id=[^&]*)/, '$1$2&$2');
    if (twice !== urlOf(id, valid))
      expect((await world.person('admin').send(operations[id].method, twice, valid.body, valid.headers)).status).toBe(
        400,
      );
  });

  test.each(guarded.filter(needsOrganization))('%s says that it requires the organization', async (id) => {
    const { query = {}, body, ...rest } = await request(id);
    const without = <V>(fields: Record<string, V>) =>
      Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'organization_id'));
    const answer = await sendRequest(api, world.person('admin'), id, {
      ...rest,
      query: without(query),
      ...(body !== undefined && { body: isJson(body) ? without(Object(body)) : body }),
    });
    const detail = !isJson(body) ? 'organizationId is required' : 'organization_id is required';
    expect([answer.status, JSON.parse(answer.text)]).toEqual([400, expect.objectContaining({ detail })]);
  });

  test.each(guarded.filter(namesOrganization))('%s refuses an empty organization', async (id) => {
    const { query = {}, body, ...rest } = await request(id);
    const inBody = isJson(body);
    for (const nothing of inBody ? ['', ' ', null] : ['', ' ']) {
      const empty = { organization_id: nothing };
      const answer = await sendRequest(
        api,
        world.person('admin'),
        id,
        inBody
          ? { ...rest, query, body: { ...Object(body), ...empty } }
          : { ...rest, ...(body !== undefined && { body }), query: { ...query, organization_id: String(nothing) } },
      );
      const message = inBody ? 'organization_id is required' : 'organizationId is required';
      expect([answer.status, JSON.parse(answer.text)], JSON.stringify(nothing)).toEqual([
        400,
        expect.objectContaining({
          detail: message,
          errors: [
            { path: '/organization_id', keyword: 'required', params: { missingProperty: 'organization_id' }, message },
          ],
        }),
      ]);
    }
  });

  test('the only body with free field names cannot change what objects inherit', async () => {
    const { send } = world.person('admin');
    for (const name of ['__proto__', 'a.b', '$where', '']) {
      expect(
        (await send('PATCH', '/api/me/preferences', `{${JSON.stringify(name)}:{"role":"admin"}}`)).status,
        name,
      ).toBe(400);
    }
    expect(({} as Record<string, unknown>)['role']).toBeUndefined();
  });
});
