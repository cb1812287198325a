/** Understands a question: its intent, with the values and records that it names, among those that the person may read. */
import type { Language } from '@parapet/contracts';
import { fold, words, wordsMatch } from '@parapet/contracts/rules';
import { Problem } from '../../pipeline/problem.ts';
import type { Asked, Named } from '../asked.ts';
import { answerOf } from '../tools/operation-tool.ts';
import { titleOf } from '../tools/places.ts';
import { INTENTS } from './catalog/intents.ts';
import { LISTS, type List } from './catalog/lists.ts';
import { pageOf, statusesOf } from './intents/lists.ts';
import { ENDED, LOOKUPS, NARROWING, TIMES, type Parameters } from './catalog/parameters.ts';
import type { Name, Reading } from './read.ts';
import { EXAMPLES, TEXTS } from './texts/texts.ts';
import type { IntentId } from './texts/types.ts';

/** What a question asks for. */
export interface Understood {
  intent: IntentId;
  parameters: Parameters;
  /** Whether the record is that of the page. */
  isFromPage: boolean;
  /** Whether it asks when a status was reached, which is not known: "closed last week". */
  isUntimed: boolean;
}

/** Within so little two intents are equally likely. */
const CLOSE = 0.03;
/** How alike a question and an example have to be. Below it a wrong answer is likelier than a right one. */
const ENOUGH = 0.64;
const MOST = 20;
type Kind = keyof typeof LOOKUPS;

/** Categories are stored in English and may be asked for in the reader's language (D39). */
async function categories({ text }: Name, { ask, organizationId }: Asked, language: Language): Promise<Named[]> {
  const wanted = new Set([fold(text), fold(TEXTS[language].categories[fold(text)] ?? '')]);
  const { category } = await ask('getRiskFacets', { query: { organization_id: organizationId } });
  const found = category.filter(({ value }) => value !== '' && wanted.has(fold(value)));
  return found.map(({ value }) => ({ id: value, name: value }));
}

/** The record whose whole name the question contains, the longest first; else the only one that was found, where that is enough. */
async function lookUp(kind: Kind, name: Name, asked: Asked, language: Language, isOnlyEnough: boolean) {
  const operation = LOOKUPS[kind];
  try {
    if (operation === null) return (await categories(name, asked, language))[0];
    const query = { q: name.search, limit: MOST };
    const { items, total } = pageOf(await answerOf(asked.ask, operation, query, asked.organizationId));
    const found = items.map((row): Named => ({ id: row.id, name: titleOf(row) || (row.email ?? '') }));
    const question = words(asked.asked);
    const whole = found.filter((one) => wordsMatch(question, words(one.name)));
    const [longest] = whole.toSorted((one, other) => other.name.length - one.name.length);
    return longest ?? (isOnlyEnough && total === 1 ? found[0] : undefined);
  } catch (error) {
    // What a role may not read is not found.
    if (error instanceof Problem && (error.status === 403 || error.status === 400)) return undefined;
    throw error;
  }
}

/** The parameters that the names in the question stand for; null when a name of a list stands for nothing, so that a count would be wrong. */
async function resolve(
  intent: IntentId,
  { names, hints, language }: Reading,
  asked: Asked,
): Promise<Parameters | null> {
  const { takes = [], needs } = INTENTS[intent];
  const found: Parameters = {};
  const hinted = (['category', 'domain', 'asset'] as const).filter((kind) => takes.includes(kind) && hints(kind));
  const kinds = [...new Set([...hinted, ...takes])].filter((kind): kind is Kind => Object.hasOwn(LOOKUPS, kind));
  names: for (const name of names) {
    for (const kind of kinds) {
      if (kind in found) continue;
      const isOnlyEnough = kind === 'owner' || kind === 'domain' || kind === needs || (kind === 'asset' && hints(kind));
      const record = await lookUp(kind, name, asked, language, isOnlyEnough);
      if (record === undefined) continue;
      Object.assign(found, { [kind]: kind === 'category' ? record.name : record });
      continue names;
    }
    if (takes.includes('text') && (needs !== undefined || name.isQuoted || hints('text')))
      found.text ??= needs === 'text' ? name.rest : name.search;
    else if (needs === undefined && takes.length > 0) return null;
  }
  return found;
}

