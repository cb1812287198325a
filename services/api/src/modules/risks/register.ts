/** The register that a risk is put into. */
import { NOT_A_REGISTER } from '@parapet/contracts/rules';
import type { RiskTableDoc } from '../../collections.ts';
import { fieldProblem } from '../../pipeline/problem.ts';
import type { OrgDb } from '../../store/port.ts';

/** Templates of registers hold no risks. @throws Problem 400 when it is one */
export async function checkRegister(db: OrgDb, tableId: string | null | undefined): Promise<void> {
  if (!tableId) return;
  const table = await db.collection<RiskTableDoc>('risk_tables').findOne({ _id: tableId });
  if (table?.is_template === true) throw fieldProblem('/table_id', NOT_A_REGISTER);
}
