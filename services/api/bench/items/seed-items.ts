/** Fills an empty store with an inventory: assets, a tenth as many properties and risks that link to them, and 500 risk scenarios. */
import { newAsset, newProperty, newRisk, newScenario } from '@parapet/contracts/rules';
import type {
  AssetDoc,
  MemberDoc,
  OrganizationDoc,
  PropertyDoc,
  RiskDoc,
  RiskScenarioDoc,
  UserDoc,
} from '../../src/collections.ts';
import type { Doc, New, Store } from '../../src/store/port.ts';

export const ORGANIZATION = 'org_bench.example_000000000000';
export const ADMIN = 'bench-admin';
export const TITLES = {
  types: ['Hardware', 'Software', 'Network', 'Data', 'Personnel'],
  words: ['gateway', 'ledger', 'laptop', 'depot', 'archive', 'portal', 'scanner', 'warehouse'],
} as const;

const SCENARIOS = 500;
const BATCH = 1000;
const LEVELS = ['Low', 'Medium', 'High', 'Critical'] as const;

export const itemId = (kind: 'asset' | 'property' | 'scenario', index: number) => `${kind}-${index}`;
const pick = <T>(from: readonly T[], index: number): T | undefined => from[index % from.length];

async function insert<T extends Doc>(
  store: Store,
  collection: string,
  count: number,
  make: (index: number) => New<T>,
): Promise<void> {
  for (let from = 0; from < count; from += BATCH) {
    await store.transaction(ORGANIZATION, { id: ADMIN }, async (tx) => {
      for (let index = from; index < Math.min(count, from + BATCH); index += 1)
        await tx.collection<T>(collection).insertOne(make(index));
    });
    await store.audit(ORGANIZATION).seal();
  }
}

export async function seedItems(store: Store, assets: number): Promise<void> {
  const organization_id = ORGANIZATION;
  const tenth = Math.ceil(assets / 10);
  await store.transaction(ORGANIZATION, { id: ADMIN }, async (tx) => {
    await tx
      .collection<OrganizationDoc>('organizations')
      .insertOne({ _id: ORGANIZATION, name: 'Bench', domain: 'bench.example' });
    await tx.system<UserDoc>('users').put({ _id: ADMIN, organization: ORGANIZATION });
    await tx
      .collection<MemberDoc>('members')
      .insertOne({
        user_id: ADMIN,
        email: 'admin@bench.example',
        name: 'Admin',
        role: 'admin',
        domains: [],
        assets: [],
      });
  });
  await insert<RiskScenarioDoc>(store, 'risk_scenarios', SCENARIOS, (index) => ({
    ...newScenario({
      organization_id,
      title: `Scenario ${index}`,
      description: 'What may happen',
      template_id: '',
      threat_actors: [`Actor ${index % 40}`],
    }),
    template_id: null,
    _id: itemId('scenario', index),
  }));
  await insert<PropertyDoc>(store, 'properties', tenth, (index) => {
    const linked_scenarios = [index, index * 7 + 1].map((scenario) => itemId('scenario', scenario % SCENARIOS));
    return {
      ...newProperty({
        organization_id,
        name: `Property ${index}`,
        type: 'Digital',
        category: `Category ${index % 30}`,
        linked_scenarios,
      }),
      _id: itemId('property', index),
    };
  });
  await insert<AssetDoc>(store, 'assets', assets, (index) => {
    const [name, depot] = [pick(TITLES.words, index), pick(TITLES.words, index + 3)];
    const fields = {
      name: `${name} ${index}`,
      description: `The ${depot} of depot ${index % 900}`,
      type: pick(TITLES.types, index) ?? '',
      status: 'Active',
      risk_level: pick(LEVELS, Math.floor(index / TITLES.words.length)) ?? null,
    };
    return {
      ...newAsset({ organization_id, ...fields, linked_properties: [itemId('property', index % tenth)] }),
      _id: itemId('asset', index),
    };
  });
  await insert<RiskDoc>(store, 'risks', tenth, (index) => {
    const [one, other] = [itemId('asset', index * 3), itemId('asset', index)];
    return newRisk(
      {
        organization_id,
        title: `Risk ${index}`,
        asset_id: one,
        selected_assets: [one, other],
        selected_scenarios: [itemId('scenario', index % SCENARIOS)],
      },
      ADMIN,
    );
  });
}
