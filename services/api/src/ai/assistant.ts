/** What an assistant does: the built-in one, or one with a language model. */
import type {
  AiChatRequest,
  AiControlRequest,
  AiRiskAnalysisRequest,
  AiTreatmentPlanRequest,
  Language,
} from '@parapet/contracts';
import type { Asked } from './assistant/answer.ts';
import type { Analysis, ControlDraft, PlanDraft } from './assistant/drafts/answers.ts';
import type { Piece } from './model/answer-reader.ts';

/** `preferred` is the language of an answer when that of the question cannot be recognized. */
export interface Assistant {
  readonly source: 'model' | 'built-in';
  /** The pieces of the answer as they are written. The last one is `TRUNCATED` if the answer is. */
  chat(request: AiChatRequest, asked: Asked, signal: AbortSignal): AsyncIterable<Piece>;
  analyzeRisk(request: AiRiskAnalysisRequest, signal: AbortSignal, preferred?: Language): Promise<Analysis>;
  generateTreatmentPlan(request: AiTreatmentPlanRequest, signal: AbortSignal, preferred?: Language): Promise<PlanDraft>;
  suggestControls(request: AiControlRequest, signal: AbortSignal, preferred?: Language): Promise<ControlDraft>;
}
