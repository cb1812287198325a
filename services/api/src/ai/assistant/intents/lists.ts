/** Counts any list of the catalog, names its first records and links to the same list on screen. */
import { ME, NONE, type Language } from '@parapet/contracts';
import { addDays, scoreBucket, startOfDay } from '@parapet/contracts/rules';
import { answerOf } from '../../tools/operation-tool.ts';
import { pathOf, pathTo, titleOf, type Kind } from '../../tools/places.ts';
import type { Asked } from '../../asked.ts';
import { LISTS, type List, type Listed } from '../catalog/lists.ts';
import { DAYS, SAME, type Parameters } from '../catalog/parameters.ts';
import type { Counted, Texts } from '../texts/types.ts';
import type { Period, Status } from '../texts/values.ts';
import { bullets, paragraphs, quoted } from '../wording.ts';

/** What answers make use of in records of any kind. */
interface Row {
  id: string;
  title?: string;
  name?: string | null;
  email?: string;
  risk_id?: string | null;
  assigned_to?: string | null;
  status?: keyof Texts['statuses'];
  risk_score?: number | null;
  due_date?: string | null;
  framework?: string;
  created_at?: string;
  updated_at?: string;
  completed_at?: string | null;
}

/** How many records an answer names, unless it is asked for another number, and how many of a page are read where all that fit are. */
const [SHOWN, MOST_SHOWN, MOST] = [5, 20, 200];

export interface Question extends Asked {
  parameters: Parameters;
  language: Language;
  texts: Texts;
}

/** As many as are asked for, where that is a number. */
const shownOf = ({ parameters: { number } }: Question) => Math.min(Math.max(Number(number ?? SHOWN), 1), MOST_SHOWN);

/** The organization, as lists of an operation are asked for. */
export const own = ({ organizationId: organization_id }: Question) => ({ organization_id });

/** A time as the person reads it. */
export const timeOf = ({ language, timeZone }: Question, at: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(at));

/** The first time of a period that ends now. */
export const since = (period: Period, { today, timeZone }: Question): string =>
  startOfDay(addDays(today, -DAYS[period]), timeZone).toISOString();

/** Statuses that a word stands for among those of a list. None for a word that has no sense there. */
export const statusesOf = (known: readonly Status[], status: Status): Status[] =>
  known.includes(status) ? [status] : known.filter((one) => SAME[status]?.includes(one));

type Values = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What is asked of a list, by the names in queries of operations and in URLs of pages; each gets those that it knows. */
function valuesOf(question: Question, { place, times = {}, statuses = [] }: List): Values {
  const { parameters, today, member } = question;
  const { level, severity, status, owner, category, domain, asset, risk, due, changed, added, text } = parameters;
  const meant = status && statusesOf(statuses, status);
  const person = typeof owner === 'object' ? owner.id : owner && { me: ME, none: NONE }[owner];
  const [isRisk, isTask] = [place === 'risk', place === 'task'];
  const last = due && addDays(today, due === 'overdue' ? -1 : DAYS[due]);
  const time = added ? times.added : changed && ((meant?.includes('completed') && times.completed) || times.changed);
  const plain = { q: text?.slice(0, 200), level, severity, category, changed, score_level: level };
  const named = { owner: person, owner_id: person, asset: asset?.id, assets: asset?.id, domain_id: domain?.id };
  return {
    ...plain,
    ...named,
    risk_id: risk?.id,
    status: meant,
    plan_status: meant,
    ...(place === 'flow' && { flow: meant }),
    sort: time && `-${time}`,
    ...(person === ME ? { mine: 'true', assigned_to: member.user_id } : person !== NONE && { assigned_to: person }),
    // Levels of assets are written in another way.
    risk_level: level && `${level.charAt(0).toUpperCase()}${level.slice(1)}`,
    changed_since: changed && since(changed, question),
    // Archived risks count only where they are asked for (D34).
    ...(isRisk && {
      due_by: last,
      due: due === 'overdue' ? due : last && `/${last}`,
      ...(!status && { archived: 'exclude' }),
    }),
    ...(isTask && (due === 'overdue' || due === 'week' ? { due, today } : last && { due_from: today, due_to: last })),
  };
}

/** The boundary at which pages of operations that a table names get a type: they were serialized by the contract's schemas. */
export function pageOf(answer: object): { items: readonly Row[]; total: number; next_cursor: string | null };
export function pageOf(answer: object): object {
  return answer;
}

