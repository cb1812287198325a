/** Drafts of an assistant, either a language model or the built-in one. The API adds which one it is. */
import type { AiControls, AiRiskAnalysis, AiTreatmentPlan } from '@parapet/contracts';

export type Analysis = Pick<AiRiskAnalysis, 'content' | 'assessment' | 'reasons'>;
export type PlanDraft = Pick<AiTreatmentPlan, 'content' | 'plan' | 'reasons'>;
export type ControlDraft = Pick<AiControls, 'content' | 'controls'>;
