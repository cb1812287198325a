import { archivedRisk, canArchiveRisk, canSetRiskStatus, canUnarchiveRisk, currentFlow, newRisk, riskChange, riskReferences, NOT_A_REGISTER, unarchivedRisk } from '../../rules/index.ts';
import type { RiskUpdate } from '../../schemas/risk/risk.ts';
import { created, deleted, found } from '../answers.ts';
import { listPage } from '../list-page.ts';
import { memberOf, mock, organizationOf, type Context } from '../mock.ts';
import { fieldProblem } from '../problem.ts';
import { addRecord, changeRecord, findToChange, ownRecords, removeRecord } from '../records.ts';
import { checkReferences } from '../references.ts';
import { removeDependents, updateDependents } from '../risk-dependents.ts';
import { archivedRiskList, riskList, summaryOf } from '../risk-lists.ts';
import { assertOwnDomain, findRisk, visibleRisks } from '../risk-scope.ts';
import type { MemberRecord } from '../mock-state.ts';
import type { Kept } from '../tables.ts';
import { assertVersion, expectedVersion } from '../versions.ts';
import { assertState } from '../wrong-state.ts';

const OF_RISKS = (member: MemberRecord) => ({ noun: 'risk', visible: visibleRisks(member) });

/** Templates of registers hold no risks. @throws MockProblem 400 when the risk is put into one */
function checkRegister(context: Context, { table_id }: RiskUpdate, before?: Kept<'risks'>): void {
  if (table_id === before?.table_id) return;
  const isTemplate = ownRecords(context, 'risk_tables').some((table) => table.id === table_id && table.is_template);
  if (isTemplate) throw fieldProblem('/table_id', NOT_A_REGISTER);
}

export const riskMocks = [
  mock('listRisks', ({ query }, context) => {
    organizationOf(context, query.organization_id);
    const { risks, list } = riskList(context, query);
    return { status: 200, body: listPage(risks, list) };
  }),

  mock('listArchivedRisks', ({ query }, context) => {
    organizationOf(context, query.organization_id);
    const { risks, list } = archivedRiskList(context, query);
    return { status: 200, body: listPage(risks, list) };
  }),

  mock('getRiskSummary', ({ query }, context) => {
    organizationOf(context, query.organization_id);
    return { status: 200, body: summaryOf(context, query) };
  }),

  mock('createRisk', ({ body }, context) => {
    organizationOf(context, body.organization_id);
    const member = memberOf(context);
    assertOwnDomain(member, body.domain_id ?? null);
    checkReferences(context, riskReferences(body));
    checkRegister(context, body);
    return created('risks', addRecord(context, 'risks', newRisk(body, member.user_id)));
  }),

  mock('getRisk', ({ params }, context) => found(findRisk(context, params.id))),

  mock('updateRisk', ({ params, body }, context) => {
    const before = findToChange(context, 'risks', params.id, OF_RISKS(memberOf(context)));
    if (body.status !== undefined) assertState(canSetRiskStatus(before.status, body.status));
    if (body.domain_id !== undefined) assertOwnDomain(memberOf(context), body.domain_id);
    checkReferences(context, riskReferences(body, before));
    checkRegister(context, body, before);
    const after = changeRecord(context, 'risks', before, riskChange(before, body));
    updateDependents(context, before, after);
    return found(after);
  }),

  mock('deleteRisk', ({ params }, context) => {
    removeRecord(context, 'risks', findToChange(context, 'risks', params.id, OF_RISKS(memberOf(context))));
    removeDependents(context, params.id);
    return deleted;
  }),

  mock('archiveRisk', ({ params }, context) => {
    const version = expectedVersion(context.headers);
    const before = findRisk(context, params.id);
    const flows = ownRecords(context, 'risk_flows').filter(({ risk_id }) => risk_id === before.id);
    assertState(canArchiveRisk(before, currentFlow(flows)));
    assertVersion(before, version);
    return found(changeRecord(context, 'risks', before, archivedRisk(new Date().toISOString())));
  }),

  mock('unarchiveRisk', ({ params }, context) => {
    const version = expectedVersion(context.headers);
    const before = findRisk(context, params.id);
    assertState(canUnarchiveRisk(before));
    assertVersion(before, version);
    return found(changeRecord(context, 'risks', before, unarchivedRisk()));
  }),
];
