/** What a question asks of lists: the filters, the words for them, and the link to the same list on screen. */
import { ME, NONE, type Risk, type RiskStatusGroup, type Task } from '@parapet/contracts';
import { addDays, scoreBucket, startOfDay } from '@parapet/contracts/rules';
import type { Question } from './question.ts';
import type { Counted, Texts } from './texts/types.ts';
import type { Period } from './texts/values.ts';
import { bullets, paragraphs, quoted } from './wording.ts';

/** How many entries an answer names. */
export const SHOWN = 5;
/** Records of a page, where all that fit are read. */
const MOST = 200;

/** A path of the product with the parameters of its URL. */
export function pathTo(
  path: string,
  values: Readonly<Record<string, string | readonly string[] | undefined>> = {},
): string {
  const entries = Object.entries(values).flatMap(([name, value = []]) => [value].flat().map((one) => [name, one]));
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries).toString()}`;
}

/** A link into the product. */
export const link = (text: string, path: string): string => `[${quoted(text)}](${path})`;
export const riskLink = (id: string, title: string): string => link(title, pathTo('/risk-register', { risk: id }));

export const riskLine = (
  { id, title, risk_score, status }: Pick<Risk, 'id' | 'title' | 'risk_score' | 'status'>,
  texts: Texts,
) => texts.risk(riskLink(id, title), risk_score, texts.levels[scoreBucket(risk_score)], texts.statuses[status]);
export const taskLine = (
  { id, title, status, due_date }: Pick<Task, 'id' | 'title' | 'status' | 'due_date'>,
  texts: Texts,
) =>
  `${link(title, pathTo('/plans-tasks', { open: id }))}: ${texts.statuses[status]}${due_date === null ? '' : `, ${texts.due(due_date)}`}`;

const DAYS: Readonly<Record<Period, number>> = { today: 0, week: 7, month: 30 };

/** The first time of a period that ends now. */
export const since = (period: Period, { today, timeZone }: Question): string =>
  startOfDay(addDays(today, -DAYS[period]), timeZone).toISOString();
/** The last day on which something is due; what is overdue was due before today. */
export const dueBy = (due: 'overdue' | Period, { today }: Question): string =>
  addDays(today, due === 'overdue' ? -1 : DAYS[due]);

/** Who is meant by the person that something is assigned to: an id, null for nobody, undefined for all. */
export function assignee({ parameters: { owner }, member }: Question): string | null | undefined {
  if (owner === undefined || owner === 'none') return owner && null;
  return owner === 'me' ? member.user_id : owner.id;
}

/** The words for what narrows a list. */
export function said({ parameters, texts }: Question, of: Counted): string[] {
  const { level, severity, status, owner, category, domain, asset, due, changed, added, text } = parameters;
  const { filter, levels, statuses, periods } = texts;
  const who = typeof owner === 'object' ? quoted(owner.name) : owner && { me: texts.you, none: texts.nobody }[owner];
  const words = [
    level && filter[of === 'assets' ? 'assetLevel' : 'level'](levels[level]),
    severity && filter.severity(levels[severity]),
    status && filter.status(statuses[status]),
    who && filter[of === 'risks' ? 'owner' : 'assigned'](who),
    category && filter.category(quoted(category)),
    domain && filter.domain(quoted(domain.name)),
    asset && filter.asset(quoted(asset.name)),
    due && (due === 'overdue' ? filter.overdue : filter.due(periods[due])),
    changed && filter.changed(periods[changed]),
    added && filter.added(periods[added]),
    text && filter.text(quoted(text)),
    of === 'risks' && status === undefined && texts.notArchived,
  ];
  return words.filter((word): word is string => typeof word === 'string' && word !== '');
}

const isGroup = (status: string): status is RiskStatusGroup =>
  ['open', 'in-progress', 'mitigated', 'accepted', 'closed', 'archived'].includes(status);

/** The register's filter. Archived risks count only where they are asked for (D34). */
export function riskFilter(question: Question) {
  const { level, severity, status, owner, category, domain, asset, due, changed, added, text } = question.parameters;
  const group = status === 'completed' ? 'closed' : status !== undefined && isGroup(status) ? status : undefined;
  const ownerId = typeof owner === 'object' ? owner.id : owner && { me: ME, none: NONE }[owner];
  return {
    query: {
      ...(group === undefined ? { archived: 'exclude' as const } : { status: [group] }),
      ...(level && { score_level: [level] }),
      ...(severity && { severity: [severity] }),
      ...(ownerId !== undefined && { owner_id: [ownerId] }),
      ...(category !== undefined && { category: [category] }),
      ...(domain && { domain_id: domain.id }),
      ...(asset && { assets: [asset.id] }),
      ...(due && { due_by: dueBy(due, question) }),
      ...(changed && { changed_since: since(changed, question) }),
    },
    // The register has no filter by domain or by the day of addition on screen.
    path: pathTo('/risk-register', {
      level,
      severity,
      status: group,
      owner: ownerId,
      category,
      asset: asset?.id,
      due: due === undefined || due === 'overdue' ? due : `/${dueBy(due, question)}`,
      changed,
      q: text,
      sort: added && '-created_at',
    }),
  };
}

export interface Page<T> {
  items: readonly T[];
  total: number;
  next_cursor: string | null;
}

/**
 * The first page of a list, or all that fits where the service has no filter for it.
 * @param until whether a record belongs to the beginning of the sorted list that is meant @param only whether it is meant
 */
export async function found<T>(
  read: (page: { limit: number; cursor?: string }) => Promise<Page<T>>,
  until?: (item: T) => boolean,
  only?: (item: T) => boolean,
): Promise<{ items: readonly T[]; total: number }> {
  if (until === undefined && only === undefined) return read({ limit: SHOWN });
  const items: T[] = [];
  for (let page = await read({ limit: MOST }); ; page = await read({ limit: MOST, cursor: page.next_cursor ?? '' })) {
    const end = page.items.findIndex((item) => until?.(item) === false);
    items.push(...page.items.slice(0, end < 0 ? undefined : end).filter((item) => only?.(item) ?? true));
    if (end >= 0 || page.next_cursor === null) return { items, total: items.length };
  }
}

/** Entries of a list, and how many more there are. */
export function some(texts: Texts, lines: readonly string[], total = lines.length, most = SHOWN): string {
  const shown = lines.slice(0, most);
  return paragraphs(bullets(shown), total > shown.length && shown.length > 0 ? texts.more(total - shown.length) : '');
}

/** "**7 risks** (score Critical). Open the list", with entries of the list below. */
export function listing(
  { texts }: Question,
  kind: Counted,
  total: number,
  filters: readonly string[],
  path: string,
  lines: readonly string[] = [],
  most = SHOWN,
): string {
  const head = `**${texts.counted(kind, total)}**${filters.length === 0 ? '' : ` (${filters.join('; ')})`}`;
  return paragraphs(`${head}. [${texts.openList}](${path})`, some(texts, lines, total, most));
}
