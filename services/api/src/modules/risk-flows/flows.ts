import type { RiskFlowDoc } from '../../collections.ts';
import type { OrgDb, Store } from '../../store/port.ts';
import type { Caller } from '../../pipeline/call.ts';
import { withoutGoneLinks } from '../links/read-links.ts';
import { findRecord } from '../records.ts';
import { ofVisibleRisks } from '../risk-scope.ts';

export const flowsOf = (db: OrgDb) => db.collection<RiskFlowDoc>('risk_flows');

/** @throws Problem 404 also when the caller may not see the risk, 412 when the version differs */
export function findFlow(db: OrgDb, { member }: Caller, id: string, version?: number): Promise<RiskFlowDoc> {
  return findRecord(flowsOf(db), { _id: id, ...ofVisibleRisks(member) }, 'risk flow', version);
}

/** {@link findFlow} for somebody who reads it. */
export async function readFlow(store: Store, db: OrgDb, caller: Caller, id: string): Promise<RiskFlowDoc> {
  return withoutGoneLinks(store, db, 'risk_flows', await findFlow(db, caller, id));
}
