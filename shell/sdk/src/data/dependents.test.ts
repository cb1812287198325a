import { AUDITED_ENTITIES, operations } from '@parapet/contracts';
import { describe, expect, it } from 'vitest';
import { entitiesChangedBy, isOperation, isInvalidated, recordKey, type Change } from './dependents.ts';

const update = (entity: Change['entity'], id = 'r1'): Change => ({ entity, id, action: 'update' });
const remove = (entity: Change['entity'], id = 'r1'): Change => ({ entity, id, action: 'delete' });

/** The queries among these that a change invalidates. */
function outdated(change: Change): string[] {
  const queries: [string, object][] = [
    ['listRisks', { organization_id: 'o' }],
    ['getRiskSummary', { organization_id: 'o' }],
    ['getRisk', { id: 'r1' }],
    ['getRisk', { id: 'r2' }],
    ['listRiskNotes', { id: 'r1' }],
    ['getDashboard', { organization_id: 'o' }],
    ['getReferences', { organization_id: 'o', kind: 'assets', id: 'a1' }],
    ['listRiskFlows', { organization_id: 'o' }],
    ['listTasks', { organization_id: 'o' }],
    ['listTreatmentPlans', { organization_id: 'o' }],
    ['listAssets', { organization_id: 'o' }],
    ['listProperties', { organization_id: 'o' }],
    ['listPeople', { organization_id: 'o' }],
    ['getOrganization', { orgId: 'o' }],
    ['listAuditEntries', { entity: 'risks', entity_id: 'r1' }],
    ['listAuditEntries', { entity: 'risks', entity_id: 'r2' }],
    ['listAiModels', {}],
  ];
  return queries
    .filter((key) => isInvalidated(key, change))
    .map(([id, input]) =>
      id === 'getRisk'
        ? `getRisk ${Reflect.get(input, 'id')}`
        : id === 'listAuditEntries'
          ? `history ${Reflect.get(input, 'entity_id')}`
          : id,
    );
}

it('the query of one flow is outdated by that flow and by treatment plans, but not by another flow', () => {
  const key = ['getRiskFlowWorkspace', { id: 'f1' }];
  expect([
    isInvalidated(key, update('risk_flows', 'f1')),
    isInvalidated(key, update('risk_flows', 'f2')),
    isInvalidated(key, update('treatment_plans', 'p1')),
  ]).toEqual([true, false, true]);
});

describe('a change invalidates', () => {
  it('the lists, the record itself, its history, and what counts or shows it', () => {
    expect(outdated(update('risks'))).toEqual([
      'listRisks',
      'getRiskSummary',
      'getRisk r1',
      'getDashboard',
      'getReferences',
      'listRiskFlows',
      'listTasks',
      'listTreatmentPlans',
      'listAssets',
      'history r1',
    ]);
  });

  it('everything that loses its link to a deleted record', () => {
    const all = outdated(remove('risks'));
    expect(all).toEqual(expect.arrayContaining(['listRiskNotes', 'listTasks', 'listTreatmentPlans', 'listProperties']));
    expect(all).not.toContain('listPeople');
    expect(outdated(remove('assets', 'a1'))).toEqual(
      expect.arrayContaining(['listRisks', 'getRisk r2', 'listRiskFlows']),
    );
  });

  it('notes and the recent activity, when a note is added', () =>
    expect(outdated(update('risk_notes'))).toEqual(['listRiskNotes', 'getDashboard', 'getReferences']));

  it('people and the organization, when a member changes', () =>
    expect(outdated(update('members'))).toEqual(expect.arrayContaining(['listPeople', 'getOrganization'])));

  it('every record, when it is not known which one changed', () => {
    expect(outdated({ entity: 'risks', action: 'update' })).toEqual(
      expect.arrayContaining(['getRisk r1', 'getRisk r2', 'history r1', 'history r2']),
    );
  });

  it('the audit log, unless it is filtered by another entity, but not the newest seal', () => {
    const invalidates = (input: object) => isInvalidated(['listAuditEntries', input], update('risks'));
    expect([{}, { actor: 'u1' }, { entity: 'risks' }, { entity: 'tasks' }].map(invalidates)).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(isInvalidated(['getNewestSeal', {}], update('risks'))).toBe(false);
  });

  it('no query whose key is not an API operation', () =>
    expect(isInvalidated(['settings', {}], update('risks'))).toBe(false));
});

it('knows what every operation changes', () => {
  expect(entitiesChangedBy('updateRisk')).toEqual(['risks']);
  expect(entitiesChangedBy('archiveRiskFlow')).toEqual(['risk_flows']);
  expect(entitiesChangedBy('addRiskNote')).toEqual(['risk_notes']);
  expect(entitiesChangedBy('removeMember')).toEqual(['members']);
  expect(entitiesChangedBy('initializeGrcDefaults')).toEqual(['grc_domains', 'grc_templates']);
  expect(entitiesChangedBy('signOut')).toEqual([]);
  // Operations that change no record: signing in and out, reading an invitation, presence, jobs, notifications, the assistant, and what belongs to one user alone
  // (preferences, tokens, sessions).
  const without = Object.keys(operations).filter(
    (id) => isOperation(id) && operations[id].method !== 'GET' && entitiesChangedBy(id).length === 0,
  );
  const presence = ['announcePresence', 'endPresence'];
  const ofUserAlone = ['createApiToken', 'revokeApiToken', 'revokeMemberToken', 'revokeSession', 'revokeOtherSessions'];
  expect(without).toEqual([
    'signOut',
    'backchannelLogout',
    'updatePreferences',
    ...ofUserAlone,
    'previewInvitation',
    'chat',
    'analyzeRisk',
    'generateTreatmentPlan',
    'suggestControls',
    ...presence,
    'cancelJob',
    'updateNotification',
    'readNotifications',
    // For admins of the server, who ask for it.
    'reportClientError',
    'createReleaseToken',
    'revokeReleaseToken',
  ]);
});

it('invalidates a list for every entity that has one', () => {
  const lists = Object.keys(operations).filter((id) => id.startsWith('list'));
  for (const entity of AUDITED_ENTITIES) {
    // Releases are only in the audit log.
    if (entity === 'organizations' || entity === 'releases') continue;
    expect(
      lists.filter((id) => isInvalidated([id, {}], { entity, action: 'create' })),
      entity,
    ).not.toEqual([]);
  }
});

it('finds the query of a record', () => {
  expect(recordKey('risk_flows', 'f1')).toEqual(['getRiskFlow', { id: 'f1' }]);
  expect(recordKey('risk_notes', 'n1')).toBeNull();
});
