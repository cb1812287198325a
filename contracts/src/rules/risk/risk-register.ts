/** The defaults of new registers. */
import type { RecordField } from '../../schemas/base.ts';
import type { RiskTable, RiskTableCreate } from '../../schemas/risk/risk-table.ts';

/** The fields of a register or a register template that do not come from the store. */
export type RiskTableFields = Omit<RiskTable, RecordField>;

export function newRiskTable({ name, description = '', domain = null }: RiskTableCreate): RiskTableFields {
  return { name: name.trim(), description, domain, is_template: false, template_id: null };
}

/** A register made from a template. */
export function riskTableFrom(
  { id, description, domain }: Pick<RiskTable, 'id' | 'description' | 'domain'>,
  name: string,
): RiskTableFields {
  return { name: name.trim(), description, domain, is_template: false, template_id: id };
}

export const NOT_A_REGISTER = 'is a register template, not a register';
export const NOT_A_REGISTER_TEMPLATE = 'is a register, not a register template';
