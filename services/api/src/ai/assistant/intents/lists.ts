/** Asks for the records of any list of the catalog, by the names that operations and pages have for what a question says. */
import { ASSET_RISK_LEVELS, LEVELS, TASK_DUES, type Language } from '@parapet/contracts';
import { addDays, assetLevel, isOverdue, scoreBucket, scoresIn, startOfDay } from '@parapet/contracts/rules';
import { answerOf } from '../../tools/operation-tool.ts';
import type { Asked } from '../../asked.ts';
import { LISTS, type List, type Listed, type Row } from '../catalog/lists.ts';
import { DAYS, NAMES, SAME, type Parameters } from '../catalog/parameters.ts';
import type { Texts } from '../texts/types.ts';
import type { Period } from '../texts/values.ts';

/** How many records an answer names, unless it is asked for another number, and how many of a page are read where all that fit are. */
export const SHOWN = 5;
const [MOST_SHOWN, MOST] = [20, 200];

export interface Question extends Asked {
  parameters: Parameters;
  language: Language;
  texts: Texts;
}

/** As many as are asked for, where that is a number. */
export const shownOf = ({ parameters: { number } }: Question) =>
  Math.min(Math.max(Number(number ?? SHOWN), 1), MOST_SHOWN);

/** The first time of a period that ends now. */
export const since = (period: Period, { today, timeZone }: Asked): string =>
  startOfDay(addDays(today, -DAYS[period]), timeZone).toISOString();

/** What is said of several values, or of all but one. */
export const valuesIn = (said: string): string[] => said.replace('!', '').split(',');
const isMeant = (said: string, value: string) => valuesIn(said).includes(value) !== said.startsWith('!');

/** Statuses that words stand for among those of a list. None where one has no sense there. */
export function statusesOf(known: readonly string[], said: string): string[] {
  const named = valuesIn(said).map((word) => (known.includes(word) ? [word] : (SAME[word] ?? [])));
  if (!named.every((all) => all.some((one) => known.includes(one)))) return [];
  const isNot = said.startsWith('!');
  return known.filter((one) => named.flat().includes(one) !== isNot && !(isNot && one === 'archived'));
}

/** Whether a score is one that is asked for. */
const isAsked = (one: number, { above = '0', below = '26' }: Parameters) => one > Number(above) && one < Number(below);

/** What is asked of a list, by the names in queries of operations and in URLs of pages; each gets those that it knows. `time` is that by which records are left out, and `isExact` says whether the levels have no other scores. */
function valuesOf(question: Question, { place, times = {}, statuses = [] }: List) {
  const { parameters, today, member } = question;
  const { level, severity, status, owner, due, changed, added, order } = parameters;
  const meant = status && statusesOf(statuses, status);
  const time = added ? times.added : changed && ((meant?.includes('completed') && times.completed) || times.changed);
  const sorted = time ?? (order && times.added);
  const to = due && addDays(today, DAYS[due]);
  const from = due === 'tomorrow' ? to : place === 'task' && due && due !== 'overdue' ? today : undefined;
  // The page has no filter for scores, but for the levels in which they are.
  const isFit = (score: number) => (level ? isMeant(level, scoreBucket(score)) : isAsked(score, parameters));
  const levels = LEVELS.filter((one) => scoresIn([one]).some(isFit));
  const isLeveled = levels.length < LEVELS.length;
  const named = Object.entries({ ...parameters, status: meant }).flatMap(([name, value]) =>
    (NAMES[name] ?? [name]).map((other) => [other, typeof value === 'object' && 'id' in value ? value.id : value]),
  );
  const values: Readonly<Record<string, string | readonly string[] | undefined>> = {
    ...Object.fromEntries(named),
    ...(isLeveled && { level: levels, score_level: levels }),
    // Levels of assets are written in another way.
    ...(isLeveled && { risk_level: ASSET_RISK_LEVELS.filter((one) => levels.includes(assetLevel(one))) }),
    severity: severity && LEVELS.filter((one) => isMeant(severity, one)),
    sort: sorted && `-${sorted}`,
    changed_since: changed && since(changed, question),
    ...(owner === 'me' && { mine: 'true', assigned_to: member.user_id }),
    ...(owner === 'none' && { assigned_to: undefined }),
    ...(place === 'flow' && { flow: meant }),
    // Archived risks count only where they are asked for (D34).
    ...(place === 'risk' && { archived: status ? undefined : 'exclude' }),
    today,
    due_from: from,
    due_by: to,
    due_to: to,
    due: place === 'risk' && due !== 'overdue' ? to && `${from ?? ''}/${to}` : TASK_DUES.find((one) => one === due),
  };
  return { values, time, isExact: scoresIn(levels).every(isFit) };
}

/** The boundary at which pages of operations that a table names get a type: they were serialized by the contract's schemas. */
export const pageOf = (page: object) => page as { items: readonly Row[]; total: number; next_cursor: string | null };

/** The actions of a plan that are overdue. */
const lateActions = ({ risk_id = null, actions = [] }: Row, { today }: Question): Row[] =>
  actions
    .filter(({ status, dueDate }) => isOverdue(status, dueDate, today))
    .map(({ id, title, dueDate: due_date }) => ({ id, risk_id, title, due_date }));

/** The first records that are asked for, how many there are, and what was asked. */
export async function recordsOf(kind: Listed, question: Question) {
  const list: List = LISTS[kind];
  const { ask, organizationId, parameters } = question;
  const { due, owner, added, changed, above, below } = parameters;
  const { time, ...asked } = valuesOf(question, list);
  // What no operation has a filter for: times, scores, what is overdue in a plan, and that something is assigned to nobody.
  const status = due === 'overdue' ? list.unfinished : undefined;
  const isForNobody = owner === 'none' && list.place !== 'risk';
  const isFiltered = !time && !status && !isForNobody && (above ?? below) === undefined;
  const from = since(added ?? changed ?? 'today', question);
  // The list is in the order of the time, and that of plans in the order of their next actions.
  const isWithin = (row: Row) =>
    (!time || (row[time] ?? '') >= from) && (!status || lateActions(row, question).length > 0);
  const isFit = ({ assigned_to, risk_score }: Row) =>
    !(isForNobody && assigned_to) && isAsked(risk_score ?? 1, parameters);
  const rows: Row[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const paging = { sort: asked.values['sort'] ?? list.sort, limit: isFiltered ? shownOf(question) : MOST, cursor };
    const query = { ...asked.values, ...(status && { status }), due_dates: true, ...paging };
    const page = pageOf(await answerOf(ask, list.operation, query, organizationId));
    if (isFiltered) return { ...page, ...asked };
    const within = page.items.filter(isWithin);
    rows.push(...within.filter(isFit));
    cursor = within.length < page.items.length ? null : page.next_cursor;
  }
  const items = kind === 'actions' ? rows.flatMap((plan) => lateActions(plan, question)) : rows;
  return { items, total: items.length, ...asked };
}
