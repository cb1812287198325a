/** The assistant without a language model: it answers from the product's operations and rules and from the control catalog. */
import type { AiChatRequest, Language } from '@parapet/contracts';
import { unlessRefused } from '../../pipeline/problem.ts';
import type { Asked } from '../asked.ts';
import type { Assistant } from '../assistant.ts';
import { pathOf } from '../tools/places.ts';
import { INTENT_IDS, INTENTS } from './catalog/intents.ts';
import type { Parameters } from './catalog/parameters.ts';
import { assess, draftPlan, suggest } from './drafts/drafts.ts';
import { answerOf, link } from './intents/answers.ts';
import { nameOf, read, type Reading } from './read.ts';
import { DRAFTS, EXAMPLES, TEXTS } from './texts/texts.ts';
import type { IntentId } from './texts/types.ts';
import { readWithTitles, understand, type Understood } from './understand.ts';
import { bullets, paragraphs, quoted } from './wording.ts';

const SUGGESTED = 3;
const ALWAYS = INTENT_IDS.filter((id) => INTENTS[id].offered === 'always');

/** The first question of each intent that can be asked as it is, with the records that were spoken of. */
function suggestions(intents: readonly IntentId[], language: Language, spokenOf: Parameters): string[] {
  const { risk, asset, text = risk?.name } = spokenOf;
  const [term] = EXAMPLES[language].values.term.residual;
  const names: Readonly<Record<string, string | undefined>> = { risk: risk?.name, asset: asset?.name, text, term };
  const firstOf = (id: IntentId) => {
    const name = names[INTENTS[id].needs ?? ''] ?? '{}';
    const filled = EXAMPLES[language].questions[id].map((question) => question.replace(/\{(name|term)\}/, name));
    return filled.find((question) => !question.includes('{')) ?? [];
  };
  const offered = [...new Set([...intents, ...ALWAYS])].filter((id) => INTENTS[id].offered !== 'never');
  return offered.flatMap(firstOf).slice(0, SUGGESTED);
}

/** @returns the answer, and at most three questions that may come next */
export async function answerTo(asked: Asked): Promise<{ content: string; language: Language; followUps: string[] }> {
  const { preferred, before, here } = asked;
  let reading = await readWithTitles(asked);
  let understood = await understand(reading, asked);
  if (understood === null && before !== undefined) {
    // The assistant asked back: what is said now completes the question before.
    reading = { ...read(before, preferred), names: [nameOf(asked.asked)] };
    understood = await understand(reading, asked);
  }
  if (understood === null) {
    const { matches, names } = read(asked.asked, preferred, [preferred]);
    const likely = matches.map(({ intent }) => intent);
    const followUps = suggestions(likely, preferred, { ...here, ...(names[0] && { text: names[0].text }) });
    const content = paragraphs(TEXTS[preferred].notUnderstood, bullets(followUps));
    return { content, language: preferred, followUps };
  }
  const { language } = reading;
  const { intent, parameters } = understood;
  const next = INTENTS[intent].offered === 'never' ? [] : INTENT_IDS.slice(INTENT_IDS.indexOf(intent) + 1);
  const followUps = suggestions(next, language, { ...here, ...parameters });
  const content = await contentOf(understood, asked, reading);
  return { content: intent === 'about' ? paragraphs(content, bullets(followUps)) : content, language, followUps };
}

async function contentOf(understood: Understood, asked: Asked, { language, names: [name] }: Reading) {
  const { intent, parameters, missing, isFromPage, isUntimed } = understood;
  const texts = TEXTS[language];
  if (missing) return missing !== 'text' && name ? texts.notFound[missing](quoted(name.text)) : texts.which[missing];
  const content = await unlessRefused(answerOf(intent, { ...asked, parameters, language, texts }), null, 403);
  if (content === null) return texts.notAllowed;
  const record = parameters.risk ?? parameters.asset;
  if (isUntimed) return paragraphs(texts.untimed, content);
  if (record && isFromPage) return paragraphs(`_${texts.about(quoted(record.name))}_`, content);
  const isUnnamed = record && INTENTS[intent].needs === 'risk' && !content.includes(`[${quoted(record.name)}]`);
  return isUnnamed ? paragraphs(link(record.name, pathOf('risk', record)), content) : content;
}

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
