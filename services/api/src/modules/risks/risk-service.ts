/** Reads and changes risks on behalf of a member. */
import type { ArchivedRiskQuery, RiskCreate, RiskQuery, RiskSummaryQuery, RiskUpdate } from '@parapet/contracts';
import { archivedRisk, canArchiveRisk, canSetRiskStatus, canUnarchiveRisk, currentFlow, newRisk, riskChange, unarchivedRisk } from '@parapet/contracts/rules';
import type { RiskDoc, RiskFlowDoc } from '../../collections.ts';
import type { OrgDb } from '../../store/port.ts';
import type { Caller } from '../../pipeline/call.ts';
import { changeAs, readAs } from '../caller.ts';
import { listPage } from '../list-page.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { checkLinks } from '../links/named-records.ts';
import { changeRecord, findRecord } from '../records.ts';
import { assertOwnDomain } from '../risk-scope.ts';
import { assertState, assertVersion } from '../state.ts';
import { readable, storable } from './answer-keys.ts';
import { checkRegister } from './register.ts';
import { updateDependents } from './risk-dependents.ts';
import { archivedRiskList, riskFilter, riskList, visibleRisks } from './risk-query.ts';
import { summaryOf } from './risk-summary.ts';

const risksOf = (db: OrgDb) => db.collection<RiskDoc>('risks');

/** @throws Problem 404 also when the caller may not see the risk, 412 when the version differs */
export function findRisk(db: OrgDb, { member }: Caller, id: string, version?: number): Promise<RiskDoc> {
  return findRecord(risksOf(db), { _id: id, ...visibleRisks(member) }, 'risk', version);
}

export function riskService({ store, cascades }: ServiceOptions) {
  async function page(caller: Caller, request: ReturnType<typeof riskList>) {
    const found = await listPage(risksOf(readAs(store, caller)), request);
    return { ...found, items: found.items.map(readable) };
  }

  return {
    list: (caller: Caller, query: RiskQuery) => page(caller, riskList(query, caller.member)),
    archived: (caller: Caller, query: ArchivedRiskQuery) => page(caller, archivedRiskList(query, caller.member)),
    summary: (caller: Caller, query: RiskSummaryQuery) => summaryOf(risksOf(readAs(store, caller)), riskFilter(query, caller.member), query.q),
    get: async (caller: Caller, id: string) => readable(await findRisk(readAs(store, caller), caller, id)),

    create: (caller: Caller, input: RiskCreate) =>
      changeAs(store, caller, async (db) => {
        assertOwnDomain(caller.member, input.domain_id ?? null);
        await checkLinks(db, 'risks', input);
        await checkRegister(db, input.table_id);
        return readable(await risksOf(db).insertOne(storable(newRisk(input, caller.member.user_id))));
      }),

    /** @param version that the caller has changed; undefined for any */
    update: (caller: Caller, id: string, input: RiskUpdate, version: number | undefined) =>
      changeAs(store, caller, async (db) => {
        const before = await findRisk(db, caller, id, version);
        if (input.status !== undefined) assertState(canSetRiskStatus(before.status, input.status));
        if (input.domain_id !== undefined) assertOwnDomain(caller.member, input.domain_id);
        await checkLinks(db, 'risks', input, before);
        if (input.table_id !== before.table_id) await checkRegister(db, input.table_id);
        const after = await changeRecord(risksOf(db), before, { $set: storable(riskChange(before, input)) });
        await updateDependents(db, before, after);
        return readable(after);
      }),

    remove: (caller: Caller, id: string, version: number | undefined) =>
      cascades.delete(caller, 'risks', (db) => findRisk(db, caller, id, version)),

    /** @throws Problem 409 unless the risk's flow is completed */
    archive: (caller: Caller, id: string, version: number | undefined) =>
      changeAs(store, caller, async (db) => {
        const before = await findRisk(db, caller, id);
        const flows = await db.collection<RiskFlowDoc>('risk_flows').find({ risk_id: id });
        assertState(canArchiveRisk(before, currentFlow(flows)));
        assertVersion(before, version);
        await db.lock('risks', [id]);
        return readable(await changeRecord(risksOf(db), before, { $set: archivedRisk(new Date().toISOString()) }));
      }),

    /** @throws Problem 409 unless the risk is archived */
    unarchive: (caller: Caller, id: string, version: number | undefined) =>
      changeAs(store, caller, async (db) => {
        const before = await findRisk(db, caller, id);
        assertState(canUnarchiveRisk(before));
        assertVersion(before, version);
        return readable(await changeRecord(risksOf(db), before, { $set: unarchivedRisk() }));
      }),
  };
}
