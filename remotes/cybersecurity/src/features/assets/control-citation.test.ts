import { expect, test } from 'vitest';
import { citedControl, withControls } from './control-citation.ts';

test('a control is cited by its number and title', () => {
  expect(citedControl({ title: 'Offline backup', reference: 'ISO 27001 A.8.13' })).toBe(
    'ISO 27001 A.8.13 Offline backup',
  );
  expect(citedControl({ title: 'Offline backup', reference: ' ' })).toBe('Offline backup');
  expect(citedControl({ title: 'x'.repeat(400), reference: 'A' })).toHaveLength(300);
});

test('a control is added once', () => {
  expect(withControls(['A', 'B'], ['B', 'C', 'C'])).toEqual(['A', 'B', 'C']);
});
