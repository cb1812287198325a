/** What the sample protects and what may happen to it: assets, their properties, and the scenarios of those. */
import type { Doc } from '@parapet/api/store/port.ts';
import { daysBefore } from '../dates.ts';
import { ORGANIZATION_ID } from '../people/organizations.ts';
import { PEOPLE } from '../people/people.ts';
import { stamp, type SeedTables } from '../tables.ts';
import { assetId, sampleAssets, TOMASZ_ASSETS } from './assets.ts';
import { sampleProperties } from './properties.ts';
import { sampleScenarios } from './scenarios.ts';

/** Recorded one after the other over the first year, and changed since. */
function itemStamp(now: Date, id: string, index: number): Doc {
  return stamp(id, ORGANIZATION_ID, daysBefore(now, 395 - index * 17), daysBefore(now, 2 + ((index * 37) % 90)));
}

export function seedItems(tables: SeedTables, now: Date): void {
  tables.risk_scenarios.push(
    ...sampleScenarios().map(({ id, fields }, index) => ({ ...fields, ...itemStamp(now, id, index) })),
  );
  tables.properties.push(
    ...sampleProperties().map(({ id, fields }, index) => ({ ...fields, ...itemStamp(now, id, index) })),
  );
  tables.assets.push(...sampleAssets().map(({ id, fields }, index) => ({ ...fields, ...itemStamp(now, id, index) })));
  const tomasz = tables.members.find(({ user_id }) => user_id === PEOPLE.tomasz.id);
  if (tomasz !== undefined) tomasz.assets = TOMASZ_ASSETS.map(assetId);
}
