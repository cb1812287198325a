import { expect, test } from 'vitest';
import { propertyProblems } from '../item/property-rules.ts';
import { templateDefaults } from '../template/answers/template-values.ts';
import { DEFAULT_PROPERTY_TEMPLATES } from './property-templates.ts';

const of = (category: string) => DEFAULT_PROPERTY_TEMPLATES.find((one) => one.category === category);
const options = (category: string, name: string) => of(category)?.fields.find((field) => field.name === name)?.options;

test('the default property templates are physical, digital and intellectual, all marked as default', () => {
  expect(DEFAULT_PROPERTY_TEMPLATES.map(({ category, is_default }) => [category, is_default])).toEqual([
    ['Physical', true],
    ['Digital', true],
    ['Intellectual', true],
  ]);
});

test('the fields of section 3 are between type and description', () => {
  const names = (category: string) => of(category)?.fields.map(({ name }) => name);
  expect(names('Physical')).toEqual(['name', 'type', 'location', 'value', 'category', 'description']);
  expect(names('Digital')).toEqual([
    'name',
    'type',
    'data_classification',
    'storage_location',
    'data_size',
    'backup_frequency',
    'description',
  ]);
  expect(names('Intellectual')).toEqual([
    'name',
    'type',
    'ip_type',
    'registration_number',
    'expiry_date',
    'value',
    'description',
  ]);
});

test('options and defaults are those of section 3', () => {
  expect(options('Physical', 'category')).toEqual(['Building', 'Equipment', 'Vehicle', 'Inventory', 'Other']);
  expect(options('Digital', 'data_classification')).toEqual(['Public', 'Internal', 'Confidential', 'Restricted']);
  expect(options('Digital', 'backup_frequency')).toEqual(['Daily', 'Weekly', 'Monthly', 'None']);
  expect(options('Intellectual', 'ip_type')).toEqual(['Patent', 'Trademark', 'Copyright', 'Trade Secret', 'Know-how']);
  expect(of('Digital')?.fields.find(({ name }) => name === 'data_classification')?.defaultValue).toBe('Internal');
});

test.each(['Physical', 'Digital', 'Intellectual'])(
  'the default type of a property from %s is its category',
  (category) => {
    expect(of(category)?.fields.find(({ name }) => name === 'type')).toMatchObject({
      type: 'select',
      required: true,
      options: ['Physical', 'Digital', 'Intellectual', 'Financial', 'Human'],
      defaultValue: category,
    });
  },
);

test('only the name and fields with a default are required', () => {
  const required = (category: string) =>
    of(category)
      ?.fields.filter((field) => field.required)
      .map(({ name }) => name);
  expect(['Physical', 'Digital', 'Intellectual'].map(required)).toEqual([
    ['name', 'type'],
    ['name', 'type', 'data_classification'],
    ['name', 'type'],
  ]);
});

test.each(DEFAULT_PROPERTY_TEMPLATES)('a $name needs only a name in addition to its defaults', (template) => {
  expect(template.fields.map(({ order }) => order)).toEqual(template.fields.map((_, index) => index));
  const values = { ...templateDefaults(template.fields), name: 'Vault' };
  expect(propertyProblems({ linked_scenarios: ['s'], values }, template)).toEqual([]);
});
