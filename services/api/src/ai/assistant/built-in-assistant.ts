/** The assistant without a language model: it answers from the product's operations and rules and from the control catalog. */
import type { AiChatRequest, AiModel, Language } from '@parapet/contracts';
import type { Assistant } from '../assistant.ts';
import { answerTo } from './answer.ts';

import { assess, draftPlan, suggest } from './drafts/drafts.ts';
import { DRAFTS, TEXTS } from './texts/texts.ts';

/** Its entry in the list of models. */
export const BUILT_IN_MODEL: AiModel = {
  id: 'built-in',
  name: 'Built-in assistant',
  is_default: true,
  source: 'built-in',
};

/** Ends each answer in its language, so that nobody takes rules and templates for a language model. */
const noticed = <D extends { content: string; language: Language }>({ language, content, ...draft }: D) => ({
  ...draft,
  content: `${content.trim()}\n\n_${DRAFTS[language].notice}_`,
});

const ASKED_BACK = Object.values(TEXTS).flatMap(({ which }) => Object.values(which));

/** The question that the assistant could not answer without asking back, to which the last message says the rest. */
function questionBefore({ messages }: AiChatRequest): string | undefined {
  const answer = messages.at(-2);
  if (answer?.role !== 'assistant' || !ASKED_BACK.some((text) => answer.content.startsWith(text))) return undefined;
  return messages.slice(0, -2).findLast(({ role }) => role === 'user')?.content;
}

export const builtInAssistant: Assistant = {
  source: 'built-in',
  async *chat(request, asked) {
    const { followUps, content } = noticed(await answerTo({ ...asked, before: questionBefore(request) }));
    yield content;
    yield { follow_ups: followUps };
  },
  analyzeRisk: async (request, _signal, preferred) => noticed(assess(request, preferred)),
  generateTreatmentPlan: async (request, _signal, preferred) => noticed(draftPlan(request, preferred)),
  suggestControls: async (request, _signal, preferred) => noticed(suggest(request, preferred)),
};
