/** Every id that a risk names must exist in the caller's organisation. */
import type { FieldError } from '../schemas/base.ts';
import type { RiskUpdate } from '../schemas/risk.ts';
import { MockProblem } from './problem.ts';
import type { MockState } from './state.ts';
import type { TableName } from './tables.ts';

const one = (id: string | null | undefined) => (id ? [id] : []);

/** @throws MockProblem 400 that names every field with an id that is not there */
export function checkReferences(state: MockState, organizationId: string, risk: RiskUpdate): void {
  const own = (records: readonly { id: string; organization_id: string }[]) =>
    records.filter(({ organization_id }) => organization_id === organizationId).map(({ id }) => id);
  const members = own(state.members.map(({ user_id, organization_id }) => ({ id: user_id, organization_id })));
  const of = (table: TableName) => own(state.tables[table]);
  const references: [string, readonly string[], readonly string[]][] = [
    ['/owner_id', one(risk.owner_id), members],
    ['/reviewer_id', one(risk.reviewer_id), members],
    ['/asset_id', one(risk.asset_id), of('assets')],
    ['/domain_id', one(risk.domain_id), of('grc_domains')],
    ['/table_id', one(risk.table_id), of('risk_tables')],
    ['/template_id', one(risk.template_id), of('grc_templates')],
    ['/selected_assets', risk.selected_assets ?? [], of('assets')],
    ['/selected_scenarios', risk.selected_scenarios ?? [], of('risk_scenarios')],
  ];
  const errors: FieldError[] = references
    .filter(([, wanted, known]) => wanted.some((id) => !known.includes(id)))
    .map(([path]) => ({ path, message: 'names something that is not there' }));
  if (errors.length > 0) throw new MockProblem(400, 'unknown_reference', 'The body names something that does not exist', errors);
}
