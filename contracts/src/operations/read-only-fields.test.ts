import { expect, test } from 'vitest';
import { operations } from './index.ts';
import { readerOf, readOnlyFields } from './read-only-fields.ts';

test('the read-only fields of an update are those that only the server writes', () => {
  expect(readOnlyFields('updateRisk').toSorted()).toEqual([
    'archived_at',
    'created_at',
    'created_by',
    'due_date',
    'flow',
    'id',
    'names',
    'organization_id',
    'updated_at',
    'version',
  ]);
  expect(readOnlyFields('updateAsset')).toEqual(
    expect.arrayContaining(['id', 'organization_id', 'version', 'created_at', 'updated_at']),
  );
  expect(readOnlyFields('updateRiskFlow')).toEqual(
    expect.arrayContaining(['risk_id', 'risk_title', 'names', 'completed_at']),
  );
});

test('every update of a record that can be read at the same URL has read-only fields', () => {
  const changed = Object.values(operations)
    .map(({ schema }) => schema.operationId)
    .filter((id) => readerOf(id) !== null);
  expect(changed).toEqual(
    expect.arrayContaining([
      'updateRisk',
      'updateRiskFlow',
      'updateTreatmentPlan',
      'updateTask',
      'updateAsset',
      'updateProperty',
      'updateRiskScenario',
      'updateAssetTemplate',
      'updatePropertyTemplate',
      'updateRiskScenarioTemplate',
    ]),
  );
  for (const id of changed) expect(readOnlyFields(id), id).toContain('version');
});

test('the read-only fields include the names that only listed records have', () => {
  expect(readOnlyFields('updateTask')).toEqual(
    expect.arrayContaining(['id', 'version', 'risk_title', 'assigned_to_name']),
  );
});

test('operations other than updates of records have no read-only fields', () => {
  expect([readOnlyFields('createRisk'), readOnlyFields('completeRiskFlow'), readOnlyFields('getRisk')]).toEqual([
    [],
    [],
    [],
  ]);
});
