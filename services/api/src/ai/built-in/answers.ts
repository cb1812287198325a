/** The results of an assistant, either a language model or the built-in one. The API adds which one it is. */
import type { AiChatRequest, AiControlRequest, AiControls, AiRiskAnalysis, AiRiskAnalysisRequest, AiTreatmentPlan, AiTreatmentPlanRequest } from '@parapet/contracts';
import type { Language } from '@parapet/contracts';
import type { OrganizationFacts } from './facts.ts';

export type Analysis = Pick<AiRiskAnalysis, 'content' | 'assessment'>;
export type PlanDraft = Pick<AiTreatmentPlan, 'content' | 'plan'>;
export type ControlDraft = Pick<AiControls, 'content' | 'controls'>;

/** `preferred` is the language of the answer when that of the question cannot be recognized. Default: English. */
export interface Assistant {
  readonly source: 'model' | 'built-in';
  /** The answer in pieces, as they are written. */
  chat(request: AiChatRequest, facts: OrganizationFacts, signal: AbortSignal, preferred?: Language): AsyncIterable<string>;
  analyzeRisk(request: AiRiskAnalysisRequest, signal: AbortSignal, preferred?: Language): Promise<Analysis>;
  generateTreatmentPlan(request: AiTreatmentPlanRequest, signal: AbortSignal, preferred?: Language): Promise<PlanDraft>;
  suggestControls(request: AiControlRequest, signal: AbortSignal, preferred?: Language): Promise<ControlDraft>;
}