/** Whether a question says of a risk what its answer would not heed: "the residual score", "the score last week", "when was it closed". */
function saysMore(takes: readonly string[], { values, hints, language }: Reading, name: string): boolean {
  const { values: words, hints: hinting } = EXAMPLES[language];
  const { status, period } = values;
  const said = [
    hints('unheeded') ? hinting.unheeded : [],
    status && ENDED.has(status) && !takes.includes('status') ? words.status[status] : [],
    period && !takes.includes('changed') ? words.period[period] : [],
  ];
  return said.some((phrases) => phrases.length > 0 && !phrases.some((phrase) => fold(name).includes(fold(phrase))));
}

/** A period is when something is due, was added or changed, whichever the intent knows or the question says. */
function timesOf(takes: readonly (keyof Parameters)[], { values: { due, period }, hints }: Reading): Parameters {
  if (takes.includes('added') && hints('added')) return { added: period ?? 'month' };
  if (due !== undefined || period === undefined) return due ? { due } : {};
  return takes.includes('due') && (hints('due') || !takes.includes('changed')) ? { due: period } : { changed: period };
}

/** What a question asks for if this is its intent; null when it says more than the answer would heed. */
async function meant(intent: IntentId, reading: Reading, asked: Asked): Promise<Understood | null> {
  const { values, several, hints } = reading;
  const { takes = [], needs, list } = INTENTS[intent];
  const { statuses, times = {} }: Partial<List> = list ? LISTS[list] : {};
  const { level, period, ...others } = values;
  const isSeverity = takes.includes('severity') && hints('severity');
  const isUntimed =
    ENDED.has(values.status ?? '') && period !== undefined && !times.completed && !TIMES.some((of) => hints(of));
  const said: Parameters = {
    ...others,
    ...(level && { [isSeverity ? 'severity' : 'level']: level }),
    ...(isUntimed ? {} : timesOf(takes, reading)),
  };
  const isTaken = (name: string) => takes.some((one) => one === name);
  const isLeftOut = (name: string) => NARROWING.has(name) && (several.has(name) || !isTaken(name));
  if (needs === undefined && takes.length > 0 && (several.has('level') || Object.keys(said).some(isLeftOut)))
    return null;
  if (said.status && statuses && statusesOf(statuses, said.status).length === 0) return null;
  // "The highest severity" is not the highest score.
  if (isSeverity && level === undefined) return null;
  if (needs === undefined && takes.length > 0 && hints('unheeded')) return null;
  const named = await resolve(intent, reading, asked);
  if (needs === 'risk' && saysMore(takes, reading, named?.risk?.name ?? '')) return null;
  // "Which assets have risks?" names no asset whose risks are asked for.
  if (needs === undefined && takes.includes('asset') && hints('asset') && !named?.asset) return null;
  // Whom something belongs to is known, but not who added or changed it.
  if (named === null || (typeof named.owner === 'object' && (said.added ?? said.changed))) return null;
  const kind = needs === 'asset' ? 'asset' : 'risk';
  const here = needs === undefined ? undefined : asked.here?.[kind];
  const isFromPage = here !== undefined && !named.risk && !named.asset && (named.text === undefined || hints('here'));
  const taken = Object.fromEntries(Object.entries(said).filter(([name]) => isTaken(name)));
  return { intent, parameters: { ...named, ...taken, ...(isFromPage && { [kind]: here }) }, isFromPage, isUntimed };
}

/** Of equally likely intents the first is taken whose record there is. @returns null for a question that is like no example */
export async function understand(reading: Reading, asked: Asked): Promise<Understood | null> {
  // What cannot be asked for is said in the question itself.
  const isSaid = (needs?: string) => (needs !== 'term' && needs !== 'control') || reading.values[needs] !== undefined;
  const likely = reading.matches.filter(({ likeness, intent }) => likeness >= ENOUGH && isSaid(INTENTS[intent].needs));
  let first: Understood | null | undefined;
  for (const { intent, likeness } of likely) {
    const { needs } = INTENTS[intent];
    const needsRecord = needs === 'risk' || needs === 'asset';
    const isClose = likeness >= (likely[0]?.likeness ?? 0) - CLOSE;
    // What is no risk may be an asset.
    if (!isClose && !(first && needsRecord)) continue;
    const found = await meant(intent, reading, asked);
    if (isClose) first ??= found;
    const isMissing = needsRecord && found?.parameters[needs] === undefined;
    if (found !== null && !isMissing) return found;
  }
  return first ?? null;
}
