import { expect, test } from 'vitest';
import { attributeLabel } from './attribute-label.ts';

test.each([
  ['impact_description', 'Impact Description'],
  ['likelihood', 'Likelihood'],
  ['hostName', 'HostName'],
  ['_data__size_', 'Data Size'],
  ['ip-type', 'Ip-type'],
  ['a', 'A'],
])('%s is shown as %s', (name, label) => {
  expect(attributeLabel(name)).toBe(label);
});

test('a field of the template has its own label', () => {
  expect(attributeLabel('size', [{ name: 'size', label: 'Data size (GB)' }])).toBe('Data size (GB)');
  expect(attributeLabel('data_size', [{ name: 'size', label: 'Data size (GB)' }])).toBe('Data Size');
});
