/** Made from the table of operations: each operation, each place of an id, each role, each of what can stand there. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations, type OperationId } from '@parapet/contracts';
import { stores } from '../../store/testing.ts';
import { openApi, type TestApi } from '../../testing/api.ts';
import { ask } from '../../testing/ask.ts';
import { makeWorld, snapshot, type World } from '../world.ts';
import { casesOf, sourceIn } from './cases.ts';
import { failuresOf } from './judge.ts';
import { malformedFailures } from './malformed.ts';
import { idPlaces, unclearPlaces } from './positions.ts';
import { samples } from './samples/samples.ts';
import { isGuarded, variantsOf } from './sample.ts';

const guarded = (Object.keys(operations) as OperationId[]).filter(isGuarded);
const TIMEOUT = 120_000;

test('every operation has a sample, and none has one for nothing', () => {
  expect(Object.keys(samples).toSorted()).toEqual(guarded.toSorted());
});

test.each(guarded)('the sample of %s says what each of its ids names', (id) => {
  for (const { ids } of variantsOf(samples[id])) expect(Object.keys(ids).toSorted()).toEqual(idPlaces(id).toSorted());
});

test.each(Object.keys(operations) as OperationId[])('nothing in a request of %s could name a record unnoticed', (id) => {
  expect(unclearPlaces(id)).toEqual([]);
});

describe.each(stores)('access on $name', (on) => {
  let api: TestApi;
  let ours: World;
  let theirs: World;
  let untouched: Awaited<ReturnType<typeof snapshot>>;

  beforeAll(async () => {
    api = await openApi(on);
    ours = await makeWorld(api, 'Quartz');
    theirs = await makeWorld(api, 'Zebra');
    for (const { organizationId } of [ours, theirs]) await api.store.audit(organizationId).seal();
    untouched = await snapshot(theirs);
  }, TIMEOUT);
  afterAll(() => api.close());

  test.each(guarded)('%s needs a session', async (id) => {
    const { status, text } = await ask(api, api.anybody, id, await samples[id].ask(sourceIn(ours, false)));
    expect([status, JSON.parse(text)]).toEqual([401, expect.objectContaining({ code: 'not_signed_in' })]);
  });

  test('whoever belongs to no organisation gets nowhere', async () => {
    const nobody = await api.stranger('nobody@example.com');
    for (const id of guarded.filter((one) => !['getMe', 'updatePreferences', 'createOrganization', 'acceptInvitation'].includes(one))) {
      const { status, text } = await ask(api, nobody, id, await samples[id].ask(sourceIn(ours, false)));
      expect([status, JSON.parse(text)], id).toEqual([403, expect.objectContaining({ detail: 'No organization ID available' })]);
    }
  }, TIMEOUT);

  test.each(guarded)('%s is for whom the rules say', async (id) => {
    for (const sample of variantsOf(samples[id])) expect(await failuresOf(id, ours, theirs, casesOf(ours, theirs, id, sample))).toEqual([]);
  }, TIMEOUT);

  test.each(guarded)('%s takes no id of another shape', async (id) => {
    expect(await malformedFailures(id, ours, samples[id])).toEqual([]);
  }, TIMEOUT);

  test('and none of it has changed anything in the other organisation', async () => {
    expect(await snapshot(theirs)).toEqual(untouched);
  });
});
