/** Reads and changes risks on behalf of a member. */
import type {
  ArchivedRiskQuery,
  RiskCategoryQuery,
  RiskCreate,
  RiskFacetsQuery,
  RiskQuery,
  RiskSummaryQuery,
  RiskUpdate,
} from '@parapet/contracts';
import {
  archivedRisk,
  canArchiveRisk,
  canSetRiskStatus,
  canUnarchiveRisk,
  currentFlow,
  newRisk,
  riskChange,
  unarchivedRisk,
} from '@parapet/contracts/rules';
import type { RiskDoc, RiskFlowDoc } from '../../collections.ts';
import type { OrgDb, Tx } from '../../store/port.ts';
import type { Caller } from '../../pipeline/call.ts';
import { changeAs, readAs } from '../caller.ts';
import { listPage, type ListRequest } from '../list-page.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { checkLinks } from '../links/named-records.ts';
import { withoutGoneLinks } from '../links/read-links.ts';
import { changeRecord, findRecord } from '../records.ts';
import { assertOwnDomain, visibleRisks } from '../risk-scope.ts';
import { assertState, assertVersion } from '../state.ts';
import { refuse } from '../../pipeline/problem.ts';
import { readable, storable } from './answer-keys.ts';
import { facetsOf } from './reads/risk-facets.ts';
import { errorsOfAnswers, errorsOfChangedAnswers } from './answers.ts';
import { risksWithNames, riskWithNames } from './reads/risk-names.ts';
import { checkRegister } from './register.ts';
import { categoryPage, withCurrentCategory } from './risk-categories.ts';
import { updateDependents } from './risk-dependents.ts';
import { archivedRiskList, riskFilter, riskList } from './reads/risk-query.ts';
import { summaryOf } from './reads/risk-summary.ts';

const risksOf = (db: OrgDb) => db.collection<RiskDoc>('risks');

/** @throws Problem 404 also when the caller may not see the risk, 412 when the version differs */
export function findRisk(db: OrgDb, { member }: Caller, id: string, version?: number): Promise<RiskDoc> {
  return findRecord(risksOf(db), { _id: id, ...visibleRisks(member) }, 'risk', version);
}

async function check(db: Tx, { member }: Caller, input: RiskUpdate, before?: RiskDoc): Promise<void> {
  if (input.domain_id !== undefined) assertOwnDomain(member, input.domain_id);
  await checkLinks(db, 'risks', input, before);
  if (before === undefined || input.table_id !== before.table_id) await checkRegister(db, input.table_id);
}

/** @throws Problem 400, 403 for fields that no risk of the caller could have */
export async function insertRisk(db: Tx, caller: Caller, input: RiskCreate): Promise<RiskDoc> {
  await check(db, caller, { ...input, domain_id: input.domain_id ?? null });
  const risk = newRisk(await withCurrentCategory(db, input), caller.member.user_id);
  // The wizard sends its answers; a risk that is recorded without them is answered later.
  if (input.template_answers !== undefined) refuse(await errorsOfAnswers(db, risk));
  return risksOf(db).insertOne(storable(risk));
}

/** @throws Problem as the operation that updates a risk */
export async function updateRisk(
  db: Tx,
  caller: Caller,
  id: string,
  input: RiskUpdate,
  version: number | undefined,
): Promise<RiskDoc> {
  const before = await findRisk(db, caller, id, version);
  if (input.status !== undefined) assertState(canSetRiskStatus(before.status, input.status));
  await check(db, caller, input, before);
  refuse(await errorsOfChangedAnswers(db, readable(before), input));
  const change = riskChange(before, await withCurrentCategory(db, input));
  const after = await changeRecord(risksOf(db), before, { $set: storable(change) });
  await updateDependents(db, before, after);
  return after;
}

export function riskService({ store, cascades }: ServiceOptions) {
  async function page(
    caller: Caller,
    requestOf: (db: OrgDb) => ListRequest | Promise<ListRequest>,
    { due_dates = false }: Pick<RiskQuery, 'due_dates'> = {},
  ) {
    const db = readAs(store, caller);
    const found = await listPage(risksOf(db), await requestOf(db));
    return { ...found, items: await risksWithNames(store, db, found.items, due_dates) };
  }

  return {
    list: (caller: Caller, query: RiskQuery) => page(caller, (db) => riskList(db, query, caller.member), query),
    archived: (caller: Caller, query: ArchivedRiskQuery) => page(caller, () => archivedRiskList(query, caller.member)),
    facets: (caller: Caller, query: RiskFacetsQuery) => facetsOf(readAs(store, caller), query, caller.member),

    categories: (caller: Caller, query: RiskCategoryQuery) => categoryPage(readAs(store, caller), caller.member, query),

    async summary(caller: Caller, query: RiskSummaryQuery) {
      const db = readAs(store, caller);
      return summaryOf(risksOf(db), await riskFilter(db, query, caller.member), query.q);
    },

    async get(caller: Caller, id: string) {
      const db = readAs(store, caller);
      return riskWithNames(store, db, await withoutGoneLinks(store, db, 'risks', await findRisk(db, caller, id)));
    },

    create: (caller: Caller, input: RiskCreate) =>
      changeAs(store, caller, async (db) => riskWithNames(store, db, await insertRisk(db, caller, input))),

    /** @throws Problem 400, 403 for fields that no risk of the caller could have */
    checkFields: (caller: Caller, input: RiskUpdate) => changeAs(store, caller, (db) => check(db, caller, input)),

    /** @param version on which the request is based; undefined for any */
    update: (caller: Caller, id: string, input: RiskUpdate, version: number | undefined) =>
      changeAs(store, caller, async (db) => riskWithNames(store, db, await updateRisk(db, caller, id, input, version))),

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
        return riskWithNames(
          store,
          db,
          await changeRecord(risksOf(db), before, { $set: archivedRisk(new Date().toISOString()) }),
        );
      }),

    /** @throws Problem 409 unless the risk is archived */
    unarchive: (caller: Caller, id: string, version: number | undefined) =>
      changeAs(store, caller, async (db) => {
        const before = await findRisk(db, caller, id);
        assertState(canUnarchiveRisk(before));
        assertVersion(before, version);
        return riskWithNames(store, db, await changeRecord(risksOf(db), before, { $set: unarchivedRisk() }));
      }),
  };
}
