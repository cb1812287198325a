/** A cursor that the service did not create is refused, or leads to some page; it never causes an error of the service. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations, type OperationId } from '@parapet/contracts';
import { stores } from '../../store/testing.ts';
import { openApi, type TestApi } from '../../testing/api.ts';
import { sendRequest } from '../../testing/operation-request.ts';
import { createWorld, type World } from '../world.ts';
import { sourceIn } from './cases.ts';
import { isGuarded, type GuardedId } from './expected/requirements.ts';
import { queryFields } from './id-places.ts';
import { samples } from './samples/samples.ts';

const lists = (Object.keys(operations) as OperationId[]).filter(isGuarded).filter((id) => id.startsWith('list'));

/** A list, and which fields of its sample stay in the query. */
interface List {
  id: GuardedId;
  kept: readonly string[];
}

const cases: [string, List][] = [
  ...lists.map((id): [string, List] => [id, { id, kept: ['organization_id', 'entity', 'entity_id'] }]),
  ['listAuditEntries of all records', { id: 'listAuditEntries', kept: ['organization_id'] }],
];

/** JSON text of possible values of the field that a list is sorted by. */
const SCALARS = [
  'null',
  'true',
  '-1.5',
  '1e308',
  '9007199254740993',
  '""',
  '"\\u0000\\ud800"',
  `"${'x'.repeat(1000)}"`,
];
/** JSON text of values that no such field can have. */
const IMPOSSIBLE_VALUES = [
  '1e999',
  '-1e999',
  '[]',
  '[1]',
  '{}',
  '{"$gt":""}',
  '{"$ne":null}',
  '{"__proto__":{"a":1}}',
  `${'['.repeat(400)}${']'.repeat(400)}`,
];
const IMPOSSIBLE_IDS = ['null', '7', 'true', '1e999', '[]', '["x"]', '{}', '{"$gt":""}'];
const IDS = ['""', '"__proto__\\u0000\\ud800"'];

const encoded = (json: string) => Buffer.from(json).toString('base64url');
/** Everything but a triple of an order, a value and an id. */
const malformedCursors = (order: string) => [
  '',
  'x',
  '!',
  '%00',
  'null',
  encoded(''),
  encoded('null'),
  encoded('{}'),
  encoded('[]'),
  encoded(`["${order}"]`),
  encoded(`["${order}",1]`),
  encoded(`["${order}",1,"x",1]`),
  encoded(`{"0":"${order}","1":1,"2":"x","length":3}`),
  encoded(`{"__proto__":["${order}",1,"x"]}`),
  encoded('["__proto__",1,"x"]'),
  encoded('[null,1,"x"]'),
  encoded(`[["${order}"],1,"x"]`),
  encoded(`[${JSON.stringify(order)},1,"x"`),
  encoded('['.repeat(700)),
  'x'.repeat(2001),
];

interface Order {
  order: string;
  query: Record<string, string | string[]>;
}

/** The order in the cursors of lists that have only one page here. */
const ORDERS: Partial<Record<GuardedId, string>> = {
  listAiModels: 'name',
  listAuditEntries: '-version',
  listMemberTokens: '-created_at',
  listRiskNotes: '-created_at',
};

describe.each(stores)('forged cursors on $name', (on) => {
  let api: TestApi;
  let world: World;

  beforeAll(async () => {
    api = await openApi(on);
    world = await createWorld(api, 'Quartz');
  });
  afterAll(() => api.close());

  async function first({ id, kept }: List, query: Order['query']): Promise<{ status: number; text: string }> {
    const sample = await samples[id].request(sourceIn(world, false));
    const required = Object.entries(sample.query ?? {}).filter(([name]) => kept.includes(name));
    return sendRequest(api, world.person('admin'), id, {
      ...sample,
      query: { ...Object.fromEntries(required), ...query },
    });
  }

  /** Every order of a list, by its name in the list's cursors. */
  async function ordersOf(list: List): Promise<Order[]> {
    const sorts = queryFields(list.id)['sort']?.enum?.map(String);
    if (sorts !== undefined) return sorts.map((sort) => ({ order: sort, query: { sort } }));
    const { next_cursor: cursor }: { next_cursor: string | null } = JSON.parse(
      (await first(list, { limit: '1' })).text,
    );
    const [order]: [string?] =
      cursor === null ? [ORDERS[list.id]] : JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (order === undefined) throw new Error(`There is no cursor of ${list.id}`);
    return [{ order, query: {} }];
  }

  /** @returns a description of each answer with another status */
  async function unexpected(
    list: List,
    { order, query }: Order,
    cursors: readonly string[],
    expected: readonly number[],
  ): Promise<string[]> {
    const answered = await Promise.all(
      cursors.map(async (cursor) => ({ cursor, status: (await first(list, { ...query, cursor })).status })),
    );
    return answered
      .filter(({ status }) => !expected.includes(status))
      .map(
        ({ cursor, status }) =>
          `${order} ${status} ${cursor} ${Buffer.from(cursor, 'base64url').toString().slice(0, 80)}`,
      );
  }

  test.each(cases)('%s refuses malformed cursors, and answers well-formed ones', async (name, list) => {
    const all = await ordersOf(list);
    const at = ({ order }: Order, value: string, place: string) =>
      encoded(`[${JSON.stringify(order)},${value},${place}]`);
    const [any] = all;
    if (any === undefined) throw new Error(`${name} has no order`);
    const refused = [
      ...malformedCursors(any.order),
      ...IMPOSSIBLE_VALUES.map((value) => at(any, value, '"x"')),
      ...IMPOSSIBLE_IDS.map((place) => at(any, '"x"', place)),
    ];
    expect(await unexpected(list, any, refused, [400])).toEqual([]);
    // Well-formed cursors whose item does not exist.
    for (const one of all)
      expect(
        await unexpected(
          list,
          one,
          [...SCALARS.map((value) => at(one, value, '"x"')), ...IDS.map((place) => at(one, '"x"', place))],
          [200],
        ),
      ).toEqual([]);
  });
});
