import { expect, it } from 'vitest';
import { exportedColumns } from './export-menu.tsx';

it.each([
  [
    ['title', 'category', 'assets'],
    ['title', 'risk_score', 'category', 'selected_assets'],
  ],
  [
    ['title', 'scenarios', 'risk_score'],
    ['title', 'selected_scenarios', 'risk_score'],
  ],
])('of the columns %j a file has %j', (shown, expected) => expect(exportedColumns(shown)).toEqual(expected));
