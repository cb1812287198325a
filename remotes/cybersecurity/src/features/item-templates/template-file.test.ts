import { describe, expect, it } from 'vitest';
import type { TemplateField } from '@parapet/contracts';
import {
  emptyTemplate,
  fieldNameOf,
  MAX_TEMPLATE_FILE,
  readTemplateFile,
  templateCopy,
  templateFile,
} from './template-file.ts';

const field = (name: string, order: number, more: Partial<TemplateField> = {}): TemplateField => ({
  id: `f${order}`,
  name,
  label: name,
  type: 'text',
  required: false,
  order,
  ...more,
});
const DEPOT = {
  name: 'Depot',
  description: 'Gates',
  category: 'Physical',
  fields: [
    field('late', 7, { type: 'select', options: ['a', 'b'], defaultValue: 'a', required: true }),
    field('early', 2, { placeholder: 'p' }),
  ],
};

const read = (change: object, kind: 'asset' | 'property' = 'asset') =>
  readTemplateFile(kind, JSON.stringify({ ...JSON.parse(templateFile('asset', DEPOT)), ...change }));

describe('a template as a file', () => {
  it('is read as it was written, with its fields in order', () => {
    expect(readTemplateFile('asset', templateFile('asset', DEPOT))).toEqual({
      template: {
        ...DEPOT,
        fields: [
          { id: 'field_0', name: 'early', label: 'early', type: 'text', required: false, placeholder: 'p', order: 0 },
          {
            id: 'field_1',
            name: 'late',
            label: 'late',
            type: 'select',
            required: true,
            options: ['a', 'b'],
            defaultValue: 'a',
            order: 1,
          },
        ],
      },
    });
  });

  it('contains no ids and nothing of the organization', () => {
    const file = templateFile('asset', Object.assign({ id: 'secret', organization_id: 'org' }, DEPOT));
    expect(file).not.toMatch(/secret|org|"id"|"order"/);
  });

  it('is read without fields that the format does not have', () => {
    const result = read({
      is_default: true,
      organization_id: 'x',
      fields: [{ name: 'a', label: 'A', type: 'text', admin: true }],
    });
    expect(result).toEqual({
      template: {
        ...DEPOT,
        fields: [{ id: 'field_0', name: 'a', label: 'A', type: 'text', required: false, order: 0 }],
      },
    });
  });

  it.each([
    ['', 'not-json'],
    ['{', 'not-json'],
    ['null', 'not-a-template'],
    ['[]', 'not-a-template'],
    ['{}', 'not-a-template'],
    ['"x"', 'not-a-template'],
    ['x'.repeat(MAX_TEMPLATE_FILE + 1), 'too-large'],
  ])('refuses %.20s', (text, problem) => expect(readTemplateFile('asset', text)).toEqual({ problem }));

  it('refuses a template for other items', () => expect(read({}, 'property')).toEqual({ problem: 'other-kind' }));

  it.each([
    { version: 2 },
    { name: 7 },
    { name: 'x'.repeat(201) },
    { category: null },
    { description: {} },
    { fields: {} },
    { fields: [null] },
    { fields: ['x'] },
    { fields: Array.from({ length: 201 }, () => field('a', 0)) },
    { fields: [{ name: 'a', label: 'A', type: 'date' }] },
    { fields: [{ name: 'a', label: 'A', type: 'constructor' }] },
    { fields: [{ name: 'a', label: 'A', type: 'text', required: 'yes' }] },
    { fields: [{ name: 'a', label: 'A', type: 'select', options: 'a' }] },
    { fields: [{ name: 'a', label: 'A', type: 'select', options: [1] }] },
    { fields: [{ name: 'a', label: 'A', type: 'text', defaultValue: { a: 1 } }] },
    { fields: [{ name: 'a', label: 'A', type: 'text', placeholder: 1 }] },
    { fields: [{ label: 'A', type: 'text' }] },
  ])('refuses a malformed template: %j', (change) => expect(read(change)).toEqual({ problem: 'not-a-template' }));
});

it('a new template starts with the fields of its kind, and has no name', () => {
  expect(emptyTemplate('property')).toMatchObject({
    name: '',
    category: '',
    fields: [{ name: 'name' }, { name: 'type' }, { name: 'description' }],
  });
});

it('a copy has the content under another name', () => {
  const copy = templateCopy(Object.assign({ is_default: true, id: 'x' }, DEPOT), 'Copy of Depot');
  expect(copy).toEqual({ ...DEPOT, name: 'Copy of Depot' });
  expect(templateCopy(DEPOT, 'x'.repeat(300)).name).toHaveLength(200);
});

it.each([
  ['Hosted at', 'hosted_at'],
  ['  Straße & Größe ', 'stra_e_gro_e'],
  ['2nd owner', 'nd_owner'],
  ['Élève', 'eleve'],
  ['名前', ''],
  ['a'.repeat(120), 'a'.repeat(100)],
])('the name for the label %s is %s', (label, name) => expect(fieldNameOf(label)).toBe(name));
