import { expect, test } from 'vitest';
import { broughtDomains, broughtGrcTemplates, broughtRiskTables, grcTemplateKeys, riskTableKeys } from './brought.ts';

test('everything is known by a key, each once, and names the domain it is for', () => {
  const ids = new Map(broughtDomains().map(({ default_key }) => [default_key, `id of ${default_key}`]));
  const templates = broughtGrcTemplates(ids);
  const tables = broughtRiskTables(ids);
  expect(new Set(templates.map(({ default_key }) => default_key))).toEqual(new Set(grcTemplateKeys()));
  expect(new Set(tables.map(({ default_key }) => default_key))).toEqual(new Set(riskTableKeys()));
  expect([ids.size, templates.length, tables.length]).toEqual([6, 6, 6]);
  expect(templates.find(({ framework }) => framework === 'GDPR')?.domain_id).toBe('id of privacy');
  expect(tables.find(({ default_key }) => default_key === 'financial')).toEqual({
    default_key: 'financial', name: 'Financial Risk Register', description: expect.stringContaining('Money'), domain: 'id of financial', is_template: true, template_id: null,
  });
});

test('one that is changed changes no other', () => {
  const [first] = broughtGrcTemplates(new Map());
  first?.steps.pop();
  expect(broughtGrcTemplates(new Map())[0]?.steps.length).toBe((first?.steps.length ?? 0) + 1);
});
