/** What an asset needs before it is saved. */
import { ASSET_RISK_LEVELS } from '../../schemas/asset.ts';
import { requiredProblems, type FieldProblem } from '../validation/field-problem.ts';
import { templateValueProblems, type ValueField } from '../template/template-values.ts';

/** Fields of an asset itself; what else a template asks for is an attribute. */
export const ASSET_FIELDS = ['name', 'description', 'type', 'status', 'risk_level', 'linked_properties', 'template_id'] as const;

/** Place of a risk level among its kind, to sort by: below the lowest when there is none. */
export function assetRiskRank(level: unknown): number {
  return ASSET_RISK_LEVELS.findIndex((one) => one === level);
}

export interface AssetInput {
  linked_properties: readonly string[];
  /** Own fields and attributes by name. */
  values: Readonly<Record<string, unknown>>;
}

/**
 * What is wrong with an asset: a property must be linked; with a template its fields must be filled as it says, without
 * one name, type, risk level and status. A name is needed in any case.
 */
export function assetProblems({ linked_properties, values }: AssetInput, template: { fields: readonly ValueField[] } | null): FieldProblem[] {
  const unlinked = { field: 'linked_properties', message: 'At least one property must be linked to this asset' };
  return [...itemProblems(values, template, ['name', 'type', 'risk_level', 'status']), ...(linked_properties.length === 0 ? [unlinked] : [])];
}

/**
 * Problems with the values of an item that may have a template.
 * @param basic fields required without a template; the first is required with one too
 */
export function itemProblems(values: Readonly<Record<string, unknown>>, template: { fields: readonly ValueField[] } | null, basic: readonly string[]): FieldProblem[] {
  if (template === null) return requiredProblems(values, basic);
  const problems = templateValueProblems(template.fields, values);
  const nameless = requiredProblems(values, basic.slice(0, 1)).filter(({ field }) => !problems.some((problem) => problem.field === field));
  return [...nameless, ...problems];
}
