/** What the sample protects and what may happen to it: assets, their properties, and the scenarios of those. */
import type { MockState } from '../mock-state.ts';
import type { Stamp } from '../tables.ts';
import { assetId, sampleAssets, TOMASZ_ASSETS } from './assets.ts';
import { daysBefore } from './dates.ts';
import { PEOPLE } from './members.ts';
import { ORGANIZATION_ID } from './organizations.ts';
import { sampleProperties } from './properties.ts';
import { sampleScenarios } from './scenarios.ts';

/** Recorded one after the other over the first year, the first ones longest ago; each was looked at again since. */
function stamp(now: Date, id: string, index: number): Stamp {
  return { id, organization_id: ORGANIZATION_ID, version: 1, created_at: daysBefore(now, 395 - index * 17), updated_at: daysBefore(now, 2 + ((index * 37) % 90)) };
}

export function seedItems({ tables, scenarioLinks, members }: MockState, now: Date): void {
  tables.risk_scenarios.push(...sampleScenarios().map(({ id, fields }, index) => ({ ...fields, ...stamp(now, id, index) })));
  tables.properties.push(...sampleProperties().map(({ id, fields }, index) => ({ ...fields, ...stamp(now, id, index) })));
  tables.assets.push(...sampleAssets().map(({ id, fields }, index) => ({ ...fields, ...stamp(now, id, index) })));
  for (const { id, linked_scenarios } of tables.properties) scenarioLinks.push(...linked_scenarios.map((scenario_id) => ({ property_id: id, scenario_id })));
  for (const member of members) if (member.user_id === PEOPLE.tomasz.id) member.assets = TOMASZ_ASSETS.map(assetId);
}
