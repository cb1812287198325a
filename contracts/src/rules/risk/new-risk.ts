/** The defaults of a new risk (section 9 of the product's rules), and the fields of a change. */
import type { RecordField } from '../../schemas/base.ts';
import type { Risk, RiskCreate, RiskSeverity, RiskUpdate } from '../../schemas/risk/risk.ts';
import { RISK_SEVERITIES } from '../../schemas/risk/risk-values.ts';
import { storedQuestion } from '../template/answers/template-answers.ts';
import { riskScore } from './risk-score.ts';

/** The fields of a risk that do not come from the store. Names and due date are those of other records at the moment of reading. */
export type RiskFields = Omit<Risk, RecordField | 'names' | 'due_date'>;

/** @param createdBy id of the caller */
export function newRisk(input: RiskCreate, createdBy: string): RiskFields {
  const { organization_id: _, title, custom_questions = [], ...given } = input;
  const fields = {
    title: title.trim(),
    description: '',
    category: '',
    severity: 'medium' as const,
    status: 'identified' as const,
    impact_level: 3,
    probability: 3,
    owner_id: null,
    reviewer_id: null,
    asset_id: null,
    domain_id: null,
    table_id: null,
    template_id: null,
    template_answers: {},
    selected_assets: [],
    selected_scenarios: [],
    ...given,
    custom_questions: custom_questions.map(storedQuestion),
  };
  return {
    ...fields,
    risk_score: riskScore(fields.impact_level, fields.probability),
    created_by: createdBy,
    archived_at: null,
    flow: null,
  };
}

/** The fields that an update sets, with the resulting score. */
export function riskChange(
  before: Pick<Risk, 'impact_level' | 'probability'>,
  update: RiskUpdate,
): RiskUpdate & { risk_score: number } {
  return {
    ...update,
    ...(update.title === undefined ? {} : { title: update.title.trim() }),
    ...(update.custom_questions === undefined ? {} : { custom_questions: update.custom_questions.map(storedQuestion) }),
    risk_score: riskScore(update.impact_level ?? before.impact_level, update.probability ?? before.probability),
  };
}

/** Rank of a severity for sorting, from 0 (low) to 3 (critical). */
export function severityRank(severity: RiskSeverity): number {
  return RISK_SEVERITIES.indexOf(severity);
}
