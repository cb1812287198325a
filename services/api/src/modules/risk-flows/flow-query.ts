import type { RiskFlowQuery } from '@parapet/contracts';
import type { MemberDoc } from '../../collections.ts';
import type { OrgDb } from '../../store/port.ts';
import { listOfRisks } from '../list-of-risks.ts';
import { ofVisibleRisks } from '../risk-scope.ts';

/** Fields of the store that the sorts stand for. */
const SORT_FIELDS = { risk_title: 'risk_title_folded', status: 'status', created_at: 'created_at', updated_at: 'updated_at', completed_at: 'completed_at' };

export const flowList = (db: OrgDb, query: RiskFlowQuery, member: MemberDoc) => listOfRisks(db, ofVisibleRisks(member), query, SORT_FIELDS);
