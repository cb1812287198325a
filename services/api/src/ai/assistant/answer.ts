/** Answers a question of a chat from the product's own operations. */
import type { Language } from '@parapet/contracts';
import { Problem } from '../../pipeline/problem.ts';
import { INTENTS } from './intents/intents.ts';
import { isIntent } from './match.ts';
import type { Asked, Intent, Parameters } from './question.ts';
import { read, type Reading } from './read.ts';
import { resolve } from './resolve.ts';
import { EXAMPLES, TEXTS } from './texts/texts.ts';
import type { IntentId } from './texts/types.ts';
import { bullets, paragraphs, quoted } from './wording.ts';

/** How alike a question and an example have to be. Below it a wrong answer is likelier than a right one. */
const ENOUGH = 0.64;
const SUGGESTED = 3;
const ALWAYS: readonly IntentId[] = ['risks-top', 'work-overdue', 'scoring'];
const NEVER: readonly string[] = ['about', 'cannot-change'] satisfies IntentId[];

const NARROWING: readonly string[] = ['level', 'status', 'owner', 'due', 'changed'] satisfies (keyof Parameters)[];

/** What a question asks for. */
export interface Understood {
  intent: IntentId;
  parameters: Parameters;
  /** Whether the record is that of the page. */
  isFromPage: boolean;
}

/** Values for what examples leave open, so that a suggested question can be asked as it is. */
const SAMPLES: Readonly<Record<string, string>> = {
  level: 'critical',
  status: 'open',
  owner: 'none',
  due: 'overdue',
  period: 'week',
  role: 'auditor',
  term: 'residual',
};

/** The first question of each intent that can be asked as it is. */
function suggestions(
  intents: readonly string[],
  language: Language,
  { risk, asset, text }: Pick<Parameters, 'risk' | 'asset' | 'text'>,
): string[] {
  const { questions, values } = EXAMPLES[language];
  const phrases: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = { ...values };
  return [...new Set(intents)]
    .filter(isIntent)
    .flatMap((id) => {
      const { needs } = INTENTS[id];
      const name = {
        risk: risk?.name,
        asset: asset?.name,
        text: text ?? risk?.name,
        term: undefined,
        control: undefined,
      }[needs ?? 'term'];
      const asked = questions[id].map((example) =>
        example.replaceAll(/\{(\w+)\}/g, (place: string, kind: string) =>
          kind === 'name'
            ? (name ?? place)
            : kind === 'control'
              ? 'AC-2'
              : (phrases[kind]?.[SAMPLES[kind] ?? '']?.[0] ?? place),
        ),
      );
      return NEVER.includes(id) ? [] : (asked.find((question) => !question.includes('{')) ?? []);
    })
    .slice(0, SUGGESTED);
}

/** A period is when something is due, was added or changed, whichever the intent knows or the question says. */
function timesOf(
  { takes }: Intent,
  { values: { due, period }, hints }: Reading,
): Pick<Parameters, 'due' | 'changed' | 'added'> {
  if (takes.includes('added') && hints('added')) return { added: period ?? 'month' };
  if (due !== undefined || period === undefined) return due ? { due } : {};
  return takes.includes('due') && (hints('due') || !takes.includes('changed')) ? { due: period } : { changed: period };
}

/** @returns null for a question that is like no example, or that says more than its answer would heed */
export async function understand(reading: Reading, asked: Asked): Promise<Understood | null> {
  const { matches, values, several, hints, language } = reading;
  // What cannot be asked for is said in the question itself.
  const isSaid = ({ needs }: Intent) => (needs !== 'term' && needs !== 'control') || values[needs] !== undefined;
  const best = matches.find(({ likeness, intent }) => likeness >= ENOUGH && isSaid(INTENTS[intent]));
  if (best === undefined) return null;
  const intent: Intent = INTENTS[best.intent];
  const { takes, needs } = intent;
  const { level, period: _period, ...others } = values;
  const isSeverity = takes.includes('severity') && hints('severity');
  const said: Parameters = {
    ...others,
    ...(level && { [isSeverity ? 'severity' : 'level']: level }),
    ...timesOf(intent, reading),
  };
  // A list that leaves out a part of the question would be another list.
  const isLeftOut = (name: string) =>
    NARROWING.includes(name) && (several.has(name) || !takes.some((one) => one === name));
  if (needs === undefined && takes.length > 0 && Object.keys(said).some(isLeftOut)) return null;
  const named = await resolve(intent, reading, { ...asked, texts: TEXTS[language] });
  if (named === null) return null;
  const kind = needs === 'asset' ? 'asset' : 'risk';
  const here = needs === undefined ? undefined : asked.here?.[kind];
  const isFromPage = here !== undefined && !named.risk && !named.asset && (named.text === undefined || hints('here'));
  const taken = Object.fromEntries(Object.entries(said).filter(([name]) => takes.some((one) => one === name)));
  return { intent: best.intent, parameters: { ...named, ...taken, ...(isFromPage && { [kind]: here }) }, isFromPage };
}

/** A question, or the one before it with what was said when the assistant asked back. */
async function understandAsked(asked: Asked): Promise<{ reading: Reading; understood: Understood | null }> {
  const reading = read(asked.asked, asked.preferred);
  const understood = await understand(reading, asked);
  if (understood !== null || asked.before === undefined) return { reading, understood };
  const rest = { text: asked.asked, search: asked.asked, rest: asked.asked, isQuoted: true };
  const whole = { ...read(asked.before, asked.preferred), names: [rest] };
  return { reading: whole, understood: await understand(whole, asked) };
}

/** @returns the answer, and at most three questions that may come next */
export async function answerTo(asked: Asked): Promise<{ content: string; language: Language; followUps: string[] }> {
  const { reading, understood } = await understandAsked(asked);
  if (understood === null) {
    const language = asked.preferred;
    const near = read(asked.asked, language).matches.map(({ intent }) => intent);
    const [name] = reading.language === language ? reading.names : [];
    const followUps = suggestions([...near, ...ALWAYS], language, { ...asked.here, ...(name && { text: name.text }) });
    return { content: paragraphs(TEXTS[language].notUnderstood, bullets(followUps)), language, followUps };
  }
  const { language } = reading;
  const { intent: id, parameters } = understood;
  // Examples are in the order of their subjects.
  const all = Object.keys(EXAMPLES[language].questions);
  const next = NEVER.includes(id) ? [] : all.slice(all.indexOf(id) + 1);
  const followUps = suggestions([...next, ...ALWAYS], language, { ...asked.here, ...parameters });
  const content = await answerOf(understood, asked, reading);
  return { content: id === 'about' ? paragraphs(content, bullets(followUps)) : content, language, followUps };
}

async function answerOf(
  { intent, parameters, isFromPage }: Understood,
  asked: Asked,
  { language, names: [name] }: Reading,
): Promise<string> {
  const [texts, { needs }] = [TEXTS[language], INTENTS[intent]];
  const isAskedFor = needs === 'risk' || needs === 'asset' || needs === 'text';
  if (isAskedFor && parameters[needs] === undefined && parameters.risk === undefined)
    return needs !== 'text' && name ? texts.notFound[needs](quoted(name.text)) : texts.which[needs];
  try {
    const content = await INTENTS[intent].answer({ ...asked, parameters, language, texts });
    const record = isFromPage ? (parameters.risk ?? parameters.asset) : undefined;
    return record ? paragraphs(`_${texts.about(quoted(record.name))}_`, content) : content;
  } catch (error) {
    if (error instanceof Problem && error.status === 403) return texts.notAllowed;
    throw error;
  }
}
