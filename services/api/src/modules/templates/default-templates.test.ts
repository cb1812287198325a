import { expect, test } from 'vitest';
import { collections, type OrganizationDoc, type TemplateDoc } from '../../collections.ts';
import { migrations } from '../../migrations.ts';
import type { Store } from '../../store/port.ts';
import { stores } from '../../store/testing.ts';

const KINDS = ['asset_templates', 'property_templates', 'risk_scenario_templates'];
const namesIn = (store: Store) =>
  Promise.all(KINDS.map(async (kind) => (await store.org('org_a', { id: 'test' }).collection<TemplateDoc>(kind).find({})).map(({ name }) => name).toSorted()));

test.each(stores)('an organisation of the first version gets the templates that it lacks, once, on $name', async (on) => {
  const opened = await on.open(collections);
  await opened.store.transaction('org_a', { id: 'test' }, async (tx) => {
    await tx.collection<OrganizationDoc>('organizations').insertOne({ _id: 'org_a', name: 'A', domain: 'example.com' });
    await tx.collection<TemplateDoc>('asset_templates').insertOne({ name: 'Own', description: '', category: 'Data', is_default: false, fields: [] });
  });
  for (let start = 0; start < 2; start++) {
    expect(await namesIn(await opened.reopen(collections, migrations))).toEqual([
      ['Own'], ['Digital', 'Intellectual', 'Physical'], ['Cyber Attack', 'Data Breach', 'Third-Party Failure'],
    ]);
  }
  await opened.close();
});
