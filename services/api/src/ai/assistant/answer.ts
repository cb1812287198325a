/** Answers a question of a chat from the product's own operations. */
import type { Language } from '@parapet/contracts';
import { Problem } from '../../pipeline/problem.ts';
import type { Asked } from '../asked.ts';
import { pathOf } from '../tools/places.ts';
import { INTENTS } from './catalog/intents.ts';
import { answerOf } from './intents/answers.ts';
import { link } from './intents/lists.ts';
import type { Parameters } from './catalog/parameters.ts';
import { nameOf, read, type Reading } from './read.ts';
import { EXAMPLES, TEXTS } from './texts/texts.ts';
import type { IntentId } from './texts/types.ts';
import { understand, type Understood } from './understand.ts';
import { isIntent } from './vocabulary.ts';
import { bullets, paragraphs, quoted } from './wording.ts';

const SUGGESTED = 3;
const ALWAYS: readonly IntentId[] = ['risks-top', 'work-overdue', 'scoring'];
const NEVER: readonly string[] = ['about', 'cannot-change'] satisfies IntentId[];

/** The first question of each intent that can be asked as it is, with the records that were spoken of. */
function suggestions(intents: readonly string[], language: Language, { risk, asset, text }: Parameters): string[] {
  const { questions, values } = EXAMPLES[language];
  const names: Readonly<Record<string, string | undefined>> = {
    risk: risk?.name,
    asset: asset?.name,
    text: text ?? risk?.name,
  };
  const said: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
    ...values,
    control: { any: ['AC-2'] },
  };
  const asked = [...new Set(intents)].filter(isIntent).flatMap((id) => {
    const name = names[INTENTS[id].needs ?? ''];
    const filled = questions[id].map((question) =>
      question.replaceAll(/\{(\w+)\}/g, (place: string, kind: string) =>
        kind === 'name' ? (name ?? place) : (Object.values(said[kind] ?? {})[0]?.[0] ?? place),
      ),
    );
    return NEVER.includes(id) ? [] : (filled.find((question) => !question.includes('{')) ?? []);
  });
  return asked.slice(0, SUGGESTED);
}

/** Also a question that the assistant asked back about, completed by what is said now. */
async function understandAsked(asked: Asked): Promise<{ reading: Reading; understood: Understood | null }> {
  const reading = read(asked.asked, asked.preferred);
  const understood = await understand(reading, asked);
  if (understood !== null || asked.before === undefined) return { reading, understood };
  const whole = { ...read(asked.before, asked.preferred), names: [nameOf(asked.asked)] };
  return { reading: whole, understood: await understand(whole, asked) };
}

/** @returns the answer, and at most three questions that may come next */
export async function answerTo(asked: Asked): Promise<{ content: string; language: Language; followUps: string[] }> {
  const { reading, understood } = await understandAsked(asked);
  if (understood === null) {
    const language = asked.preferred;
    const {
      matches,
      names: [name],
    } = read(asked.asked, language, [language]);
    const near = matches.map(({ intent }) => intent);
    const followUps = suggestions([...near, ...ALWAYS], language, { ...asked.here, ...(name && { text: name.text }) });
    return { content: paragraphs(TEXTS[language].notUnderstood, bullets(followUps)), language, followUps };
  }
  const { language } = reading;
  const { intent, parameters } = understood;
  // Examples are in the order of their subjects.
  const all = Object.keys(EXAMPLES[language].questions);
  const next = NEVER.includes(intent) ? [] : all.slice(all.indexOf(intent) + 1);
  const followUps = suggestions([...next, ...ALWAYS], language, { ...asked.here, ...parameters });
  const content = await contentOf(understood, asked, reading);
  return { content: intent === 'about' ? paragraphs(content, bullets(followUps)) : content, language, followUps };
}

async function contentOf(
  { intent, parameters, isFromPage, isUntimed }: Understood,
  asked: Asked,
  { language, names: [name] }: Reading,
) {
  const [texts, { needs }] = [TEXTS[language], INTENTS[intent]];
  const isAskedFor = needs === 'risk' || needs === 'asset' || needs === 'text';
  if (isAskedFor && parameters[needs] === undefined && parameters.risk === undefined)
    return needs !== 'text' && name ? texts.notFound[needs](quoted(name.text)) : texts.which[needs];
  try {
    const content = await answerOf(intent, { ...asked, parameters, language, texts });
    if (isUntimed) return paragraphs(texts.untimed, content);
    const record = parameters.risk ?? parameters.asset;
    if (record && isFromPage) return paragraphs(`_${texts.about(quoted(record.name))}_`, content);
    const isUnnamed = record && needs === 'risk' && !content.includes(`[${quoted(record.name)}]`);
    return isUnnamed ? paragraphs(link(record.name, pathOf('risk', record)), content) : content;
  } catch (error) {
    if (error instanceof Problem && error.status === 403) return texts.notAllowed;
    throw error;
  }
}
