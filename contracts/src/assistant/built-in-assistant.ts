/** The assistant that needs no language model: the organisation's own data, the product's rules, the control catalogue. */
import type { AiModel } from '../schemas/ai.ts';
import type { Assistant } from './answers.ts';
import { assess } from './assess.ts';
import { answerTo } from './chat.ts';
import { draftPlan } from './draft-plan.ts';
import { suggest } from './suggest.ts';
import { withNotice } from './wording.ts';

/** What it is called where language models are chosen. */
export const BUILT_IN_MODEL: AiModel = { id: 'built-in', name: 'Built-in assistant', is_default: true, source: 'built-in' };

/** Every answer says what gave it. */
function signed<T extends { content: string }>(answer: T): T {
  return { ...answer, content: withNotice(answer.content) };
}

export const builtInAssistant: Assistant = {
  source: 'built-in',
  async *chat({ messages }, facts) {
    yield withNotice(answerTo(messages.at(-1)?.content ?? '', facts));
  },
  analyzeRisk: async (request) => signed(assess(request)),
  generateTreatmentPlan: async (request) => signed(draftPlan(request)),
  suggestControls: async (request) => signed(suggest(request)),
};
