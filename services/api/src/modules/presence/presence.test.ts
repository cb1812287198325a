/** What requests cannot show: the end of a lease, and several processes. The rest is in the contract's scenarios. */
import { PRESENCE_LEASE, type Presence, type PresenceAnnouncement } from '@parapet/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MemberDoc } from '../../collections.ts';
import { collections } from '../../store-spec.ts';
import { migrations } from '../../migrations.ts';
import { openStore } from '../../store/open-store.ts';
import type { Store } from '../../store/port.ts';
import { allStores, type TestStore } from '../../store/testing.ts';
import { presenceService } from './presence-service.ts';

const ORGANIZATION = 'org_example.com_0123456789ab';
const memberOf = (user_id: string): MemberDoc => ({
  _id: user_id,
  organization_id: ORGANIZATION,
  version: 1,
  created_at: '',
  updated_at: '',
  user_id,
  email: `${user_id}@example.com`,
  role: 'risk_manager',
  domains: [],
  assets: [],
});
const caller = (id: string) => ({ member: memberOf(id), actor: { id } });
const [ada, grace] = [caller('ada'), caller('grace')];

describe.each(allStores)('presence on $name', (on) => {
  let opened: TestStore;
  let announcement: PresenceAnnouncement;
  beforeAll(async () => {
    opened = await on.open(collections, migrations);
    const risk = await opened.store.org(ORGANIZATION, { id: 'ada' }).collection('risks').insertOne({});
    announcement = { entity: 'risks', record_id: risk._id, place: null };
  });
  afterAll(() => opened.close());

  function processOn(store: Store, now?: () => number) {
    const reported: [readonly string[], Presence][] = [];
    return { reported, ...presenceService(store, { reportPresence: (...args) => void reported.push(args) }, now) };
  }
  const usersOf = ({ items }: Presence) => items.map(({ user_id }) => user_id);

  test('a page that is not announced again is gone when its lease ends', async () => {
    const late = processOn(opened.store, () => Date.now() - PRESENCE_LEASE);
    await late.announce(ada, 'one', announcement);
    const service = processOn(opened.store);
    expect(usersOf(await service.announce(grace, 'two', announcement))).toEqual(['grace']);
    await service.announce(ada, 'one', announcement);
    expect(service.reported.at(-1)?.[0]).toEqual(['grace', 'ada']);
    await service.end(ada, 'one');
    await service.end(grace, 'two');
  });

  test.runIf(on.name === 'mongodb')('a page that was announced through another process is listed', async () => {
    const second = await openStore(opened.options, collections, migrations);
    const [here, there] = [processOn(opened.store), processOn(second)];
    await here.announce(ada, 'one', announcement);
    expect(usersOf(await there.announce(grace, 'two', announcement))).toEqual(['ada', 'grace']);
    expect(usersOf(await here.announce(ada, 'one', announcement))).toEqual(['ada', 'grace']);
    await there.end(grace, 'two');
    expect(usersOf(await here.announce(ada, 'one', announcement))).toEqual(['ada']);
    await second.close();
  });
});
