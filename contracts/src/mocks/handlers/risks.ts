import { fold, MAX_SEARCH_WORDS, newRisk, riskChange, riskReferences, seesRisk, severityRank, statusesIn, words, wordsMatch } from '../../rules/index.ts';
import type { Risk, RiskQuery, RiskSort } from '../../schemas/risk.ts';
import { listPage } from '../list-page.ts';
import { memberOf, mock, organizationOf, type Context } from '../mock.ts';
import { fieldProblem, MockProblem } from '../problem.ts';
import { addRecord, changeRecord, findRecord, findToChange, ownRecords, removeRecord } from '../records.ts';
import { checkReferences } from '../references.ts';
import type { MemberRecord } from '../state.ts';
import { etag } from '../versions.ts';

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

const OF_RISKS = (member: MemberRecord) => ({ noun: 'risk', visible: ({ domain_id }: Risk) => seesRisk(member, domain_id) });

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

function assertOwnDomain(member: MemberRecord, domainId: string | null): void {
  if (!seesRisk(member, domainId)) throw new MockProblem(403, 'outside_domains', 'You can only keep risks in your own GRC domains');
}

export const riskMocks = [
  mock('listRisks', ({ query }, context) => {
    organizationOf(context, query.organization_id);
    const sort = query.sort ?? '-updated_at';
    const name = sort.replace('-', '');
    const found = ownRecords(context, 'risks').filter(OF_RISKS(memberOf(context)).visible).filter(filterOf(query));
    const { cursor, limit } = query;
    return { status: 200, body: listPage(found, { sort, value: SORT_VALUES[isSortField(name) ? name : 'updated_at'], cursor, limit }) };
  }),

  mock('createRisk', ({ body }, context) => {
    organizationOf(context, body.organization_id);
    const member = memberOf(context);
    assertOwnDomain(member, body.domain_id ?? null);
    checkReferences(context, riskReferences(body));
    const risk = addRecord(context, 'risks', newRisk(body, member.user_id));
    return { status: 201, body: risk, headers: { etag: etag(risk), location: `/api/risks/${risk.id}` } };
  }),

  mock('getRisk', ({ params }, context) => {
    const risk = findRecord(context, 'risks', params.id, OF_RISKS(memberOf(context)));
    return { status: 200, body: risk, headers: { etag: etag(risk) } };
  }),

  mock('updateRisk', ({ params, body }, context) => {
    const before = findToChange(context, 'risks', params.id, OF_RISKS(memberOf(context)));
    if (body.domain_id !== undefined) assertOwnDomain(memberOf(context), body.domain_id);
    checkReferences(context, riskReferences(body, before));
    const after = changeRecord(context, 'risks', before, riskChange(before, body));
    return { status: 200, body: after, headers: { etag: etag(after) } };
  }),

  mock('deleteRisk', ({ params }, context) => {
    removeRecord(context, 'risks', findToChange(context, 'risks', params.id, OF_RISKS(memberOf(context))));
    return { status: 204, body: null };
  }),
];
