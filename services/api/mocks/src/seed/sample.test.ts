import { linkedIds, LINKS } from '@parapet/contracts/links';
import {
  answerErrors,
  answerKey,
  ASSET_RULES,
  PROPERTY_RULES,
  SCENARIO_RULES,
  stepErrors,
  templateErrors,
} from '@parapet/contracts/rules';
import { toRecord } from '@parapet/api/pipeline/record-mapper.ts';
import type { Doc } from '@parapet/api/store/port.ts';
import { expect, test } from 'vitest';
import { OTHER_ORGANIZATION_ID } from './people/organizations.ts';
import { GUIDED_TITLES } from './risks/risk-answers.ts';
import { LINKED_TITLES } from './risks/risk-links.ts';
import { seedDocuments, seedTables, SEEDS } from './seed-documents.ts';

const NOW = new Date('2026-05-04T09:30:00.000Z');
const tables = seedTables('demo', NOW);
const { assets, properties, risk_scenarios: scenarios } = tables;

/** The links of the demo that lead nowhere. */
function brokenLinks(): string[] {
  const collections = Object.entries<readonly Doc[]>({ ...tables });
  const targets = new Map<string, Set<string>>();
  for (const [name, records] of collections) {
    const keys = records.map(
      (record) =>
        `${record.organization_id} ${String(name === 'members' && 'user_id' in record ? record.user_id : record._id)}`,
    );
    targets.set(name, new Set(keys));
  }
  return LINKS.flatMap((link) =>
    collections.flatMap(([name, records]) =>
      (name === link.from ? records : []).flatMap((record) =>
        linkedIds(record, link)
          .filter((id) => targets.get(link.to)?.has(`${record.organization_id} ${id}`) !== true)
          .map((id) => `${link.from}.${link.field} ${id}`),
      ),
    ),
  );
}

test('every link of the demo leads to a record of the same organization', () => {
  expect(brokenLinks()).toEqual([]);
  expect(LINKED_TITLES.filter((title) => !tables.risks.some((risk) => risk.title === title))).toEqual([]);
});

test('every item could be saved as it is, and every property and scenario is linked', () => {
  const templates = [...tables.asset_templates, ...tables.property_templates, ...tables.risk_scenario_templates].map(
    toRecord,
  );
  const templateOf = (id: string | null) => templates.find((one) => one.id === id) ?? null;
  for (const asset of assets)
    expect(ASSET_RULES.problems(asset, templateOf(asset.template_id), true), asset.name).toEqual([]);
  for (const property of properties)
    expect(PROPERTY_RULES.problems(property, templateOf(property.template_id), true), property.name).toEqual([]);
  for (const scenario of scenarios)
    expect(SCENARIO_RULES.problems(scenario, templateOf(scenario.template_id), true), scenario.title).toEqual([]);
  expect(
    properties.filter(({ _id }) => !assets.some(({ linked_properties }) => linked_properties.includes(_id))),
  ).toEqual([]);
  expect(
    scenarios.filter(({ _id }) => !properties.some(({ linked_scenarios }) => linked_scenarios.includes(_id))),
  ).toEqual([]);
});

test('every template could be saved as it is', () => {
  const kinds = [
    ['asset', tables.asset_templates],
    ['property', tables.property_templates],
    ['risk-scenario', tables.risk_scenario_templates],
  ] as const;
  for (const [kind, templates] of kinds)
    for (const template of templates) expect(templateErrors(kind, template), template.name).toEqual([]);
  for (const template of tables.grc_templates) expect(stepErrors(template.steps), template.name).toEqual([]);
});

test('answers of risks fit their templates, and all required questions are answered', () => {
  const guided = tables.risks.filter(({ title }) => GUIDED_TITLES.includes(title));
  expect(guided).toHaveLength(GUIDED_TITLES.length);
  for (const { title, template_id, template_answers } of guided) {
    const { steps } = tables.grc_templates.find(({ _id }) => _id === template_id) ?? { steps: [] };
    expect(answerErrors(steps, [], template_answers), title).toEqual([]);
    const keys = new Set(
      steps.flatMap((step) => step.questions.map((question, index) => answerKey(step.id, question, index))),
    );
    expect(
      Object.keys(template_answers).filter((key) => !keys.has(key)),
      title,
    ).toEqual([]);
    expect(
      steps.every(({ id }) => Object.keys(template_answers).some((key) => key.startsWith(`${id}_`))),
      title,
    ).toBe(true);
  }
});

test.each(SEEDS)('%s is the same on every start, with one record for each id', (seed) => {
  const documents = seedDocuments(seed, NOW);
  expect(seedDocuments(seed, NOW)).toEqual(documents);
  const ids = documents.map(({ collection, doc }) => `${collection}/${doc._id}`);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the other organization has a record of each kind', () => {
  const lacking = Object.entries<readonly Doc[]>({ ...tables }).filter(
    ([, records]) => !records.some(({ organization_id }) => organization_id === OTHER_ORGANIZATION_ID),
  );
  expect(lacking.map(([name]) => name)).toEqual([]);
});

test('a large register has ten thousand risks, each with a title of its own', () => {
  const large = seedTables('10000-risks', NOW).risks.filter(
    ({ organization_id }) => organization_id !== OTHER_ORGANIZATION_ID,
  );
  expect(large.length).toBe(10_000);
  expect(new Set(large.map(({ title }) => title)).size).toBe(10_000);
  for (const risk of large)
    expect(risk.created_at <= risk.updated_at && risk.updated_at <= NOW.toISOString(), risk.title).toBe(true);
  const members = new Set(tables.members.map(({ user_id }) => user_id));
  expect(large.filter(({ owner_id }) => owner_id !== null && !members.has(owner_id))).toEqual([]);
});

test('an empty organization has its people and the default templates, and nothing else', () => {
  const { organizations, members, asset_templates, property_templates, risk_scenario_templates, ...rest } = seedTables(
    'empty',
    NOW,
  );
  expect([
    organizations.length,
    members.length > 8,
    asset_templates.length,
    property_templates.length,
    risk_scenario_templates.length,
  ]).toEqual([2, true, 6, 6, 6]);
  const own = Object.values<readonly Doc[]>(rest)
    .flat()
    .filter(({ organization_id }) => organization_id !== OTHER_ORGANIZATION_ID);
  expect(own).toEqual([]);
});
