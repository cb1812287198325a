/** The OpenAPI document refuses the same bodies as the service when a field is missing, even one that is required on a condition only. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { operations, type OperationId } from '@parapet/contracts';
import { document } from '@parapet/contracts/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stores } from '../../store/testing.ts';
import { openApi, problemOf, type TestApi } from '../../testing/api.ts';
import { urlOf } from '../../testing/operation-request.ts';
import { sourceIn } from '../access/cases.ts';
import { isGuarded } from '../access/expected/requirements.ts';
import { samples } from '../access/samples/samples.ts';
import { variantsOf } from '../access/sample.ts';
import { createWorld, type World } from '../world.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema(document, 'contract');

/** Whether the document allows a body of an operation. */
function documentAllows(id: OperationId, body: unknown): boolean {
  const { method, url } = operations[id];
  const path = url
    .replaceAll(/:(\w+)/g, '{$1}')
    .replaceAll('~', '~0')
    .replaceAll('/', '~1');
  const schema = {
    $ref: `contract#/paths/${encodeURIComponent(path)}/${method.toLowerCase()}/requestBody/content/application~1json/schema`,
  };
  return ajv.validate(schema, body);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value without one of its fields, for each field at any depth, and without both the template and one more field. */
function withoutFields(value: unknown, at = ''): [name: string, body: unknown][] {
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      withoutFields(item, `${at}/${index}`).map(([name, less]): [string, unknown] => [name, value.with(index, less)]),
    );
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const { [key]: _, ...rest } = value;
    const inner = withoutFields(item, `${at}/${key}`).map(([name, less]): [string, unknown] => [
      name,
      { ...value, [key]: less },
    ]);
    const also =
      key === 'template_id' && at === ''
        ? withoutFields(rest).map(([name, less]): [string, unknown] => [`${at}/${key} and ${name}`, less])
        : [];
    return [[`${at}/${key}`, rest], ...inner, ...also];
  });
}

/** Without operations that can succeed only once in this world. */
const creating = (Object.keys(operations) as OperationId[])
  .filter(isGuarded)
  .filter(
    (id) =>
      operations[id].method === 'POST' &&
      'body' in operations[id].schema &&
      !['leaveOrganization', 'transferOrganization', 'acceptInvitation', 'previewInvitation'].includes(id),
  );

describe.each(stores)('required fields on $name', (on) => {
  let api: TestApi;
  let world: World;
  beforeAll(async () => {
    api = await openApi(on);
    world = await createWorld(api, 'required');
  });
  afterAll(() => api.close());

  test('are the same in the document as in the service', async () => {
    const differences: string[] = [];
    let tried = 0;
    for (const id of creating) {
      for (const sample of variantsOf(samples[id])) {
        const { body } = await sample.request(sourceIn(world, true));
        for (const [index, [name]] of withoutFields(body).entries()) {
          const request = await sample.request(sourceIn(world, true));
          const [, sent] = withoutFields(request.body)[index] ?? [];
          const answer = await world
            .person('admin')
            .send(operations[id].method, urlOf(id, request), sent, request.headers);
          tried += 1;
          if (documentAllows(id, sent) !== (answer.status !== 400))
            differences.push(
              `${id} without ${name}: ${answer.status} ${answer.status < 400 ? '' : JSON.stringify((await problemOf(answer)).errors)}`,
            );
        }
      }
    }
    expect(differences).toEqual([]);
    expect(tried).toBeGreaterThan(150);
  });
});
