import { expect, it } from 'vitest';
import { guessColumns, matchColumns, unmatched, type ImportField } from './guess-columns.ts';
import { RISK_SYNONYMS } from './risk-synonyms.ts';

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

const RISK_FIELDS = Object.entries(RISK_SYNONYMS).map(([name, synonyms]): ImportField => ({
  name,
  label: name,
  names: [],
  synonyms,
  ...(name === 'status' && { holds: (value: string) => ['open', 'closed'].includes(value) }),
  required: false,
}));

it.each([
  ['likelihood', 'probability'],
  ['Risk name', 'title'],
  ['OWNER E-MAIL', 'owner_id'],
  ['Bezeichnung', 'title'],
  ['Impact (1-5)', 'impact_level'],
  ['Eintrittswahrscheinlichkeit', 'probability'],
  ['Gravite', 'severity'],
  ['Propietario', 'owner_id'],
])('a column of risks called “%s” goes to %s', (header, field) =>
  expect(matchColumns([column(header)], RISK_FIELDS)).toEqual([{ field, by: 'synonym' }]),
);

it('no name stands for two fields of a risk', () => {
  for (const [name, synonyms] of Object.entries(RISK_SYNONYMS))
    for (const one of synonyms) expect([one, guessColumns([column(one)], RISK_FIELDS)]).toEqual([one, [name]]);
});

it('a column is known by its values when its name says nothing, unless another column has the field', () => {
  const values = { header: 'Phase', field: null, samples: ['open', '', 'closed'] };
  expect(matchColumns([values, { ...values, samples: ['open', 'late'] }], RISK_FIELDS)).toEqual([
    { field: 'status', by: 'values' },
    { field: '', by: null },
  ]);
  expect(guessColumns([values, column('State')], RISK_FIELDS)).toEqual(['', 'status']);
  expect(guessColumns([column('Risk'), column('title')], RISK_FIELDS)).toEqual(['', 'title']);
});

it('finds the columns of a register that somebody else exported as shown, in another language', () => {
  const fields = ['title', 'category', 'severity', 'status', 'owner_id', 'reviewer_id', 'probability'].map(
    (name): ImportField => ({ name, label: name, names: [], required: false, synonyms: RISK_SYNONYMS[name] ?? [] }),
  );
  for (const headers of [
    ['Risiko', 'Kategorie', 'Schweregrad', 'Status', 'Eigentümer/in', 'Prüfer/in', 'Wahrscheinlichkeit'],
    ['Risque', 'Catégorie', 'Gravité', 'Statut', 'Propriétaire', 'Vérificateur', 'Probabilité'],
    ['Riesgo', 'Categoría', 'Gravedad', 'Estado', 'Propietario', 'Revisor', 'Probabilidad'],
  ])
    expect(
      guessColumns(
        headers.map((header) => column(header)),
        fields,
      ),
    ).toEqual(fields.map(({ name }) => name));
});
