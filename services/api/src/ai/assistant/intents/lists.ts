/** Counts any list of the catalog, names its first records and links to the same list on screen. */
import { ASSET_RISK_LEVELS, LEVELS, ME, NONE, type Language, type TreatmentAction } from '@parapet/contracts';
import { addDays, assetLevel, scoreBucket, scoresIn, startOfDay } from '@parapet/contracts/rules';
import { answerOf } from '../../tools/operation-tool.ts';
import { pathOf, pathTo, titleOf, type Kind } from '../../tools/places.ts';
import type { Asked } from '../../asked.ts';
import { LISTS, type List, type Listed, type Time } from '../catalog/lists.ts';
import { DAYS, NAMES, SAME, type Parameters } from '../catalog/parameters.ts';
import type { Counted, Texts } from '../texts/types.ts';
import type { Period, Status } from '../texts/values.ts';
import { bullets, paragraphs, quoted } from '../wording.ts';

type Field = 'title' | 'name' | 'email' | 'risk_id' | 'assigned_to' | 'due_date' | 'framework' | Time;
/** What answers make use of in records of any kind: `kind` is that of work, `current_step` of a flow, `actions` are of a plan. */
export type Row = { id: string } & { readonly [One in Field]?: string | null } & {
  kind?: 'task' | 'action' | 'flow' | 'risk';
  status?: keyof Texts['statuses'];
  risk_score?: number | null;
  current_step?: number | null;
  actions?: readonly TreatmentAction[];
};

/** How many records an answer names, unless it is asked for another number, and how many of a page are read where all that fit are. */
export const SHOWN = 5;
const [MOST_SHOWN, MOST] = [20, 200];

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

/** Statuses that words stand for among those of a list. None where one has no sense there. */
export function statusesOf(known: readonly Status[], said: string): Status[] {
  const named = said
    .replace('!', '')
    .split(',')
    .map((word) =>
      known.filter((one) => one === word || (!known.some((other) => other === word) && SAME[word]?.includes(one))),
    );
  if (named.some((all) => all.length === 0)) return [];
  const isNot = said.startsWith('!');
  return known.filter((one) => named.flat().includes(one) !== isNot && !(isNot && one === 'archived'));
}

const isScored = ({ above, below }: Parameters) => (above ?? below) !== undefined;

/** Whether a score is one that is asked for. */
const isBetween = (score: number, { above = '0', below = '26' }: Parameters) =>
  score > Number(above) && score < Number(below);

const levelsOf = (said = '') => LEVELS.filter((level) => said.includes(level) !== said.startsWith('!'));

/** `time` is that by which records are left out, which no operation does. */
type Values = Readonly<Record<string, string | readonly string[] | undefined>> & { time?: Time | undefined };

/** What is asked of a list, by the names in queries of operations and in URLs of pages; each gets those that it knows. */
function valuesOf(question: Question, { place, times = {}, statuses = [] }: List): Values {
  const { parameters, today, member } = question;
  const { level, severity, status, owner, due, changed, added, order } = parameters;
  const meant = status && statusesOf(statuses, status);
  const person = typeof owner === 'object' ? owner.id : owner && { me: ME, none: NONE }[owner];
  const to = due && addDays(today, due === 'overdue' ? -1 : DAYS[due]);
  const from = due === 'tomorrow' ? to : today;
  const time = added ? times.added : changed && ((meant?.includes('completed') && times.completed) || times.changed);
  const ofScores = LEVELS.filter((one) => scoresIn([one]).some((score) => isBetween(score, parameters)));
  // The page has no filter for scores, but for the levels in which they are.
  const levels = level ? levelsOf(level) : isScored(parameters) ? ofScores : undefined;
  const leveled = {
    level: levels,
    severity: severity && levelsOf(severity),
    // Levels of assets are written in another way.
    risk_level: levels && ASSET_RISK_LEVELS.filter((one) => levels.includes(assetLevel(one))),
  };
  const said = Object.entries({ ...parameters, ...leveled, status: meant, owner: person }).flatMap(([name, value]) =>
    (NAMES[name] ?? [name]).map((other) => [other, typeof value === 'object' && 'id' in value ? value.id : value]),
  );
  const sorted = time ?? (order && times.added);
  return {
    ...Object.fromEntries(said),
    time,
    sort: sorted && `-${sorted}`,
    changed_since: changed && since(changed, question),
    ...(person === ME ? { mine: 'true', assigned_to: member.user_id } : person !== NONE && { assigned_to: person }),
    ...(place === 'flow' && { flow: meant }),
    // Archived risks count only where they are asked for (D34).
    ...(place === 'risk' && { archived: status ? undefined : 'exclude', due_by: to }),
    ...(place === 'risk' && due && { due: due === 'overdue' ? due : `${due === 'tomorrow' ? to : ''}/${to}` }),
    ...(due === 'tomorrow' && { due_from: to }),
    ...(place === 'task' &&
      (due === 'overdue' || due === 'week' ? { due, today } : { due_from: due && from, due_to: to, due: undefined })),
  };
}

/** The boundary at which pages of operations that a table names get a type: they were serialized by the contract's schemas. */
export function pageOf(answer: object): { items: readonly Row[]; total: number; next_cursor: string | null };
export function pageOf(answer: object): object {
  return answer;
}

/** The actions of a plan that are overdue. */
const lateActions = ({ risk_id = null, actions = [] }: Row, { today }: Question): Row[] =>
  actions.flatMap(({ id, title, status, dueDate: due_date }) =>
    status !== 'completed' && due_date !== null && due_date < today ? [{ id, risk_id, title, due_date }] : [],
  );

