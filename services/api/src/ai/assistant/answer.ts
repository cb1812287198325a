/** Answers a question of a chat from the product's own operations. */
import type { Language } from '@parapet/contracts';
import { Problem } from '../../pipeline/problem.ts';
import type { Intent, Named, Parameters, Question } from './intent.ts';
import { INTENTS, isIntent, type IntentId } from './intents/intents.ts';
import { read, type Reading } from './read.ts';
import { resolve } from './resolve.ts';
import { EXAMPLES } from './texts/examples.ts';
import { TEXTS } from './texts/texts.ts';
import { bullets, paragraphs, quoted } from './wording.ts';

/** How alike a question and an example have to be. Below it a wrong answer is likelier than a right one. */
const ENOUGH = 0.64;
const SUGGESTED = 3;

export interface Asked extends Pick<Question, 'asked' | 'ask' | 'organizationId' | 'member' | 'today' | 'timeZone'> {
  /** Language of the person; the answer is in that of the question. */
  preferred: Language;
  /** The record that the page shows, or that was spoken of last. */
  here?: { risk?: Named; asset?: Named };
  /** A question that the assistant asked back about: what is asked now may be the rest of it. */
  before?: string | undefined;
}

export interface Answered {
  content: string;
  language: Language;
  /** Questions that may come next, at most three. */
  followUps: string[];
}

/** What a question asks for; null below {@link ENOUGH}. */
export interface Understood {
  intent: IntentId;
  parameters: Parameters;
  /** Whether the record is that of the page. */
  fromPage: boolean;
}

/** Words for what examples leave open, so that a suggested question can be asked as it is. */
function filled(example: string, language: Language, name: string | undefined): string | null {
  const { values } = EXAMPLES[language];
  const plain = example
    .replace('{level}', values.level.critical[0] ?? '')
    .replace('{status}', values.status.open[0] ?? '')
    .replace('{owner}', values.owner.none[0] ?? '')
    .replace('{due}', values.due.overdue[0] ?? '')
    .replace('{period}', values.period.week[0] ?? '')
    .replace('{role}', values.role.auditor[0] ?? '')
    .replace('{term}', values.term.residual[0] ?? '')
    .replace('{control}', 'AC-2');
  if (!plain.includes('{name}')) return plain.includes('{') ? null : plain;
  return name === undefined ? null : plain.replaceAll('{name}', name);
}

/** The first question of each intent that can be asked as it is. */
function suggestions(intents: readonly string[], language: Language, here: Asked['here'], name?: string): string[] {
  const questions = intents.flatMap((id) => {
    if (!isIntent(id)) return [];
    const { needs } = INTENTS[id];
    const called =
      needs === 'risk'
        ? here?.risk?.name
        : needs === 'asset'
          ? here?.asset?.name
          : needs === 'text'
            ? (name ?? here?.risk?.name)
            : undefined;
    const question = EXAMPLES[language].questions[id]
      .map((example) => filled(example, language, called))
      .find((one) => one !== null);
    return question ? [question] : [];
  });
  return [...new Set(questions)].slice(0, SUGGESTED);
}

const ALWAYS: readonly IntentId[] = ['risks-top', 'work-overdue', 'scoring'];

/** A period is when something is due or when it changed, whichever the intent knows or the question says. */
function timesOf({ takes }: Intent, { values: { due, period }, hints }: Reading): Pick<Parameters, 'due' | 'changed'> {
  if (due !== undefined) return { due };
  if (period === undefined) return {};
  return takes.includes('due') && (hints('due') || !takes.includes('changed')) ? { due: period } : { changed: period };
}

/** What cannot be asked for is said in the question itself. */
const isSaid = (needs: Intent['needs'], { values }: Reading) =>
  (needs !== 'term' && needs !== 'control') || values[needs] !== undefined;

/** @returns null for a question that is like no example */
export async function understand(reading: Reading, asked: Asked): Promise<Understood | null> {
  const best = reading.matches.find(
    (match) => match.likeness >= ENOUGH && isSaid(INTENTS[match.intent].needs, reading),
  );
  if (best === undefined) return null;
  const intent: Intent = INTENTS[best.intent];
  const { level, status, owner, role, term, control } = reading.values;
  const said: Parameters = {
    ...(level && (reading.hints('severity') && intent.takes.includes('severity') ? { severity: level } : { level })),
    ...(status && { status }),
    ...(owner && { owner }),
    ...(role && { role }),
    ...(term && { term }),
    ...(control !== undefined && { control }),
    ...timesOf(intent, reading),
  };
  const taken = Object.fromEntries(Object.entries(said).filter(([name]) => intent.takes.some((one) => one === name)));
  const named = await resolve(intent, reading, { ...asked, texts: TEXTS[reading.language] });
  if (named === null) return null;
  const here = intent.needs === 'risk' || intent.needs === 'asset' ? asked.here?.[intent.needs] : asked.here?.risk;
  const fromPage =
    here !== undefined &&
    named.risk === undefined &&
    named.asset === undefined &&
    (named.text === undefined || reading.hints('here')) &&
    intent.needs !== undefined;
  return {
    intent: best.intent,
    parameters: {
      ...named,
      ...taken,
      ...(fromPage && here && { [intent.needs === 'asset' ? 'asset' : 'risk']: here }),
    },
    fromPage,
  };
}

/** A question that is understood with what was said when the assistant asked back. */
async function completed(before: string, asked: Asked): Promise<{ reading: Reading; understood: Understood | null }> {
  const said = asked.asked;
  const reading = {
    ...read(before, asked.preferred),
    names: [{ text: said, search: said, rest: said, isQuoted: true }],
  };
  return { reading, understood: await understand(reading, asked) };
}

export async function answerTo(asked: Asked): Promise<Answered> {
  const alone = read(asked.asked, asked.preferred);
  const found = await understand(alone, asked);
  const { reading, understood } =
    found === null && asked.before !== undefined
      ? await completed(asked.before, asked)
      : { reading: alone, understood: found };
  const language = understood === null ? asked.preferred : reading.language;
  const texts = TEXTS[language];
  if (understood === null) {
    const nearest = suggestions(
      [...read(asked.asked, language).matches.map(({ intent }) => intent), ...ALWAYS],
      language,
      asked.here,
    );
    return { content: paragraphs(texts.notUnderstood, bullets(nearest)), language, followUps: nearest };
  }
  const { intent: id, parameters, fromPage } = understood;
  const intent: Intent = INTENTS[id];
  const followUps = suggestions(
    [...intent.next, ...ALWAYS],
    language,
    { ...asked.here, ...parameters },
    parameters.text,
  );
  const content = await say();
  return { content: id === 'about' ? paragraphs(content, bullets(followUps)) : content, language, followUps };

  async function say(): Promise<string> {
    const { needs } = intent;
    if (
      (needs === 'risk' || needs === 'asset' || needs === 'text') &&
      parameters[needs] === undefined &&
      parameters.risk === undefined
    ) {
      const name = reading.names[0]?.text;
      return needs !== 'text' && name !== undefined ? texts.notFound[needs](quoted(name)) : texts.which[needs];
    }
    try {
      const answer = await intent.answer({ ...asked, parameters, language, texts });
      const record = parameters.risk ?? parameters.asset;
      return fromPage && record ? paragraphs(`_${texts.about(quoted(record.name))}_`, answer) : answer;
    } catch (error) {
      if (error instanceof Problem && error.status === 403) return texts.notAllowed;
      throw error;
    }
  }
}
