/** The templates of registers that the product brings along: one for each GRC domain. */
import type { RiskTableDefaults } from '@parapet/contracts';
import { seededRiskTables, riskTableKeys } from '@parapet/contracts/rules';
import type { RiskTableDoc } from '../../collections.ts';
import type { OrgDb, Store } from '../../store/port.ts';
import type { Caller } from '../../pipeline/call.ts';
import { addMissing, addOnce, broughtIds } from '../defaults/add-once.ts';
import { addDefaultDomains } from '../defaults/default-domains.ts';

const tables = (db: OrgDb) => db.collection<RiskTableDoc>('risk_tables');
const KEYS = riskTableKeys();

async function nothingMissing(db: OrgDb): Promise<RiskTableDefaults | null> {
  return (await broughtIds(tables(db), KEYS)).size === KEYS.length ? { created_templates: 0 } : null;
}

/** The domains come first: the templates name them. */
async function add(db: OrgDb): Promise<RiskTableDefaults> {
  const { ids } = await addDefaultDomains(db);
  const { added } = await addMissing(tables(db), seededRiskTables(ids));
  return { created_templates: added };
}

/** Adds the default templates of registers that the organisation lacks, and the GRC domains they are for. */
export function addRiskTableTemplates(store: Store, caller: Caller): Promise<RiskTableDefaults> {
  return addOnce(store, caller, nothingMissing, add);
}
