/** What an assistant gives, whether a language model or the built-in one. Where it comes from is added on the way out. */
import type { AiChatRequest, AiControlRequest, AiControls, AiRiskAnalysis, AiRiskAnalysisRequest, AiTreatmentPlan, AiTreatmentPlanRequest } from '../schemas/ai.ts';
import type { Language } from '../schemas/organization/me.ts';
import type { OrganizationFacts } from './facts.ts';

export type Analysis = Pick<AiRiskAnalysis, 'content' | 'assessment'>;
export type PlanDraft = Pick<AiTreatmentPlan, 'content' | 'plan'>;
export type ControlDraft = Pick<AiControls, 'content' | 'controls'>;

/** `preferred`: the language to answer in where the words of a question do not tell; English when absent. */
export interface Assistant {
  readonly source: 'model' | 'built-in';
  /** Pieces of the answer as they are written. */
  chat(request: AiChatRequest, facts: OrganizationFacts, signal: AbortSignal, preferred?: Language): AsyncIterable<string>;
  analyzeRisk(request: AiRiskAnalysisRequest, signal: AbortSignal, preferred?: Language): Promise<Analysis>;
  generateTreatmentPlan(request: AiTreatmentPlanRequest, signal: AbortSignal, preferred?: Language): Promise<PlanDraft>;
  suggestControls(request: AiControlRequest, signal: AbortSignal, preferred?: Language): Promise<ControlDraft>;
}
