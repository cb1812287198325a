/** Understands a question: its intent, with the values and records that it names, among those that the person may read. */
import type { Language } from '@parapet/contracts';
import { fold, words, wordsMatch } from '@parapet/contracts/rules';
import { unlessRefused } from '../../pipeline/problem.ts';
import type { Asked, Named } from '../asked.ts';
import { answerOf } from '../tools/operation-tool.ts';
import { titleOf } from '../tools/places.ts';
import { INTENTS } from './catalog/intents.ts';
import { LISTS, type List } from './catalog/lists.ts';
import { ENDED, LOOKUPS, TIMES, type Parameters } from './catalog/parameters.ts';
import { pageOf, statusesOf, valuesIn } from './intents/lists.ts';
import { read, type Name, type Reading } from './read.ts';
import { TEXTS } from './texts/texts.ts';
import type { IntentId, Texts } from './texts/types.ts';

/** What a question asks for. */
export interface Understood {
  intent: IntentId;
  parameters: Parameters;
  /** What it has to name, and does not. */
  missing: keyof Texts['which'] | undefined;
  /** Whether the record is that of the page. */
  isFromPage: boolean;
  /** Whether it asks when a status was reached, which is not known: "closed last week". */
  isUntimed: boolean;
}

/** Within so little two intents are equally likely. */
const CLOSE = 0.03;
/** How alike a question and an example have to be. Below it a wrong answer is likelier than a right one. */
const ENOUGH = 0.64;
/** How alike they have to be to say that there is no such record: any words may be taken for its name. */
const SURE = 0.8;
const MOST = 20;
type Kind = keyof typeof LOOKUPS;

/** What a name may stand for. Categories are stored in English and may be asked for in the reader's language (D39). */
async function namedBy(kind: Kind, { search, text }: Name, { ask, organizationId }: Asked, language: Language) {
  if (kind !== 'category') {
    const { items } = pageOf(await answerOf(ask, LOOKUPS[kind], { q: search, limit: MOST }, organizationId));
    return items.map((row): Named => ({ id: row.id, name: titleOf(row) || (row.email ?? '') }));
  }
  const wanted = new Set([text, TEXTS[language].categories[fold(text)] ?? text].map(fold));
  const { category } = await ask('getRiskFacets', { query: { organization_id: organizationId } });
  return category.flatMap(({ value }): Named[] => (wanted.has(fold(value)) ? [{ id: value, name: value }] : []));
}

/** Nothing that the role may not read. */
const found: typeof namedBy = (...asked) => unlessRefused(namedBy(...asked), [], 400, 403);

/** The parameters that the names in the question stand for; null when a name of a list stands for nothing, so that a count would be wrong. */
async function resolve(intent: IntentId, reading: Reading, asked: Asked): Promise<Parameters | null> {
  const { names, hints, language } = reading;
  const { takes = [], needs } = INTENTS[intent];
  const parameters: Parameters = {};
  const hinted = (['category', 'domain', 'asset'] as const).filter((kind) => takes.includes(kind) && hints(kind));
  const kinds = [...new Set([...hinted, ...takes])].filter((kind): kind is Kind => Object.hasOwn(LOOKUPS, kind));
  const question = words(asked.asked);
  for (const name of names) {
    let record: Named | undefined;
    for (const kind of kinds.filter((one) => !(one in parameters))) {
      const all = await found(kind, name, asked, language);
      // The longest whose whole name the question contains; else the only one, where that is enough.
      const whole = all.filter((one) => wordsMatch(question, words(one.name)) || kind === 'category');
      const isOnlyEnough = kind === needs || kind === 'owner' || kind === 'domain' || (kind === 'asset' && hints(kind));
      record = whole.toSorted((one, other) => other.name.length - one.name.length)[0];
      if (all.length === 1 && isOnlyEnough) record ??= all[0];
      if (record) Object.assign(parameters, { [kind]: kind === 'category' ? record.name : record });
      if (record) break;
    }
    const isText = takes.includes('text') && (needs !== undefined || name.isQuoted || hints('text'));
    if (!record && isText) parameters.text ??= needs === 'text' ? name.rest : name.search;
    else if (!record && needs === undefined && takes.length > 0) return null;
  }
  return parameters;
}

