import type { TSchema } from 'typebox';
import { expect, test } from 'vitest';
import type { Resource } from '../rules/access/permissions.ts';
import { schemas } from '../schemas/base.ts';
import { collectNames, fieldsOf, openParts } from '../testing/schema-walk.ts';
import { operations, type Access } from '../index.ts';

interface Operation {
  method: string;
  url: string;
  config: { access: Access };
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
const changes = all.filter(([, { method, url }]) => method !== 'GET' && method !== 'POST' && url !== '/api/me/preferences');

/** Schemas of the bodies that an operation may answer with, by content type. */
function answersOf({ response }: Operation['schema'], status: number): Record<string, { schema: TSchema }> {
  const answer = response[status];
  return answer !== undefined && 'content' in answer ? (answer.content ?? {}) : {};
}

test('an operation is called by its id, and no two share an address', () => {
  for (const [id, { schema }] of all) expect(schema.operationId).toBe(id);
  const addresses = all.map(([, { method, url }]) => `${method} ${url.replaceAll(/:\w+/g, ':')}`);
  expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([]);
});

test('every operation says what it is', () => {
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

test('what a request may carry is closed and has an end', () => {
  const open = all.flatMap(([id, { schema: { params, querystring, body } }]) =>
    Object.entries({ params, querystring, body }).flatMap(([part, schema]) => (schema === undefined ? [] : openParts(`${id} ${part}`, schema))),
  );
  // A filter profile holds whatever its table filters by; how many values there are is bounded.
  expect(new Set(open)).toEqual(new Set(['FilterProfiles.*.*.*: takes any value']));
});

test('a list is paged', () => {
  const lists = all.filter(([id]) => id.startsWith('list'));
  expect(lists.length).toBeGreaterThan(20);
  for (const [id, { schema }] of lists) {
    expect(fieldsOf(schema.querystring ?? {}), id).toEqual(expect.arrayContaining(['limit', 'cursor']));
    expect(fieldsOf(answersOf(schema, 200)['application/json']?.schema ?? {}), id).toEqual(['items', 'total', 'next_cursor']);
  }
});

test('a change starts from a version, and says when it is not the newest or not there', () => {
  for (const [id, { schema }] of changes) {
    expect(fieldsOf(schema.headers ?? {}), id).toEqual(['if-match']);
    expect(Object.keys(schema.response), id).toEqual(expect.arrayContaining(['404', '412']));
  }
});

test('what is sent may be too much, and what takes a body may get something else', () => {
  for (const [id, { method, schema }] of all) {
    const statuses = Object.keys(schema.response);
    expect([statuses.includes('413'), statuses.includes('415')], id).toEqual([method !== 'GET', id === 'backchannelLogout' || schema.body !== undefined]);
  }
});

test('nobody sets what the server keeps', () => {
  const KEPT = new Set([
    'id', 'organization_id', 'version', 'created_at', 'updated_at', 'created_by', 'completed_at', 'archived_at', 'risk_score', 'is_template', 'names',
  ]);
  const said = changes.map(([id, { schema }]) => [id, fieldsOf(schema.body ?? {}).filter((field) => KEPT.has(field))] as const);
  // Payloads of section 7 hold these, and what replaces a whole may be that whole as it was answered; none of them is set.
  expect(Object.fromEntries(said.filter(([, fields]) => fields.length > 0))).toEqual({
    updateRisk: ['risk_score'],
    updateTreatmentPlan: ['created_by'],
    updateGrcTemplate: ['id', 'organization_id', 'version', 'created_at', 'updated_at'],
  });
});

test('what can be in the wrong state answers 409', () => {
  const may = all.filter(([, { schema }]) => '409' in schema.response);
  expect(named(may).toSorted()).toEqual([
    'acceptInvitation', 'addMember', 'archiveRisk', 'archiveRiskFlow', 'completeRiskFlow', 'completeTreatmentPlan', 'createRiskFlow',
    'createTreatmentPlan', 'deleteAssetTemplate', 'deleteGrcTemplate', 'deletePropertyTemplate', 'deleteRiskScenarioTemplate', 'deleteTreatmentPlan', 'removeMember',
    'unarchiveRisk', 'updateMember', 'updateRisk', 'updateRiskFlow', 'updateTreatmentPlan',
  ]);
});

/** Which row of the table of roles an address follows: decision D10. */
const RESOURCE_OF: Record<string, Resource> = {
  risks: 'risks', 'risk-tables': 'risks', 'risk-flows': 'risks', 'treatment-plans': 'risks', 'grc-templates': 'risks', 'grc-domains': 'risks',
  dashboard: 'risks', ai: 'risks', people: 'risks', assets: 'assets', properties: 'assets', 'risk-scenarios': 'assets', 'asset-templates': 'assets',
  'property-templates': 'assets', 'risk-scenario-templates': 'assets', references: 'assets', tasks: 'tasks', organizations: 'organizations',
};
const ACTION_OF: Record<string, string> = { GET: 'read', POST: 'create', PATCH: 'update', PUT: 'update', DELETE: 'delete' };

test('roles are asked for the resource and action that the address means', () => {
  const others: string[] = [];
  for (const [id, { method, url, config: { access } }] of all) {
    if (typeof access === 'string') continue;
    expect(access.resource, id).toBe(RESOURCE_OF[url.split('/')[2] ?? '']);
    if (access.action !== ACTION_OF[method]) others.push(`${id}: ${access.action}`);
  }
  expect(others.toSorted()).toEqual([
    'addMember: update', 'addRiskNote: update', 'analyzeRisk: read', 'chat: read', 'generateTreatmentPlan: read', 'initializeGrcDefaults: read',
    'initializeRiskTableTemplates: read', 'suggestControls: read',
  ]);
});

test('what needs no role is known', () => {
  const free = all.filter(([, { config, url }]) => config.access === 'signed-in' && !url.startsWith('/api/me'));
  expect(named(free).toSorted()).toEqual(['acceptInvitation', 'createOrganization', 'getNewestSeal', 'listAuditEntries', 'streamEvents', 'verifyAudit']);
  expect(all.filter(([, { config, url }]) => config.access === 'public' && !/^\/api\/(auth|health)/.test(url))).toEqual([]);
});
