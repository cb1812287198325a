/** What the mocks start with. */
import { flowOfRisk } from '@parapet/contracts/rules';
import type { Doc, SystemDoc } from '@parapet/api/store/port.ts';
import { seedItems } from './items/items.ts';
import { seedOtherItems } from './items/other-items.ts';
import { seedAccounts, seedMembers } from './people/members.ts';
import { seedDomains, seedOrganizations } from './people/organizations.ts';
import { generatedRisks } from './risks/generated-risks.ts';
import { seedOtherRisks, seedRisks } from './risks/risks.ts';
import { emptyTables, type SeedTables, type SystemTables } from './tables.ts';
import { seedGrcTemplates } from './templates/grc-templates.ts';
import { seedRegisters } from './templates/registers.ts';
import { seedDefaultTemplates, seedOwnTemplates } from './templates/templates.ts';
import { seedOtherWork } from './work/other-work.ts';
import { seedWork } from './work/work.ts';

/**
 * `empty`: an organization as new, with its people and the templates that it starts with. `demo`: one that has used the
 * product for a year. `10000-risks`: the same with a register of that size. Each has a second organization, which nobody
 * in the first may see.
 */
export const SEEDS = ['empty', 'demo', '10000-risks'] as const;
export type Seed = (typeof SEEDS)[number];

const LARGE_REGISTER = 10_000;

export type SeedDocument = { collection: string; doc: Doc | SystemDoc };

/** @param now the moment that the times of the seed count back from */
export function seedDocuments(seed: Seed, now: Date): SeedDocument[] {
  const tables = seedTables(seed, now);
  return [...documentsOf(tables), ...documentsOf(seedAccounts(tables.members, now))];
}

export function seedTables(seed: Seed, now: Date): SeedTables {
  const tables = emptyTables();
  tables.organizations.push(...seedOrganizations(now));
  tables.members.push(...seedMembers(now));
  seedDefaultTemplates(tables, now);
  if (seed !== 'empty') seedSample(tables, now);
  if (seed === '10000-risks') tables.risks.push(...generatedRisks(LARGE_REGISTER - tables.risks.length, now));
  seedOtherItems(tables, now);
  tables.risks.push(...seedOtherRisks(now));
  seedOtherWork(tables, now);
  nameFlows(tables);
  return tables;
}

/** Each risk names its current flow. */
function nameFlows({ risks, risk_flows }: SeedTables): void {
  const flows = Map.groupBy(risk_flows, ({ risk_id }) => risk_id);
  for (const risk of risks) risk.flow = flowOfRisk(flows.get(risk._id) ?? []);
}

/** The order matters: risks name items and registers, and work names risks. */
function seedSample(tables: SeedTables, now: Date): void {
  tables.grc_domains.push(...seedDomains(now));
  seedOwnTemplates(tables, now);
  seedItems(tables, now);
  seedGrcTemplates(tables, now);
  seedRegisters(tables, now);
  tables.risks.push(...seedRisks(now));
  seedWork(tables, now);
}

function documentsOf(tables: SeedTables | SystemTables): SeedDocument[] {
  return Object.entries<readonly (Doc | SystemDoc)[]>({ ...tables }).flatMap(([collection, docs]) =>
    docs.map((doc) => ({ collection, doc })),
  );
}
