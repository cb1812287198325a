import { fold, MAX_SEARCH_WORDS, newRisk, riskChange, seesRisk, severityRank, statusesIn, words, wordsMatch } from '../../rules/index.ts';
import type { Risk, RiskQuery, RiskSort } from '../../schemas/risk.ts';
import { listPage } from '../list-page.ts';
import { memberOf, mock, organizationOf, type Context } from '../mock.ts';
import { fieldProblem, MockProblem } from '../problem.ts';
import { checkReferences } from '../references.ts';
import type { MemberRecord } from '../state.ts';
import { assertVersion, etag } from '../versions.ts';

type SortField = RiskSort extends `-${infer F}` | infer _ ? F : never;

const SORT_VALUES: Readonly<Record<SortField, (risk: Risk) => string | number>> = {
  title: ({ title }) => fold(title),
  category: ({ category }) => fold(category),
  severity: ({ severity }) => severityRank(severity),
  status: ({ status }) => status,
  risk_score: ({ risk_score }) => risk_score,
  created_at: ({ created_at }) => created_at,
  updated_at: ({ updated_at }) => updated_at,
};

function isSortField(name: string): name is SortField {
  return Object.hasOwn(SORT_VALUES, name);
}

function visibleRisks({ state }: Context, member: MemberRecord): Risk[] {
  return state.risks.filter((risk) => risk.organization_id === member.organization_id && seesRisk(member, risk.domain_id));
}

/** Whether a risk is among those that the query asks for. */
function filterOf({ q, severity, status, tableId, asset_id }: RiskQuery): (risk: Risk) => boolean {
  const prefixes = words(q ?? '');
  if (prefixes.length > MAX_SEARCH_WORDS) throw fieldProblem('/q', `takes at most ${MAX_SEARCH_WORDS} words`);
  const statuses = status && statusesIn(status);
  return (risk) =>
    (severity === undefined || severity.includes(risk.severity)) &&
    (statuses === undefined || statuses.includes(risk.status)) &&
    (tableId === undefined || risk.table_id === tableId) &&
    (asset_id === undefined || risk.asset_id === asset_id) &&
    wordsMatch(words(risk.title, risk.description, risk.category), prefixes);
}

/** The risk, when the caller may see it and it is at the version they know. */
function current(context: Context, id: string): Risk {
  const risk = visibleRisks(context, memberOf(context)).find((one) => one.id === id);
  if (risk === undefined) throw new MockProblem(404, 'risk_not_found', 'There is no such risk');
  assertVersion(context.headers, risk);
  return risk;
}

function assertOwnDomain(member: MemberRecord, domainId: string | null): void {
  if (!seesRisk(member, domainId)) throw new MockProblem(403, 'outside_domains', 'You can only keep risks in your own GRC domains');
}

export const riskMocks = [
  mock('listRisks', ({ query }, context) => {
    organizationOf(context, query.organization_id);
    const sort = query.sort ?? '-updated_at';
    const name = sort.replace('-', '');
    const found = visibleRisks(context, memberOf(context)).filter(filterOf(query));
    const { cursor, limit } = query;
    return { status: 200, body: listPage(found, { sort, value: SORT_VALUES[isSortField(name) ? name : 'updated_at'], cursor, limit }) };
  }),

  mock('createRisk', ({ body }, context) => {
    const organization_id = organizationOf(context, body.organization_id);
    const member = memberOf(context);
    assertOwnDomain(member, body.domain_id ?? null);
    checkReferences(context.state, organization_id, body);
    const now = new Date().toISOString();
    const risk: Risk = { ...newRisk(body, member.user_id), id: crypto.randomUUID(), organization_id, version: 1, created_at: now, updated_at: now };
    context.state.risks.push(risk);
    return { status: 201, body: risk, headers: { etag: etag(risk), location: `/api/risks/${risk.id}` } };
  }),

  mock('getRisk', ({ params }, context) => {
    const risk = visibleRisks(context, memberOf(context)).find(({ id }) => id === params.id);
    if (risk === undefined) throw new MockProblem(404, 'risk_not_found', 'There is no such risk');
    return { status: 200, body: risk, headers: { etag: etag(risk) } };
  }),

  mock('updateRisk', ({ params, body }, context) => {
    const before = current(context, params.id);
    if (body.domain_id !== undefined) assertOwnDomain(memberOf(context), body.domain_id);
    checkReferences(context.state, before.organization_id, body);
    const after: Risk = { ...before, ...riskChange(before, body), version: before.version + 1, updated_at: new Date().toISOString() };
    context.state.risks = context.state.risks.map((risk) => (risk.id === after.id ? after : risk));
    return { status: 200, body: after, headers: { etag: etag(after) } };
  }),

  mock('deleteRisk', ({ params }, context) => {
    const { id } = current(context, params.id);
    context.state.risks = context.state.risks.filter((risk) => risk.id !== id);
    return { status: 204, body: null };
  }),
];
