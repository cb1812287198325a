/** What an assistant does: the built-in one, or one with a language model. */
import type {
  AiChatRequest,
  AiControlRequest,
  AiControls,
  AiRiskAnalysis,
  AiRiskAnalysisRequest,
  AiTreatmentPlan,
  AiTreatmentPlanRequest,
  Language,
} from '@parapet/contracts';
import type { Asked } from './asked.ts';
import type { Piece } from './model/answer-reader.ts';

/** Drafts. The API adds which assistant it is. */
export type Analysis = Pick<AiRiskAnalysis, 'content' | 'assessment' | 'reasons'>;
export type PlanDraft = Pick<AiTreatmentPlan, 'content' | 'plan' | 'reasons'>;
export type ControlDraft = Pick<AiControls, 'content' | 'controls'>;

/** An action of a plan, for nobody yet and without a day. */
export const draftedAction = (title: string, description: string) => ({
  id: crypto.randomUUID(),
  title: title.slice(0, 200),
  description,
  responsible: '',
  dueDate: null,
  status: 'pending' as const,
});

/** `preferred` is the language of an answer when that of the question cannot be recognized. */
export interface Assistant {
  readonly source: 'model' | 'built-in';
  /** The pieces of the answer as they are written. The last one is `TRUNCATED` if the answer is. */
  chat(request: AiChatRequest, asked: Asked, signal: AbortSignal): AsyncIterable<Piece>;
  analyzeRisk(request: AiRiskAnalysisRequest, signal: AbortSignal, preferred?: Language): Promise<Analysis>;
  generateTreatmentPlan(request: AiTreatmentPlanRequest, signal: AbortSignal, preferred?: Language): Promise<PlanDraft>;
  suggestControls(request: AiControlRequest, signal: AbortSignal, preferred?: Language): Promise<ControlDraft>;
}
