import type { TSchema } from 'typebox';
import { expect, test } from 'vitest';
import type { Resource } from '../rules/access/permissions.ts';
import { schemas } from '../schemas/named-schemas.ts';
import { collectNames, fieldsOf, openParts } from '../testing/contract/schema-walk.ts';
import { keyConflict } from './idempotency.ts';
import { operations, type OperationConfig } from '../index.ts';

interface Operation {
  method: string;
  url: string;
  config: OperationConfig;
  schema: {
    operationId: string;
    summary: string;
    tags: readonly string[];
    params?: TSchema;
    querystring?: TSchema;
    headers?: TSchema;
    body?: TSchema;
    response: Record<number, { content?: Record<string, { schema: TSchema }> } | TSchema>;
  };
}

const all: readonly [string, Operation][] = Object.entries(operations);
const named = (ids: readonly [string, Operation][]) => ids.map(([id]) => id);
/** Of records: sessions and tokens have no versions. */
const changes = all.filter(
  ([, { method, url }]) =>
    method !== 'GET' && method !== 'POST' && !url.startsWith('/api/me/') && !/[/-]tokens\//.test(url),
);

/** The schemas of an operation's answers with a status, by content type. */
function answersOf({ response }: Operation['schema'], status: number): Record<string, { schema: TSchema }> {
  const answer = response[status];
  return answer !== undefined && 'content' in answer ? (answer.content ?? {}) : {};
}

test('the key of an operation is its id, and no two operations have the same method and URL', () => {
  for (const [id, { schema }] of all) expect(schema.operationId).toBe(id);
  const addresses = all.map(([, { method, url }]) => `${method} ${url.replaceAll(/:\w+/g, ':')}`);
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
});