/** The first records that are asked for, and how many there are. */
async function read(kind: Listed, question: Question, known: Values) {
  const list: List = LISTS[kind];
  const { ask, organizationId, parameters } = question;
  const { sort, time, ...values } = known;
  // What no operation has a filter for: times, scores, what is overdue in a plan, and that something is assigned to nobody.
  const status = parameters.due === 'overdue' ? list.unfinished : undefined;
  const isForNobody = parameters.owner === 'none' && list.place !== 'risk';
  const isFiltered = !time && !status && !isForNobody && !isScored(parameters);
  const from = since(parameters.added ?? parameters.changed ?? 'today', question);
  // The list is in the order of the time, and that of plans in the order of their next actions.
  const isWithin = (row: Row) =>
    (!time || (row[time] ?? '') >= from) && (!status || lateActions(row, question).length > 0);
  const isMeant = (row: Row) =>
    isWithin(row) &&
    !(isForNobody && row.assigned_to) &&
    (!isScored(parameters) || isBetween(row.risk_score ?? 0, parameters));
  const rows: Row[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const paging = { sort: sort ?? list.sort, limit: isFiltered ? shownOf(question) : MOST, cursor };
    const query = { ...values, ...(status && { status }), due_dates: list.place === 'risk', ...paging };
    const page = pageOf(await answerOf(ask, list.operation, query, organizationId));
    if (isFiltered) return page;
    rows.push(...page.items.filter(isMeant));
    cursor = page.items.every(isWithin) ? page.next_cursor : null;
  }
  const items = kind === 'actions' ? rows.flatMap((plan) => lateActions(plan, question)) : rows;
  return { items, total: items.length };
}

/** A link into the product. */
export const link = (text: string, path: string): string => `[${quoted(text)}](${path})`;

/** The names of people by id; people who left keep theirs, and who is invited has only an address. */
export async function namesOf(ids: readonly (string | null | undefined)[], question: Question) {
  const id = [...new Set(ids.flatMap((one) => (one && !one.includes('@') ? one : [])))];
  const { items } =
    id.length === 0 ? { items: [] } : await question.ask('listPeople', { query: { ...own(question), id } });
  return new Map(items.map((one) => [one.id, quoted(one.name ?? one.email ?? one.id)]));
}

/** A record with what is known of it: "[Restore test](…): Pending, due 2026-03-01". @param names of people by id */
export function lineOf(kind: Kind, row: Row, texts: Texts, names: ReadonlyMap<string, string> = new Map()): string {
  const { risk_score: score, status, current_step: step, actions, due_date, assigned_to, framework } = row;
  const title = titleOf(row) || texts.untitled;
  const facts = [
    score && texts.score(score, texts.levels[scoreBucket(score)]),
    // That of an asset is any text.
    status && kind !== 'asset' && texts.statuses[status],
    step && texts.step(Math.min(3, step)),
    actions && texts.done(actions.filter((action) => action.status === 'completed').length, actions.length),
    due_date && texts.due(due_date),
    assigned_to && texts.filter.assigned(names.get(assigned_to) ?? quoted(assigned_to)),
    framework && framework !== title && quoted(framework),
  ].filter(Boolean);
  const linked = link(title, pathOf(row.kind === 'action' ? 'plan' : (row.kind ?? kind), row));
  return facts.length === 0 ? linked : texts.fact(linked, facts.join(', '));
}

/** "**7 risks** (score Critical). [Open the list](…)", with the first entries of the list and how many more there are. */
export function listed(
  texts: Texts,
  [kind, total]: readonly [Counted, number],
  filters: readonly string[],
  path: string,
  shown: readonly string[],
) {
  const head = `**${texts.counted(kind, total)}**${filters.length === 0 ? '' : ` (${filters.join('; ')})`}`;
  const more = total > shown.length && shown.length > 0 ? texts.more(total - shown.length) : '';
  return paragraphs(`${head}. [${texts.openList}](${path})`, bullets(shown), more);
}

/** What is asked for in words: "Critical or High", "not Closed". */
export function spoken(value: string, texts: Texts): string {
  const words: Readonly<Record<string, string>> = {
    ...texts.levels,
    ...texts.statuses,
    ...texts.periods,
    ...texts.who,
  };
  const all = value
    .replace('!', '')
    .split(',')
    .map((one) => words[one] ?? one);
  return value.startsWith('!') ? texts.not(all.join()) : all.join(` ${texts.or} `);
}

/** Counts a list and names its first entries. @param isLeftOutEmpty whether nothing is said of an empty list */
export async function count(kind: Listed, question: Question, most = shownOf(question), isLeftOutEmpty = false) {
  const list: List = LISTS[kind];
  const { texts, parameters } = question;
  const known = valuesOf(question, list);
  const { items, total } = await read(kind, question, known);
  if (isLeftOutEmpty && total === 0) return '';
  const url = pathTo(list.path, Object.fromEntries(list.shows.map((name) => [name, known[name]])));
  const say: Readonly<Record<string, ((word: string) => string) | undefined>> = texts.filter;
  const filters = Object.entries(parameters).flatMap(([name, value]) => {
    const isFree = name === 'text' || name === 'category';
    const word = typeof value === 'object' ? value.name : isFree ? value : spoken(value, texts);
    const filter = value === 'overdue' ? value : name;
    return say[list.words?.[filter] ?? filter]?.(quoted(word)) ?? [];
  });
  if (list.place === 'risk' && !parameters.status) filters.push(texts.notArchived);
  const shown = items.slice(0, most);
  const names = await namesOf(
    shown.map(({ assigned_to }) => assigned_to),
    question,
  );
  return listed(
    texts,
    [kind, total],
    filters,
    url,
    shown.map((row) => lineOf(list.place, row, texts, names)),
  );
}