/** A period is when something is due, was added or changed, whichever the intent knows or the question says. */
function timesOf(takes: readonly string[], { values: { due, period, order }, hints }: Reading): Parameters {
  if (takes.includes('added') && hints('added') && order === undefined) return { added: period ?? 'month' };
  if (due !== undefined || period === undefined) return due ? { due } : {};
  return takes.includes('due') && (hints('due') || !takes.includes('changed')) ? { due: period } : { changed: period };
}

/** What a question asks for if this is its intent; null when its answer would be to another question. */
async function meant(match: Reading['matches'][number], reading: Reading, asked: Asked): Promise<Understood | null> {
  const { intent, likeness } = match;
  const { values, hints, names } = reading;
  const { takes = [], needs, list } = INTENTS[intent];
  const { statuses, times = {}, unfinished }: Partial<List> = list ? LISTS[list] : {};
  const { level, period, status = '' } = values;
  const isSeverity = takes.includes('severity') && hints('severity');
  // "The highest severity" is not the highest score, and tasks cannot be accepted.
  if (isSeverity && level === undefined) return null;
  if (status && statuses && statusesOf(statuses, status).length === 0) return null;
  const isEnded = valuesIn(status).some((one) => ENDED.has(one));
  const isTimed = isEnded && period !== undefined;
  const isUntimed = isTimed && list !== undefined && !times.completed && !TIMES.some((of) => hints(of));
  const ofTime = isUntimed ? {} : timesOf(takes, reading);
  // Whoever asks what was not closed in a time, or of tomorrow's changes, would get another list. Of one record there is one status.
  if (/[!,]/.test(status) && (needs !== undefined || isTimed)) return null;
  if (ofTime.added === 'tomorrow' || ofTime.changed === 'tomorrow') return null;
  // Of plans it is only known what is overdue, not what is due this week, nor of those that are finished.
  if (unfinished && ofTime.due && (ofTime.due !== 'overdue' || status)) return null;
  const named = await resolve(intent, reading, asked);
  // "Which assets have risks?" names no asset whose risks are asked for.
  if (needs === undefined && takes.includes('asset') && hints('asset') && !named?.asset) return null;
  // Whom something belongs to is known, but not who added, changed or closed it.
  const isDeed = ofTime.added ?? ofTime.changed ?? (hints('deed') && isEnded);
  if (named === null || (typeof named.owner === 'object' && isDeed)) return null;
  const kind = needs === 'asset' ? 'asset' : 'risk';
  const here = needs && asked.here?.[kind];
  const isFromPage = here !== undefined && !named.risk && !named.asset && (named.text === undefined || hints('here'));
  const leveled = isSeverity ? { level: undefined, severity: level } : {};
  const all: Parameters = { ...values, ...leveled, ...ofTime, ...named, ...(isFromPage && { [kind]: here }) };
  const isMissing = (needs === 'risk' || needs === 'asset' || needs === 'text') && !all[needs] && !all.risk;
  if (isMissing && names.length > 0 && likeness < SURE) return null;
  const parameters = Object.fromEntries(takes.filter((one) => all[one] !== undefined).map((one) => [one, all[one]]));
  return { intent, parameters, missing: isMissing ? needs : undefined, isFromPage, isUntimed };
}

/** Reads a question without the title of a risk or asset that it names: "open ports" is then no status. */
export async function readWithTitles(asked: Asked): Promise<Reading> {
  const reading = read(asked.asked, asked.preferred);
  for (const name of reading.names.filter(({ isQuoted }) => !isQuoted)) {
    for (const kind of ['risk', 'asset'] as const) {
      const all = await found(kind, name, asked, reading.language);
      const title = all.find((one) => asked.asked.includes(one.name))?.name;
      if (title === undefined) continue;
      const { names, ...others } = read(asked.asked.replace(title, `"${title}"`), asked.preferred);
      return { ...others, names: names.map((one) => ({ ...one, isQuoted: one.isQuoted && one.text !== title })) };
    }
  }
  return reading;
}

/** Of equally likely intents the first is taken whose record there is. @returns null for a question that is like no example */
export async function understand(reading: Reading, asked: Asked): Promise<Understood | null> {
  const whole = reading.matches.filter(({ isWhole, likeness }) => isWhole && likeness >= ENOUGH);
  const likely = whole.filter(({ likeness }) => likeness >= (whole[0]?.likeness ?? 0) - CLOSE);
  const all = (await Promise.all(likely.map((match) => meant(match, reading, asked)))).filter((one) => one !== null);
  return all.find(({ missing }) => missing === undefined) ?? all[0] ?? null;
}
