/** Reading and changing risks, as one member of an organisation. */
import type { RiskCreate, RiskQuery, RiskUpdate } from '@parapet/contracts';
import { newRisk, riskChange, seesRisk } from '@parapet/contracts/rules';
import type { MemberDoc, RiskDoc } from '../../collections.ts';
import { Problem } from '../../problem.ts';
import type { Actor, OrgDb, Store } from '../../store/port.ts';
import { listPage } from '../list-page.ts';
import { checkReferences } from '../references.ts';
import { changedMeanwhile } from '../wire.ts';
import { riskList, visibleRisks } from './risk-query.ts';
import { riskReferences } from './risk-references.ts';

export interface Caller {
  member: MemberDoc;
  actor: Actor;
}

export function riskService(store: Store) {
  const risks = (db: OrgDb) => db.collection<RiskDoc>('risks');
  const read = ({ member, actor }: Caller) => risks(store.org(member.organization_id, actor));
  const change = <R>({ member, actor }: Caller, work: (db: OrgDb) => Promise<R>) => store.transaction(member.organization_id, actor, work);

  /** The risk, when the caller may see it and it is at the version they know. */
  async function current(db: OrgDb, { member }: Caller, id: string, version: number | undefined): Promise<RiskDoc> {
    const risk = await risks(db).findOne({ _id: id, ...visibleRisks(member) });
    if (risk === null) throw notThere();
    if (version !== undefined && risk.version !== version) throw changedMeanwhile();
    return risk;
  }

  return {
    list: (caller: Caller, query: RiskQuery) => listPage(read(caller), riskList(query, caller.member)),

    async get(caller: Caller, id: string): Promise<RiskDoc> {
      const risk = await read(caller).findOne({ _id: id, ...visibleRisks(caller.member) });
      if (risk === null) throw notThere();
      return risk;
    },

    create: (caller: Caller, input: RiskCreate) =>
      change(caller, async (db) => {
        assertOwnDomain(caller.member, input.domain_id ?? null);
        await checkReferences(db, riskReferences(input));
        return risks(db).insertOne(newRisk(input, caller.member.user_id));
      }),

    /** @param version that the change starts from; any when undefined */
    update: (caller: Caller, id: string, input: RiskUpdate, version: number | undefined) =>
      change(caller, async (db) => {
        const before = await current(db, caller, id, version);
        if (input.domain_id !== undefined) assertOwnDomain(caller.member, input.domain_id);
        await checkReferences(db, riskReferences(input));
        const after = await risks(db).updateOne({ _id: id, version: before.version }, { $set: riskChange(before, input) });
        if (after === null) throw changedMeanwhile();
        return after;
      }),

    remove: (caller: Caller, id: string, version: number | undefined) =>
      change(caller, async (db) => {
        const before = await current(db, caller, id, version);
        if ((await risks(db).deleteOne({ _id: id, version: before.version })) === null) throw changedMeanwhile();
      }),
  };
}

function notThere(): Problem {
  return new Problem(404, 'risk_not_found', 'There is no such risk');
}

function assertOwnDomain(member: MemberDoc, domainId: string | null): void {
  if (seesRisk(member, domainId)) return;
  throw new Problem(403, 'outside_domains', 'You can only keep risks in your own GRC domains');
}
