/** Reads and creates registers, which are named lists of risks, and templates of registers. */
import type { RiskTableCreate, RiskTableFromTemplate, RiskTableQuery } from '@parapet/contracts';
import { newRiskTable, NOT_A_REGISTER_TEMPLATE, riskTableFrom } from '@parapet/contracts/rules';
import type { RiskTableDoc } from '../../collections.ts';
import { fieldProblem } from '../../pipeline/problem.ts';
import type { OrgDb, Store } from '../../store/port.ts';
import type { Caller } from '../../pipeline/call.ts';
import { changeAs, readAs } from '../caller.ts';
import { RISK_TABLE_LIST } from '../../list-plan.ts';
import { listPage, plannedList } from '../list-page.ts';
import { checkLinks, unknownReference } from '../links/named-records.ts';
import { toRecord } from '../../pipeline/record-mapper.ts';

export function riskTableService(store: Store) {
  const tables = (db: OrgDb) => db.collection<RiskTableDoc>('risk_tables');

  return {
    list: (caller: Caller, query: RiskTableQuery) =>
      listPage(tables(readAs(store, caller)), plannedList(RISK_TABLE_LIST, query, 'name')),

    create: (caller: Caller, input: RiskTableCreate) =>
      changeAs(store, caller, async (db) => {
        await checkLinks(db, 'risk_tables', input);
        return tables(db).insertOne(newRiskTable(input));
      }),

    /** @throws Problem 400 when the template does not exist, or is a register */
    createFrom: (caller: Caller, { template_id, name }: RiskTableFromTemplate) =>
      changeAs(store, caller, async (db) => {
        const template = await tables(db).findOne({ _id: template_id });
        if (template === null) throw unknownReference(['/template_id']);
        if (!template.is_template) throw fieldProblem('/template_id', NOT_A_REGISTER_TEMPLATE);
        return tables(db).insertOne(riskTableFrom(toRecord(template), name));
      }),
  };
}
