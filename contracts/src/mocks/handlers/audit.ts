import { canInspectAudit, canReadKind, exportedSealFault, exportedSealIn, exportedSealProblem } from '../../rules/index.ts';
import type { AuditFault, AuditQuery, AuditVerifyQuery } from '../../schemas/audit.ts';
import { sealChanges, sealsOf, unsealedSince } from '../audit-seals.ts';
import { chainOf, changesOf, recordsOf, subjectsOf } from '../audit-trail.ts';
import { listPage } from '../list-page.ts';
import { callerIn, mock, type Context } from '../mock.ts';
import { MockProblem, refuse } from '../problem.ts';
import { mayRead } from '../record-access.ts';
import type { MemberRecord, MockState } from '../mock-state.ts';

function inspectorIn(context: Context, named: string | undefined): MemberRecord {
  const member = callerIn(context, named);
  const decision = canInspectAudit(member);
  if (!decision.allowed) throw new MockProblem(403, 'role_not_allowed', decision.reason);
  return member;
}

const notThere = () => new MockProblem(404, 'record_not_found', 'There is no such record');

/**
 * The records that an id stands for, the newest first. Members are known by the id of their account outside, also when
 * they are gone, came back or had another one before, and by that of their record in the trail.
 */
function recordIds({ state }: Context, { organization_id }: MemberRecord, { entity, entity_id }: AuditQuery): string[] {
  const told = state.changes.filter((one) => entity === 'members' && one.entity === entity && one.organization_id === organization_id);
  const isTheirs = (doc: unknown) => Reflect.get(Object(doc), 'user_id') === entity_id;
  const living = recordsOf(state, organization_id, entity).filter(isTheirs).map(({ id }) => id);
  const known = told.toReversed().filter(({ before, after }) => isTheirs(before) || isTheirs(after)).map((change) => change.entity_id);
  const ids = [...new Set(entity === 'members' ? [...living, ...known] : [])];
  return ids.length > 0 ? ids : [entity_id];
}

/** What is wrong with the seal that a query names, when it names one. */
function faultsOfKept(state: MockState, organizationId: string, query: AuditVerifyQuery): AuditFault[] {
  const kept = exportedSealIn(query);
  if (kept === null) return [];
  const seals = sealsOf(state, organizationId);
  const found = seals.find(({ number }) => number === kept.number) ?? null;
  const before = seals.findLast(({ number }) => number < kept.number);
  const fault = exportedSealFault(kept, found, before?.at ?? null);
  return fault === null ? [] : [fault];
}

export const auditMocks = [
  mock('listAuditEntries', async ({ query }, context) => {
    const { state } = context;
    const { entity, cursor, limit } = query;
    const member = callerIn(context, query.organization_id);
    const organizationId = member.organization_id;
    const decision = canReadKind(member, entity);
    if (!decision.allowed) throw new MockProblem(403, 'role_not_allowed', decision.reason);
    const ids = recordIds(context, member, query);
    const chains = await Promise.all(ids.toReversed().map((id) => chainOf(state, organizationId, { entity, id })));
    const page = listPage(
      chains.flat().map((entry, index) => ({ id: entry.entity_id, entry, place: index + 1 })),
      { sort: '-version', value: ({ place }) => place, cursor, limit },
    );
    const record = recordsOf(state, organizationId, entity).find(({ id }) => ids.includes(id));
    const readable = record === undefined ? canInspectAudit(member).allowed : mayRead(context, member, entity, record.id, record);
    if (!readable || page.total === 0) throw notThere();
    return { status: 200, body: { ...page, items: page.items.map(({ entry }) => entry) } };
  }),

  mock('verifyAudit', async ({ query }, context) => {
    const { state } = context;
    const { organization_id } = inspectorIn(context, query.organization_id);
    const problem = exportedSealProblem(query);
    refuse(problem === null ? [] : [problem]);
    await sealChanges(state, organization_id, Date.now());
    const entries = subjectsOf(state, organization_id).reduce((sum, subject) => sum + changesOf(state, organization_id, subject).length, 0);
    // Nothing is stored that could have been tampered with, as the entries follow from the changes; a seal can still be a foreign one.
    const faults = faultsOfKept(state, organization_id, query);
    const unsealed_since = unsealedSince(state, organization_id);
    return { status: 200, body: { ok: faults.length === 0, entries, seals: sealsOf(state, organization_id).length, faults, total_faults: faults.length, unsealed_since } };
  }),

  mock('getNewestSeal', async ({ query }, context) => {
    const { organization_id } = inspectorIn(context, query.organization_id);
    await sealChanges(context.state, organization_id, Date.now());
    const newest = sealsOf(context.state, organization_id).at(-1);
    if (newest === undefined) throw new MockProblem(404, 'seal_not_found', 'Nothing has been sealed yet. Changes are sealed within a minute.');
    return { status: 200, body: newest };
  }),
];
