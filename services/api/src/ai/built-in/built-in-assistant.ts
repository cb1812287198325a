/** The assistant that needs no language model: the organisation's own data, the product's rules, the control catalogue. */
import type { Assistant } from '../answers.ts';
import { assess } from './assess.ts';
import { answerTo } from './chat.ts';
import { draftPlan } from './draft-plan.ts';
import { suggest } from './suggest.ts';
import { withNotice } from './wording.ts';

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
