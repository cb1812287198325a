import { expect, test } from 'vitest';
import { recordTitle } from './record-title.ts';

test.each([
  ['a risk by its title', { title: ' Flood ', description: 'x' }, 'Flood'],
  ['an asset by its name', { name: 'web-1' }, 'web-1'],
  ['a flow by its risk', { risk_title: 'Flood' }, 'Flood'],
  ['a member by name', { name: 'Ada', email: 'ada@example.com' }, 'Ada'],
  ['a member without a name by address', { name: null, email: 'ada@example.com' }, 'ada@example.com'],
  ['a long note by its beginning', { note: 'x'.repeat(300) }, 'x'.repeat(200)],
  ['nothing without a name', { title: ' ' }, null],
  ['nothing that was deleted', null, null],
])('names %s', (_, record, title) => {
  expect(recordTitle(record)).toBe(title);
});
