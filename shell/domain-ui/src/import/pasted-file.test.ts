import { expect, it } from 'vitest';
import type { ImportField } from './guess-columns.ts';
import { pastedFile } from './pasted-file.ts';

const FIELDS: readonly ImportField[] = [
  { name: 'title', label: 'Title', names: ['Risk'], required: true },
  { name: 'category', label: 'Kategorie', names: [], required: false },
];

it.each([
  ['keeps a first line that names a column', 'Notes\tRisk\nold\tFlood\n', 'Notes\tRisk\nold\tFlood'],
  [
    'names the columns of lines without names',
    'Flood\tSecurity\r\nFire\t\r\n',
    'Title\tKategorie\nFlood\tSecurity\r\nFire\t',
  ],
  ['takes single cells below each other as titles', 'Flood\nFire', 'Title\nFlood\nFire'],
])('%s', async (_, text, expected) => {
  const file = pastedFile(text, FIELDS, 'Pasted lines');
  expect(file.name).toBe('Pasted lines.txt');
  expect(await file.text()).toBe(expected);
});
