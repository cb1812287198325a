import { expect, it } from 'vitest';
import { guessColumns, unmatched, type ImportField } from './guess-columns.ts';

const FIELDS: ImportField[] = [
  { name: 'name', label: 'Name', names: ['Asset-Name', 'Asset Name'], required: true },
  { name: 'risk_level', label: 'Risikostufe', names: ['Risk Level'], required: true },
  { name: 'attributes.size', label: 'Größe (m²)', names: ['Size'], required: false },
];
const column = (header: string, field: string | null = null) => ({ header, field, samples: [] });

it('finds fields by their labels in the language of the reader, in English and by their own names', () => {
  expect(
    guessColumns([column('ASSET NAME'), column('risikostufe *'), column('Grosse m²'), column('Größe (M²)')], FIELDS),
  ).toEqual(['name', 'risk_level', '', 'attributes.size']);
});

it('uses the field that the API found for other columns, and assigns each field to one column only', () => {
  expect(
    guessColumns(
      [
        column('attributes.color', 'attributes.color'),
        column('Risk level'),
        column('risk_level', 'risk_level'),
        column('Cost center'),
      ],
      FIELDS,
    ),
  ).toEqual(['attributes.color', 'risk_level', '', '']);
});

it('lists the required fields that have no column', () => {
  expect(unmatched(['', 'name'], FIELDS).map(({ name }) => name)).toEqual(['risk_level']);
});
