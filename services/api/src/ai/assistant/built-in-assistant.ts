/** The assistant without a language model: it answers from the product's operations and rules and from the control catalog. */
import type { AiModel } from '@parapet/contracts';
import type { Assistant } from '../assistant.ts';
import { answerTo } from './answer.ts';
import { assess } from './drafts/assess.ts';
import { draftPlan } from './drafts/draft-plan.ts';
import { withNotice } from './drafts/notice.ts';
import { suggest } from './drafts/suggest.ts';

/** Its entry in the list of models. */
export const BUILT_IN_MODEL: AiModel = {
  id: 'built-in',
  name: 'Built-in assistant',
  is_default: true,
  source: 'built-in',
};

/** Each answer ends with a notice in its language. */
export const builtInAssistant: Assistant = {
  source: 'built-in',
  async *chat(_request, asked) {
    const { content, language, followUps } = await answerTo(asked);
    yield withNotice(content, language);
    yield { follow_ups: followUps };
  },
  analyzeRisk: async (request, _signal, preferred) => {
    const { content, language, ...draft } = assess(request, preferred);
    return { ...draft, content: withNotice(content, language) };
  },
  generateTreatmentPlan: async (request, _signal, preferred) => {
    const { content, plan, reasons, language } = draftPlan(request, preferred);
    return { content: withNotice(content, language), plan, ...(reasons && { reasons }) };
  },
  suggestControls: async (request, _signal, preferred) => {
    const { content, controls, language } = suggest(request, preferred);
    return { content: withNotice(content, language), controls };
  },
};
