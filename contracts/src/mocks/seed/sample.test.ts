import { expect, test } from 'vitest';
import { referencesIn, type Reference } from '../../links.ts';
import { ASSET_RULES, PROPERTY_RULES, SCENARIO_RULES, stepErrors, templateErrors } from '../../rules/index.ts';
import { answer } from '../answer.ts';
import { createMockState } from '../state.ts';
import { ORGANIZATION_ID, OTHER_ORGANIZATION_ID } from './organizations.ts';
import { LINKED_TITLES } from './risk-links.ts';

const state = createMockState();
const { tables } = state;
const { assets, properties, risk_scenarios: scenarios } = tables;

/** What is named, but not there for the same organisation. */
function lost(organizationId: string, references: readonly Reference[]): string[] {
  const own = (collection: Reference['collection']): string[] =>
    collection === 'members'
      ? state.members.filter(({ organization_id }) => organization_id === organizationId).map(({ user_id }) => user_id)
      : tables[collection].flatMap(({ id, organization_id }) => (organization_id === organizationId ? [id] : []));
  return references.flatMap(({ path, collection, ids }) => ids.filter((id) => !own(collection).includes(id)).map((id) => `${path} ${id}`));
}

test('everything that the sample names is there', () => {
  for (const asset of assets) expect(lost(asset.organization_id, referencesIn('assets', asset)), asset.name).toEqual([]);
  for (const property of properties) expect(lost(property.organization_id, referencesIn('properties', property)), property.name).toEqual([]);
  for (const risk of tables.risks) expect(lost(risk.organization_id, referencesIn('risks', risk)), risk.title).toEqual([]);
  for (const member of state.members) {
    expect(lost(member.organization_id, [{ path: 'assets', collection: 'assets', ids: member.assets }, { path: 'domains', collection: 'grc_domains', ids: member.domains }]), member.email).toEqual([]);
  }
  expect(LINKED_TITLES.filter((title) => !tables.risks.some((risk) => risk.title === title))).toEqual([]);
});

test('every item could be saved as it is, and is used', () => {
  const templateOf = (id: string | null) => [...tables.asset_templates, ...tables.property_templates, ...tables.risk_scenario_templates].find((one) => one.id === id) ?? null;
  for (const asset of assets) expect(ASSET_RULES.problems(asset, templateOf(asset.template_id), true), asset.name).toEqual([]);
  for (const property of properties) expect(PROPERTY_RULES.problems(property, templateOf(property.template_id), true), property.name).toEqual([]);
  for (const scenario of scenarios) expect(SCENARIO_RULES.problems(scenario, templateOf(scenario.template_id), true), scenario.title).toEqual([]);
  expect(properties.filter(({ id }) => !assets.some(({ linked_properties }) => linked_properties.includes(id)))).toEqual([]);
  expect(scenarios.filter(({ id }) => !state.scenarioLinks.some(({ scenario_id }) => scenario_id === id))).toEqual([]);
});

test('every template could be saved as it is', () => {
  const kinds = [['asset', tables.asset_templates], ['property', tables.property_templates], ['risk-scenario', tables.risk_scenario_templates]] as const;
  for (const [kind, templates] of kinds) for (const template of templates) expect(templateErrors(kind, template), template.name).toEqual([]);
  for (const template of tables.grc_templates) expect(stepErrors(template.steps), template.name).toEqual([]);
});

test.each([
  ['assets', 18], ['properties', 15], ['risk-scenarios', 16], ['asset-templates', 4], ['property-templates', 4], ['risk-scenario-templates', 4],
  ['grc-templates', 7], ['grc-domains', 6], ['risk-tables', 10],
])('%s answer within the contract: %i of them', async (path, total) => {
  const response = await answer(state, new Request(`http://localhost/api/${path}?organization_id=${ORGANIZATION_ID}&limit=200`));
  expect(await response.json()).toMatchObject({ total, next_cursor: null });
});

test('ids are the same on every start, and of one record each', () => {
  const idsOf = (of: typeof state) => Object.values(of.tables).flatMap((records) => records.map(({ id }) => id));
  expect(idsOf(createMockState())).toEqual(idsOf(state));
  expect(new Set(idsOf(state)).size).toBe(idsOf(state).length);
});

test('the other organisation has a record of each kind', () => {
  const lacking = Object.entries(tables).filter(([, records]) => !records.some(({ organization_id }) => organization_id === OTHER_ORGANIZATION_ID));
  expect(lacking.map(([name]) => name)).toEqual([]);
});
