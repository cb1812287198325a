import type { RiskFlow } from '@parapet/contracts';
import { evaluationOf } from '@parapet/contracts/rules';
import { useTexts, type TextId } from '../locales/use-texts.ts';

/** Texts of the fields that a person changes. Those of maps take the name of the record that the entry is about. */
const FIELDS: Readonly<Record<string, TextId>> = {
  status: 'field.status',
  current_step: 'field.current_step',
  assigned_to: 'field.assigned_to',
  selected_assets: 'field.selected_assets',
  selected_properties: 'field.selected_properties',
  selected_scenarios: 'field.selected_scenarios',
  asset_comments: 'field.asset_comment',
  property_comments: 'field.property_comment',
  scenario_comments: 'field.scenario_comment',
  scenario_assessments: 'field.assessment',
  asset_scenario_evaluations: 'field.evaluation',
  treatment_plan: 'plan.title-of-form',
  treatment_description: 'field.treatment_description',
};

/** What a field of a flow, or an entry of one of its maps, is called. */
export function useFieldNames({ names }: Pick<RiskFlow, 'names'>): (keys: readonly string[]) => string {
  const t = useTexts();
  return ([field = '', key = '']) => {
    const text = FIELDS[field];
    if (text === undefined) return field;
    const { asset, scenario } = evaluationOf(key);
    const name = names[key] ?? [names[asset], names[scenario]].filter(Boolean).join(', ');
    return t(text, { name });
  };
}
