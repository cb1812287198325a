/** The assistant without a language model. It uses the organization's data, the rules of the product and the control catalog. */
import type { AiModel } from '@parapet/contracts';
import type { Assistant } from './answers.ts';
import { assess } from './assess.ts';
import { chatAnswer } from './chat/chat.ts';
import { draftPlan } from './draft-plan.ts';
import { withNotice } from './notice.ts';
import { suggest } from './suggest.ts';

/** Its entry in the list of models. */
export const BUILT_IN_MODEL: AiModel = { id: 'built-in', name: 'Built-in assistant', is_default: true, source: 'built-in' };

/** Each answer ends with a notice in its language. */
export const builtInAssistant: Assistant = {
  source: 'built-in',
  async *chat({ messages }, facts, _signal, preferred) {
    const own = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
    const { content, language } = chatAnswer(own.at(-1) ?? '', facts, own.slice(0, -1), preferred);
    yield withNotice(content, language);
  },
  analyzeRisk: async (request, _signal, preferred) => {
    const { content, assessment, language } = assess(request, preferred);
    return { content: withNotice(content, language), assessment };
  },
  generateTreatmentPlan: async (request, _signal, preferred) => {
    const { content, plan, language } = draftPlan(request, preferred);
    return { content: withNotice(content, language), plan };
  },
  suggestControls: async (request, _signal, preferred) => {
    const { content, controls, language } = suggest(request, preferred);
    return { content: withNotice(content, language), controls };
  },
};
