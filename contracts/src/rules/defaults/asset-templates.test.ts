import { expect, test } from 'vitest';
import { DEFAULT_ASSET_TEMPLATES } from './asset-templates.ts';

const template = (name: string) => DEFAULT_ASSET_TEMPLATES.find((one) => one.name === name);
const field = (name: string, of: string) => template(of)?.fields.find((one) => one.name === name);

test('server, database and application have the same five fields', () => {
  expect(DEFAULT_ASSET_TEMPLATES.map(({ name, category }) => [name, category])).toEqual([
    ['Server', 'Infrastructure'],
    ['Database', 'Data'],
    ['Application', 'Application'],
  ]);
  for (const { fields, is_default } of DEFAULT_ASSET_TEMPLATES) {
    expect(fields.map(({ name }) => name)).toEqual(['name', 'type', 'risk_level', 'status', 'description']);
    expect(fields.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4]);
    expect(is_default).toBe(true);
  }
});

test('options and defaults are those of section 3', () => {
  expect(field('type', 'Server')?.options).toEqual(['Web', 'Database', 'Application', 'File Server']);
  expect(field('type', 'Database')?.options).toEqual(['MySQL', 'PostgreSQL', 'MongoDB', 'Oracle', 'SQL Server']);
  expect(field('type', 'Application')?.options).toEqual([
    'Web Application',
    'Mobile App',
    'Desktop Application',
    'API Service',
  ]);
  expect(['Server', 'Database', 'Application'].map((of) => field('risk_level', of)?.defaultValue)).toEqual([
    'Medium',
    'High',
    undefined,
  ]);
  expect(field('status', 'Server')?.options).toEqual(['Active', 'Inactive', 'Maintenance']);
  expect(field('status', 'Application')?.options).toEqual(['Active', 'Inactive', 'Development', 'Testing']);
});

test.each(['Server', 'Database', 'Application'])('a %s offers all risk levels and starts active', (of) => {
  expect(field('risk_level', of)?.options).toEqual(['Low', 'Medium', 'High', 'Critical']);
  expect(field('status', of)?.defaultValue).toBe('Active');
  expect(template(of)?.fields.map(({ name, type, required }) => [name, type, required])).toEqual([
    ['name', 'text', true],
    ['type', 'select', true],
    ['risk_level', 'select', true],
    ['status', 'select', true],
    ['description', 'textarea', false],
  ]);
  expect(template(of)?.fields.map(({ label }) => label)).toEqual([
    `${of} Name`,
    `${of} Type`,
    'Risk Level',
    'Status',
    'Description',
  ]);
});

// Section 3 names no statuses of a database; it can be in maintenance like a server.
test('a database has the statuses of a server', () =>
  expect(field('status', 'Database')?.options).toEqual(['Active', 'Inactive', 'Maintenance']));
