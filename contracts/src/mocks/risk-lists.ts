/** Lists and counts of the risks that a member may see. */
import { fold, MAX_SEARCH_WORDS, riskSummary, searchedWords, seesRisk, severityRank, statusesIn, words, wordsMatch, type SummaryCell } from '../rules/index.ts';
import type { ArchivedRiskQuery, Risk, RiskQuery, RiskSort, RiskSummary, RiskSummaryQuery } from '../schemas/risk/risk.ts';
import { among, sortedBy, type ListRequest } from './list-page.ts';
import { memberOf, type Context } from './mock.ts';
import { fieldProblem } from './problem.ts';
import { ownRecords } from './records.ts';
import { visibleRisks } from './risk-scope.ts';
import type { MemberRecord } from './mock-state.ts';

type SortName = (RiskSort extends `-${infer F}` | infer _ ? F : never) | 'archived_at';

const SORT_VALUES: Readonly<Record<SortName, (risk: Risk) => string | number>> = {
  title: ({ title }) => fold(title),
  category: ({ category }) => fold(category),
  severity: ({ severity }) => severityRank(severity),
  status: ({ status }) => status,
  risk_score: ({ risk_score }) => risk_score,
  created_at: ({ created_at }) => created_at,
  updated_at: ({ updated_at }) => updated_at,
  archived_at: ({ archived_at }) => archived_at ?? '',
};

const texts = ({ title, description, category }: Risk) => [title, description, category];

/** Whether a member sees a risk that the register is narrowed to, words aside. */
function riskFilter(query: Omit<RiskSummaryQuery, 'organization_id' | 'q'>, member: MemberRecord): (risk: Risk) => boolean {
  const { severity, status, tableId, asset_id, domain_id, template_id } = query;
  const statuses = status && statusesIn(status);
  return (risk) =>
    seesRisk(member, risk.domain_id) &&
    among(severity, risk.severity) &&
    among(statuses, risk.status) &&
    (tableId === undefined || risk.table_id === tableId) &&
    (asset_id === undefined || risk.asset_id === asset_id) &&
    (domain_id === undefined || risk.domain_id === domain_id) &&
    (template_id === undefined || risk.template_id === template_id);
}

interface RiskList {
  risks: Risk[];
  list: ListRequest<Risk>;
}

export function riskList(context: Context, query: RiskQuery): RiskList {
  const { id, q, sort = '-updated_at', cursor, limit } = query;
  const risks = ownRecords(context, 'risks').filter(riskFilter(query, memberOf(context)));
  return { risks: risks.filter((risk) => among(id, risk.id)), list: { ...sortedBy(sort, SORT_VALUES, 'updated_at'), search: { q, texts }, cursor, limit } };
}

export function archivedRiskList(context: Context, { q, sort = '-archived_at', cursor, limit }: ArchivedRiskQuery): RiskList {
  const risks = ownRecords(context, 'risks').filter(visibleRisks(memberOf(context)));
  return { risks: risks.filter(({ status }) => status === 'archived'), list: { ...sortedBy(sort, SORT_VALUES, 'archived_at'), search: { q, texts }, cursor, limit } };
}

/** @throws MockProblem 400 when too many words are searched for */
export function summaryOf(context: Context, { q = '', ...query }: RiskSummaryQuery): RiskSummary {
  const prefixes = searchedWords(q);
  if (prefixes === null) return riskSummary([]);
  if (prefixes.length > MAX_SEARCH_WORDS) throw fieldProblem('/q', `takes at most ${MAX_SEARCH_WORDS} words`);
  const cells = new Map<string, SummaryCell>();
  for (const risk of ownRecords(context, 'risks').filter(riskFilter(query, memberOf(context)))) {
    if (!wordsMatch(words(...texts(risk)), prefixes)) continue;
    const { impact_level, probability } = risk;
    const key = `${impact_level}:${probability}`;
    cells.set(key, { impact_level, probability, count: (cells.get(key)?.count ?? 0) + 1 });
  }
  return riskSummary([...cells.values()]);
}
