import { expect, test } from 'vitest';
import {
  seededDomains,
  seededGrcTemplates,
  seededRiskTables,
  seededItemTemplates,
  grcTemplateKeys,
  riskTableKeys,
} from './seeded-defaults.ts';

test('every default has a unique key and the id of its domain', () => {
  const ids = new Map(seededDomains().map(({ default_key }) => [default_key, `id of ${default_key}`]));
  const templates = seededGrcTemplates(ids);
  const tables = seededRiskTables(ids);
  expect(new Set(templates.map(({ default_key }) => default_key))).toEqual(new Set(grcTemplateKeys()));
  expect(new Set(tables.map(({ default_key }) => default_key))).toEqual(new Set(riskTableKeys()));
  expect([ids.size, templates.length, tables.length]).toEqual([6, 6, 6]);
  expect(templates.find(({ framework }) => framework === 'GDPR')?.domain_id).toBe('id of privacy');
  expect(tables.find(({ default_key }) => default_key === 'financial')).toEqual({
    default_key: 'financial',
    name: 'Financial Risk Register',
    description: expect.stringContaining('Money'),
    domain: 'id of financial',
    is_template: true,
    template_id: null,
  });
});

test('changing one copy does not change others', () => {
  const [first] = seededGrcTemplates(new Map());
  first?.steps.pop();
  expect(seededGrcTemplates(new Map())[0]?.steps.length).toBe((first?.steps.length ?? 0) + 1);
});

test('item templates that are marked as default have a key, the others do not', () => {
  const keys = (name: string) =>
    seededItemTemplates()
      .find(({ collection }) => collection === name)
      ?.templates.map((template) => [template.name, template.is_default, template.default_key]);
  expect(keys('asset_templates')).toEqual([
    ['Server', true, 'Server'],
    ['Database', true, 'Database'],
    ['Application', true, 'Application'],
  ]);
  expect(keys('property_templates')).toEqual([
    ['Physical', true, 'Physical'],
    ['Digital', true, 'Digital'],
    ['Intellectual', true, 'Intellectual'],
  ]);
  expect(keys('risk_scenario_templates')).toEqual([
    ['Cyber Attack', true, 'Cyber Attack'],
    ['Data Breach', false, undefined],
    ['Third-Party Failure', false, undefined],
  ]);
});
