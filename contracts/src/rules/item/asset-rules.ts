/** The rules for saving an asset. */
import { ASSET_RISK_LEVELS, type AssetRiskLevel } from '../../schemas/item/asset.ts';
import type { Level } from '../../schemas/level.ts';
import { requiredProblems, type FieldProblem } from '../validation/field-problem.ts';
import { templateValueProblems, type ValueField } from '../template/answers/template-values.ts';

/** An asset's own fields. All other fields of its template are attributes. */
export const ASSET_FIELDS = [
  'name',
  'description',
  'type',
  'status',
  'risk_level',
  'linked_properties',
  'template_id',
] as const;

/** Rank of a risk level for sorting, from 0 (Low); -1 for no level. */
export function assetRiskRank(level: unknown): number {
  return ASSET_RISK_LEVELS.findIndex((one) => one === level);
}

const LEVEL_OF: Readonly<Record<AssetRiskLevel, Level>> = {
  Low: 'low',
  Medium: 'medium',
  High: 'high',
  Critical: 'critical',
};

/** The risk level of an asset, as levels are written everywhere else. */
export const assetLevel = (level: AssetRiskLevel): Level => LEVEL_OF[level];

export interface AssetInput {
  linked_properties: readonly string[];
  /** Own fields and attributes by name. */
  values: Readonly<Record<string, unknown>>;
}

/**
 * What is wrong with an asset. At least one property must be linked. With a template its fields must be valid; without one, name, type, risk
 * level and status are required. A name is always required.
 */
export function assetProblems(
  { linked_properties, values }: AssetInput,
  template: { fields: readonly ValueField[] } | null,
): FieldProblem[] {
  return [
    ...itemProblems(values, template, ['name', 'type', 'risk_level', 'status']),
    ...unlinkedProblems('linked_properties', linked_properties, 'At least one property must be linked to this asset'),
  ];
}

/** The problem of an item without any of the links that it needs. */
export const unlinkedProblems = (field: string, links: readonly string[], message: string): FieldProblem[] =>
  links.length > 0 ? [] : [{ field, message, keyword: 'minItems', params: { limit: 1 } }];

/**
 * Problems with the values of an item that may have a template.
 * @param basic fields that are required without a template; the first is required with a template too
 */
export function itemProblems(
  values: Readonly<Record<string, unknown>>,
  template: { fields: readonly ValueField[] } | null,
  basic: readonly string[],
): FieldProblem[] {
  if (template === null) return requiredProblems(values, basic);
  const problems = templateValueProblems(template.fields, values);
  const withoutName = requiredProblems(values, basic.slice(0, 1)).filter(
    ({ field }) => !problems.some((problem) => problem.field === field),
  );
  return [...withoutName, ...problems];
}