test('every operation has a summary and a tag', () => {
  for (const [id, { schema }] of all) {
    expect(schema.summary, id).toMatch(/^[A-Z'].*[^.\s]$/);
    expect(schema.tags, id).toHaveLength(1);
    expect(schema.tags[0], id).toMatch(/^[a-z-]+$/);
  }
});

test('every named schema is used', () => {
  const used = new Set<string>();
  for (const [, { schema }] of all) {
    for (const part of [schema.params, schema.querystring, schema.headers, schema.body]) collectNames(part ?? {}, used);
    for (const status of Object.keys(schema.response)) {
      for (const answer of Object.values(answersOf(schema, Number(status)))) collectNames(answer.schema, used);
    }
  }
  expect(Object.keys(schemas).filter((name) => !used.has(name))).toEqual([]);
});

test('every part of a request is closed and limited in size', () => {
  const open = all.flatMap(
    ([
      id,
      {
        schema: { params, querystring, body },
      },
    ]) =>
      Object.entries({ params, querystring, body }).flatMap(([part, schema]) =>
        schema === undefined ? [] : openParts(`${id} ${part}`, schema),
      ),
  );
  // A filter profile contains the filters of any table; only their number is limited.
  expect(new Set(open)).toEqual(new Set(['FilterProfilesUpdate.*.*.*: takes any value']));
});

test('a list is paged', () => {
  const lists = all.filter(([id]) => id.startsWith('list'));
  expect(lists.length).toBeGreaterThan(20);
  for (const [id, { schema }] of lists) {
    expect(fieldsOf(schema.querystring ?? {}), id).toEqual(expect.arrayContaining(['limit', 'cursor']));
    expect(fieldsOf(answersOf(schema, 200)['application/json']?.schema ?? {}), id).toEqual([
      'items',
      'total',
      'next_cursor',
    ]);
  }
});

test('every change takes If-Match, one of a record’s fields also Overwrites-Since, and can answer 404 and 412', () => {
  for (const [id, { schema, method, url }] of changes) {
    const isOfFields = ['PATCH', 'PUT'].includes(method) && url.endsWith('/:id') && id !== 'updateOrganization';
    expect(fieldsOf(schema.headers ?? {}), id).toEqual(isOfFields ? ['if-match', 'overwrites-since'] : ['if-match']);
    expect(Object.keys(schema.response), id).toEqual(expect.arrayContaining(['404', '412']));
  }
});

test('unsafe methods can answer 413, and those with a body 415', () => {
  for (const [id, { method, schema, config }] of all) {
    const statuses = Object.keys(schema.response);
    expect([statuses.includes('413'), statuses.includes('415')], id).toEqual([
      method !== 'GET',
      schema.body !== undefined || config.body !== undefined,
    ]);
  }
});

test('changes cannot set the fields of the server', () => {
  const SERVER_FIELDS = new Set([
    'id',
    'organization_id',
    'version',
    'created_at',
    'updated_at',
    'created_by',
    'completed_at',
    'archived_at',
    'risk_score',
    'is_template',
    'names',
  ]);
  const accepted = changes.map(
    ([id, { schema }]) => [id, fieldsOf(schema.body ?? {}).filter((field) => SERVER_FIELDS.has(field))] as const,
  );
  // The payloads of section 7 contain these, and a template may be sent back as it was read. All of them are ignored.
  expect(Object.fromEntries(accepted.filter(([, fields]) => fields.length > 0))).toEqual({
    updateRisk: ['risk_score'],
    updateTreatmentPlan: ['created_by'],
    updateGrcTemplate: ['id', 'organization_id', 'version', 'created_at', 'updated_at'],
  });
});

/** The operations that restore a record, one for each kind that can be restored (D37). */
const RESTORING = [
  'restoreAsset',
  'restoreAssetTemplate',
  'restoreGrcTemplate',
  'restoreProperty',
  'restorePropertyTemplate',
  'restoreRisk',
  'restoreRiskFlow',
  'restoreRiskScenario',
  'restoreRiskScenarioTemplate',
  'restoreTask',
  'restoreTreatmentPlan',
];

test('every POST takes an idempotency key, except those that pages send in the background', () => {
  for (const [id, { method, config, schema }] of all) {
    if (method !== 'POST') continue;
    if (config.background === true) {
      expect([Object.hasOwn(schema, 'headers'), Object.hasOwn(schema.response, '409')], id).toEqual([false, false]);
      continue;
    }
    expect(fieldsOf(schema.headers ?? {}), id).toEqual(['idempotency-key']);
    expect(Object.keys(schema.response), id).toContain('409');
  }
});

test('apart from reused idempotency keys, only operations that depend on a state can answer 409', () => {
  const conflicting = all.filter(
    ([, { schema }]) => '409' in schema.response && schema.response[409] !== keyConflict[409],
  );
  expect(named(conflicting).toSorted()).toEqual([
    'acceptInvitation',
    'addMember',
    'addSampleData',
    'archiveRisk',
    'archiveRiskFlow',
    'cancelJob',
    'completeRiskFlow',
    'completeTreatmentPlan',
    'createRiskFlow',
    'createSharedView',
    'createTreatmentPlan',
    'createWebhook',
    'deleteAssetTemplate',
    'deleteGrcTemplate',
    'deletePropertyTemplate',
    'deleteRiskScenarioTemplate',
    'deleteTreatmentPlan',
    // A person may have only so many jobs.
    'exportAssets',
    'exportProperties',
    'exportRiskScenarios',
    'exportRisks',
    'exportTasks',
    'leaveOrganization',
    'previewRestore',
    'reissueInvitation',
    'removeMember',
    'renameRiskCategory',
    'repeatWebhookDelivery',
    ...RESTORING,
    'testWebhook',
    'unarchiveRisk',
    'updateMember',
    'updateRisk',
    'updateRiskFlow',
    'updateSharedView',
    'updateTreatmentPlan',
  ]);
});

/** The resource for each URL (decision D10). */
const RESOURCE_OF: Record<string, Resource> = {
  webhooks: 'organizations',
  risks: 'risks',
  'risk-tables': 'risks',
  'shared-views': 'risks',
  'risk-flows': 'risks',
  'treatment-plans': 'risks',
  'grc-templates': 'risks',
  'grc-domains': 'risks',
  dashboard: 'risks',
  ai: 'risks',
  people: 'risks',
  assets: 'assets',
  properties: 'assets',
  'risk-scenarios': 'assets',
  'asset-templates': 'assets',
  'property-templates': 'assets',
  'risk-scenario-templates': 'assets',
  references: 'assets',
  tasks: 'tasks',
  organizations: 'organizations',
};
const ACTION_OF: Record<string, string> = {
  GET: 'read',
  POST: 'create',
  PATCH: 'update',
  PUT: 'update',
  DELETE: 'delete',
};

test('the permission of an operation matches its URL and method', () => {
  const exceptions: string[] = [];
  for (const [
    id,
    {
      method,
      url,
      config: { access },
    },
  ] of all) {
    if (typeof access === 'string') continue;
    expect(access.resource, id).toBe(RESOURCE_OF[url.split('/')[2] ?? '']);
    if (access.action !== ACTION_OF[method]) exceptions.push(`${id}: ${access.action}`);
  }
  expect(exceptions.toSorted()).toEqual([
    'addMember: update',
    'addRiskNote: update',
    'analyzeRisk: read',
    'bulkAssets: update',
    'bulkProperties: update',
    'bulkRiskScenarios: update',
    'bulkRisks: update',
    'bulkTasks: update',
    'changeWebhookSecret: update',
    'chat: read',
    'createSharedView: update',
    'deleteSharedView: update',
    'generateTreatmentPlan: read',
    'initializeGrcDefaults: read',
    'initializeRiskTableTemplates: read',
    'reissueInvitation: update',
    'renameRiskCategory: update',
    'repeatWebhookDelivery: update',
    'suggestControls: read',
    'testChatChannel: update',
    'testWebhook: update',
    'transferOrganization: update',
  ]);
});

test('only known operations are open to every signed-in person, and only auth and health are public', () => {
  const free = all.filter(([, { config, url }]) => config.access === 'signed-in' && !url.startsWith('/api/me'));
  expect(named(free).toSorted()).toEqual([
    'acceptInvitation',
    'announcePresence',
    'createOrganization',
    'createReleaseToken',
    'endPresence',
    'exportAuditEntries',
    'getNewestSeal',
    'getReleases',
    'leaveOrganization',
    'listAuditEntries',
    'previewInvitation',
    'previewRestore',
    'reportClientError',
    'revokeReleaseToken',
    'search',
    'streamEvents',
    'verifyAudit',
  ]);
  expect(all.filter(([, { config, url }]) => config.access === 'public' && !/^\/api\/(auth|health)/.test(url))).toEqual(
    [],
  );
});