/** The rows of all pages up to the first that is beyond what is meant, in the order of the list. */
export async function rowsUntil<R>(
  page: (part: object) => Promise<{ items: readonly R[]; next_cursor: string | null }>,
  isBeyond: (row: R) => boolean,
): Promise<R[]> {
  const rows: R[] = [];
  for (let next = await page({ limit: MOST }); ; next = await page({ limit: MOST, cursor: next.next_cursor })) {
    const end = next.items.findIndex(isBeyond);
    rows.push(...next.items.slice(0, end < 0 ? undefined : end));
    if (end >= 0 || next.next_cursor === null) return rows;
  }
}

/** The first records that are asked for, and how many there are. */
export async function read(kind: Listed, question: Question, more: object = {}) {
  const list: List = LISTS[kind];
  const { ask, organizationId, parameters } = question;
  const { sort, ...values } = valuesOf(question, list);
  const query = { sort: sort ?? list.sort, ...values, ...more };
  const page = async (part: object) =>
    pageOf(await answerOf(ask, list.operation, { ...query, ...part }, organizationId));
  // What no operation has a filter for: times, and that something is assigned to nobody.
  const time = Object.values(list.times ?? {}).find((one) => sort === `-${one}`);
  const isForNobody = parameters.owner === 'none' && list.place !== 'risk';
  if (!time && !isForNobody) return page({ limit: shownOf(question) });
  const from = since(parameters.added ?? parameters.changed ?? 'today', question);
  const rows = await rowsUntil(page, (row) => time !== undefined && (row[time] ?? '') < from);
  const items = rows.filter(({ assigned_to }) => !isForNobody || !assigned_to);
  return { items, total: items.length };
}

/** A link into the product. */
export const link = (text: string, path: string): string => `[${quoted(text)}](${path})`;

/** A record with what is known of it: "[Restore test](…): Pending, due 2026-03-01". */
export function lineOf(kind: Kind | undefined, row: Row, texts: Texts): string {
  const { risk_score: score, status, due_date, framework } = row;
  const title = titleOf(row) || texts.untitled;
  const linked = kind ? link(title, pathOf(kind, row)) : quoted(title);
  const facts = [
    score ? texts.score(score, texts.levels[scoreBucket(score)]) : '',
    // That of an asset is any text.
    status && kind !== 'asset' ? texts.statuses[status] : '',
    due_date ? texts.due(due_date) : '',
    framework && framework !== title ? quoted(framework) : '',
  ].filter((fact) => fact !== '');
  return facts.length === 0 ? linked : texts.fact(linked, facts.join(', '));
}

/** Entries of a list, and how many more there are. */
export function some(texts: Texts, lines: readonly string[], total = lines.length, most = SHOWN): string {
  const shown = lines.slice(0, most);
  return paragraphs(bullets(shown), total > shown.length && shown.length > 0 ? texts.more(total - shown.length) : '');
}

/** "**7 risks** (score Critical). Open the list", with entries of the list below. */
export function listing(texts: Texts, kind: Counted, total: number, filters: readonly string[], path: string) {
  const head = `**${texts.counted(kind, total)}**${filters.length === 0 ? '' : ` (${filters.join('; ')})`}`;
  return `${head}. [${texts.openList}](${path})`;
}

/** Counts a list and names its first entries. */
export async function count(kind: Listed, question: Question, most = shownOf(question)): Promise<string> {
  const list: List = LISTS[kind];
  const { texts, parameters } = question;
  const { items, total } = await read(kind, question);
  const known = valuesOf(question, list);
  const url = pathTo(list.path, Object.fromEntries(list.shows.map((name) => [name, known[name]])));
  const words: Readonly<Record<string, string>> = {
    ...texts.levels,
    ...texts.statuses,
    ...texts.periods,
    ...texts.who,
  };
  const say: Readonly<Record<string, ((word: string) => string) | undefined>> = texts.filter;
  const filters = Object.entries(parameters).flatMap(([name, value]) => {
    const isFree = name === 'text' || name === 'category';
    const word = typeof value === 'object' ? value.name : isFree ? value : (words[value] ?? value);
    const filter = value === 'overdue' ? value : (list.words?.[name] ?? name);
    return say[filter]?.(quoted(word)) ?? [];
  });
  const all = list.place === 'risk' && !parameters.status ? [...filters, texts.notArchived] : filters;
  const lines = items.slice(0, most).map((row) => lineOf(list.place, row, texts));
  return paragraphs(listing(texts, kind, total, all, url), some(texts, lines, total, most));
}
