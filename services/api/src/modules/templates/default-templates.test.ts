import { expect, test } from 'vitest';
import { collections, type OrganizationDoc, type TemplateDoc } from '../../collections.ts';
import { migrations } from '../../migrations.ts';
import type { Store } from '../../store/port.ts';
import { stores } from '../../store/testing.ts';

const KINDS = ['asset_templates', 'property_templates', 'risk_scenario_templates'];
const namesIn = (store: Store) =>
  Promise.all(
    KINDS.map(async (kind) =>
      (await store.org('org_a', { id: 'test' }).collection<TemplateDoc>(kind).find({}))
        .map(({ name }) => name)
        .toSorted(),
    ),
  );

test.each(stores)('an organization of the first version gets its missing templates once, on $name', async (on) => {
  const opened = await on.open(collections);
  await opened.store.transaction('org_a', { id: 'test' }, async (tx) => {
    await tx.collection<OrganizationDoc>('organizations').insertOne({ _id: 'org_a', name: 'A', domain: 'example.com' });
    await tx
      .collection<TemplateDoc>('asset_templates')
      .insertOne({ name: 'Own', description: '', category: 'Data', is_default: false, fields: [] });
  });
  for (let start = 0; start < 2; start++) {
    expect(await namesIn(await opened.reopen(collections, migrations))).toEqual([
      ['Own'],
      ['Digital', 'Intellectual', 'Physical'],
      ['Cyber Attack', 'Data Breach', 'Third-Party Failure'],
    ]);
  }
  await opened.close();
});

const RELEASED = { description: '', fields: [] };
test.each(stores)('defaults of an older version are recognized, on $name', async (on) => {
  const opened = await on.open(collections, migrations.slice(0, 1));
  await opened.store
    .org('org_a', { id: 'test' })
    .collection<OrganizationDoc>('organizations')
    .insertOne({ _id: 'org_a', name: 'A', domain: 'example.com' });
  const add = (store: Store, kind: string, name: string, category: string, is_default: boolean) =>
    store
      .org('org_a', { id: 'test' })
      .collection<TemplateDoc>(kind)
      .insertOne({ ...RELEASED, name, category, is_default });
  await add(opened.store, 'asset_templates', 'Server', 'Infrastructure', true);
  await add(opened.store, 'property_templates', 'Digital', 'Digital', true);
  // A person's templates with names of defaults: created later, not marked, or in another category.
  await add(opened.store, 'property_templates', 'Digital', 'Digital', true);
  await add(opened.store, 'property_templates', 'Physical', 'Physical', false);
  await add(opened.store, 'property_templates', 'Intellectual', 'Ideas', true);
  await add(opened.store, 'risk_scenario_templates', 'Cyber Attack', 'Cybersecurity', true);
  await add(opened.store, 'risk_scenario_templates', 'Data Breach', 'Privacy', false);
  for (let start = 0; start < 2; start++) {
    const store = await opened.reopen(collections, migrations);
    const found = await Promise.all(
      KINDS.map((kind) => store.org('org_a', { id: 'test' }).collection<TemplateDoc>(kind).find({})),
    );
    expect(
      found
        .flat()
        .filter(({ default_key }) => default_key !== undefined)
        .map(({ name, default_key, version }) => [name, default_key, version]),
    ).toEqual([
      ['Server', 'Server', 2],
      ['Digital', 'Digital', 2],
      ['Cyber Attack', 'Cyber Attack', 2],
    ]);
  }
  await opened.close();
});
