import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { UserDoc } from '../../collections.ts';
import { collections } from '../../store-spec.ts';
import type { Store } from '../../store/port.ts';
import { allStores, type TestStore } from '../../store/testing.ts';
import { recordReleases, type ReleaseInUse } from './record-releases.ts';

const labelled = (en: string) => ({ en, es: 'Riesgos', fr: 'Risques', de: 'Risiken' });
const register: ReleaseInUse = {
  name: 'register',
  label: labelled('Risk Register'),
  version: '1.0.0',
  off: null,
  canary: null,
};
const flow: ReleaseInUse = { ...register, name: 'risk-flow', label: labelled('Risk Flow') };

describe.each(allStores)('the releases in the audit log on $name', (on) => {
  let opened: TestStore;
  let store: Store;
  beforeEach(async () => {
    opened = await on.open(collections, []);
    ({ store } = opened);
    await addPerson('ada', 'harbour');
    await addPerson('ben', 'harbour');
    await addPerson('cleo', 'valley');
  });
  afterEach(() => opened.close());

  const addPerson = (_id: string, organization: string) => store.system<UserDoc>('users').put({ _id, organization });
  /** What was written since the start, oldest first. */
  async function written(organization = 'harbour') {
    const { items } = await store.audit(organization).list({ entity: 'releases', limit: 50 });
    expect(new Set(items.map(({ actor_id }) => actor_id))).toEqual(new Set(items.length > 0 ? ['system'] : []));
    return items.toReversed().map(({ action, before, after }) => ({ action, ...((after ?? before) as object) }));
  }

  test('nothing is written at the first start, nor while nothing changes', async () => {
    await recordReleases(store, [register, flow]);
    await recordReleases(store, [register, flow]);
    expect(await written()).toEqual([]);
  });

  test('a release is written for each organization, with the one that it replaced', async () => {
    await recordReleases(store, [register, flow]);
    await recordReleases(store, [{ ...register, version: '1.0.1' }, flow]);
    for (const organization of ['harbour', 'valley'])
      expect(await written(organization)).toMatchObject([
        { action: 'create', name: 'Risk Register', release: '1.0.0' },
        { action: 'update', name: 'Risk Register', release: '1.0.1' },
      ]);
    await recordReleases(store, [{ ...register, version: '1.0.0' }, flow]);
    expect(await written()).toHaveLength(3);
  });

  test('a remote that is new, switched off, on again, and gone', async () => {
    await recordReleases(store, [register]);
    await recordReleases(store, [register, flow]);
    await recordReleases(store, [register, { ...flow, off: 'It loses texts' }]);
    await recordReleases(store, [register, flow]);
    await recordReleases(store, [register]);
    expect(await written()).toMatchObject([
      { action: 'create', name: 'Risk Flow', release: '1.0.0', off: null },
      { action: 'update', off: 'It loses texts' },
      { action: 'update', off: null },
      { action: 'delete', name: 'Risk Flow' },
    ]);
  });

  test('a canary is written where its people are', async () => {
    await recordReleases(store, [register]);
    await recordReleases(store, [{ ...register, canary: { version: '1.1.0', percent: 0, organizations: ['valley'] } }]);
    expect(await written('harbour')).toEqual([]);
    expect(await written('valley')).toMatchObject([
      { action: 'create', release: '1.0.0', canary: null },
      { action: 'update', release: '1.0.0', canary: '1.1.0', canary_percent: 100 },
    ]);
    await recordReleases(store, [{ ...register, canary: { version: '1.1.0', percent: 20, organizations: [] } }]);
    expect((await written('harbour')).at(-1)).toMatchObject({ canary: '1.1.0', canary_percent: 20 });
    expect((await written('valley')).at(-1)).toMatchObject({ canary: '1.1.0', canary_percent: 20 });
  });

  test('several processes write a change once', async () => {
    await recordReleases(store, [register]);
    const next = [{ ...register, version: '1.0.1' }];
    await Promise.all([recordReleases(store, next), recordReleases(store, next), recordReleases(store, next)]);
    expect(await written()).toHaveLength(2);
  });
});
