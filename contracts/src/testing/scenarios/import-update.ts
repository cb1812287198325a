import type { Scenario } from '../scenario.ts';
import { list } from '../steps.ts';
import { file } from './import.ts';

export const importUpdateScenarios: readonly Scenario[] = [
  {
    name: 'a file updates the records that its rows are for, and lists the rows that it leaves out',
    steps: [
      file('risks', 'title,severity\nFlood,low\nFire,low\n', {}, { answer: { imported: 2, changed: 0 } }),
      file(
        'risks',
        'id,title,severity\n,FLOOD,high\n,Fire,low\nno-such-id,Lost,low\n',
        { existing: 'update', dry_run: 'true' },
        {
          answer: {
            right: 1,
            changed: 1,
            changed_cells: 2,
            unchanged: 1,
            left_out: 1,
            columns: [{ field: 'id' }, { field: 'title' }, { field: 'severity' }],
            changes: [
              { row: 2, name: 'Flood', field: 'title', before: 'Flood', after: 'FLOOD' },
              { row: 2, name: 'Flood', field: 'severity', before: 'low', after: 'high' },
            ],
            left_out_rows: [{ row: 4, name: 'Lost', reason: 'not_found' }],
          },
        },
      ),
      file(
        'risks',
        'title,severity\nFlood,critical\n',
        { existing: 'update', unchanged_since: '2020-01-01T00:00:00.000Z' },
        { answer: { right: 0, changed: 0, left_out: 1, left_out_rows: [{ row: 2, reason: 'changed' }] } },
      ),
      file(
        'risks',
        'title,severity\nFlood,critical\n',
        { existing: 'update' },
        { as: 'risk_manager', answer: { right: 1, changed: 1, imported: 0, changes: [], ids: [] } },
      ),
      list(
        'risks',
        { q: 'Flood' },
        { answer: { total: 1, items: [{ title: 'Flood', severity: 'critical', version: 2 }] } },
      ),
    ],
  },
];
