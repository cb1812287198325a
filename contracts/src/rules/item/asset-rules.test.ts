import { expect, test } from 'vitest';
import { assetLevel, assetProblems, assetRiskRank } from './asset-rules.ts';
import { DEFAULT_ASSET_TEMPLATES } from '../defaults/asset-templates.ts';

const basic = { name: 'Core switch', type: 'Network', risk_level: 'High', status: 'Active' };
const unlinked = { field: 'linked_properties', message: 'At least one property must be linked to this asset' };

test('an asset needs a linked property, with or without a template', () => {
  expect(assetProblems({ linked_properties: [], values: basic }, null)).toMatchObject([unlinked]);
  expect(assetProblems({ linked_properties: [], values: basic }, { fields: [] })).toMatchObject([unlinked]);
  expect(assetProblems({ linked_properties: ['p'], values: basic }, null)).toEqual([]);
});

test('without a template name, type, risk level and status are required', () => {
  expect(
    assetProblems({ linked_properties: ['p'], values: { name: ' ', description: 'x' } }, null).map(
      ({ message }) => message,
    ),
  ).toMatchObject(['name is required', 'type is required', 'risk_level is required', 'status is required']);
});

test('with a template the messages use its labels', () => {
  const server = DEFAULT_ASSET_TEMPLATES[0] ?? null;
  expect(
    assetProblems({ linked_properties: ['p'], values: { type: 'Mainframe', risk_level: 'High' } }, server),
  ).toMatchObject([
    { field: 'name', message: 'Server Name is required' },
    { field: 'type', message: 'Server Type must be one of Web, Database, Application, File Server' },
    { field: 'status', message: 'Status is required' },
  ]);
  expect(
    assetProblems(
      { linked_properties: ['p'], values: { name: 'web-1', type: 'Web', risk_level: 'High', status: 'Active' } },
      server,
    ),
  ).toEqual([]);
});

test('a name is required even when the template does not ask for it', () => {
  expect(assetProblems({ linked_properties: ['p'], values: {} }, { fields: [] })).toMatchObject([
    { field: 'name', message: 'name is required' },
  ]);
});

test('risk levels are ranked, no level lowest', () => {
  expect([null, 'Low', 'Medium', 'High', 'Critical'].map(assetRiskRank)).toEqual([-1, 0, 1, 2, 3]);
});

test('the level of an asset is written as that of anything else', () => {
  expect((['Low', 'Medium', 'High', 'Critical'] as const).map(assetLevel)).toEqual([
    'low',
    'medium',
    'high',
    'critical',
  ]);
});
