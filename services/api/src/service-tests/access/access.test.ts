/** Generated from the table of operations: each operation, each place of an id, each role, each kind of value. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations, type Access, type OperationId } from '@parapet/contracts';
import { stores } from '../../store/testing.ts';
import { openApi, type TestApi } from '../../testing/api.ts';
import { sendRequest } from '../../testing/operation-request.ts';
import { createWorld, snapshot, type World } from '../world.ts';
import { casesOf, sourceIn } from './cases.ts';
import { declarationOf, isGuarded, type GuardedId } from './expected/requirements.ts';
import { failuresOf } from './failures.ts';
import { idPlaces, unclearPlaces } from './id-places.ts';
import { malformedIdFailures } from './malformed-ids.ts';
import { samples } from './samples/samples.ts';
import { variantsOf } from './sample.ts';

const all = Object.keys(operations) as OperationId[];
const guarded = all.filter(isGuarded);
const unguarded = all.filter((id) => !isGuarded(id));

/**
 * Places without samples, tested in `risk-scenarios.test.ts`: who has assets of their own links scenarios where they change the property, and a
 * bulk change refuses each scenario for itself.
 */
const TESTED_APART: ReadonlySet<string> = new Set([
  'updateRiskScenario body.linked_properties[]',
  'bulkRiskScenarios body.set.linked_properties[]',
]);

test('every guarded operation has a sample', () => {
  expect(Object.keys(samples).toSorted()).toEqual(guarded.toSorted());
});

test.each(guarded)('the samples of %s say what each of its ids refers to', (id) => {
  // All variants together, because the ids for one action of a bulk change are not in the request for another.
  expect([...new Set(variantsOf(samples[id]).flatMap(({ ids }) => Object.keys(ids)))].toSorted()).toEqual(
    idPlaces(id)
      .filter((place) => !TESTED_APART.has(`${id} ${place}`))
      .toSorted(),
  );
});

test.each(all)('every place of %s that could hold an id is a known one', (id) => {
  expect(unclearPlaces(id)).toEqual([]);
});

test.each(all)('%s declares the permission that it requires', (id) => {
  const { access }: { access: Access } = operations[id].config;
  expect(typeof access === 'string' ? access : `${access.resource}/${access.action}`).toBe(declarationOf(id));
});

/** Operations that concern the person, or how they come to belong to an organization. */
const NEED_NO_ORGANIZATION: ReadonlySet<GuardedId> = new Set<GuardedId>([
  'getMe',
  'updatePreferences',
  'createOrganization',
  'previewInvitation',
  'acceptInvitation',
  'getApiTokens',
  'revokeApiToken',
  'getSessions',
  'revokeSession',
  'revokeOtherSessions',
  'reportClientError',
  'getReleases',
  'createReleaseToken',
  'revokeReleaseToken',
]);

describe.each(stores)('access on $name', (on) => {
  let api: TestApi;
  let ours: World;
  let theirs: World;
  let theirRecords: Awaited<ReturnType<typeof snapshot>>;

  beforeAll(async () => {
    api = await openApi(on);
    ours = await createWorld(api, 'Quartz');
    theirs = await createWorld(api, 'Zebra');
    for (const { organizationId } of [ours, theirs]) await api.store.audit(organizationId).seal();
    theirRecords = await snapshot(theirs);
  });
  afterAll(() => api.close());

  test.each(guarded)('%s requires a session', async (id) => {
    const { status, text } = await sendRequest(api, api.anybody, id, await samples[id].request(sourceIn(ours, false)));
    expect([status, JSON.parse(text)]).toEqual([401, expect.objectContaining({ code: 'not_signed_in' })]);
  });

  test.each(unguarded)('%s requires no session', async (id) => {
    expect([200, 204, 302, 400]).toContain((await sendRequest(api, api.anybody, id, {})).status);
  });

  test('somebody without organization is refused', async () => {
    const nobody = await api.stranger('nobody@example.com');
    for (const id of guarded.filter((one) => !NEED_NO_ORGANIZATION.has(one))) {
      const { status, text } = await sendRequest(api, nobody, id, await samples[id].request(sourceIn(ours, false)));
      expect([status, JSON.parse(text)], id).toEqual([
        403,
        expect.objectContaining({ detail: 'No organization ID available' }),
      ]);
    }
  });

  test.each(guarded)('%s answers each role as the table of permissions requires', async (id) => {
    for (const sample of variantsOf(samples[id]))
      expect(await failuresOf(id, ours, theirs, casesOf(ours, theirs, id, sample))).toEqual([]);
  });

  test.each(guarded)('%s refuses malformed ids', async (id) => {
    expect(await malformedIdFailures(id, ours, samples[id])).toEqual([]);
  });

  test('the other organization is unchanged after all these requests', async () => {
    expect(await snapshot(theirs)).toEqual(theirRecords);
  });
});
