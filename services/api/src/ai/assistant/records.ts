/** What a question asks of lists: the request, the words for its filters, and the link to the same list on screen. */
import { ME, NONE } from '@parapet/contracts';
import { addDays, startOfDay } from '@parapet/contracts/rules';
import type { AssetRiskLevel, Level, RiskFlowStatus, RiskStatusGroup, TaskStatus } from '@parapet/contracts';
import type { Named, Parameters, Question } from './intent.ts';
import type { Period } from './texts/examples.ts';
import type { Counted } from './texts/texts.ts';
import { bullets, paragraphs, quoted } from './wording.ts';

type Values = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A path of the product with the parameters of its URL. */
export function pathTo(path: string, values: Values = {}): string {
  const search = new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [value].flat().map((one) => [name, one]),
    ),
  );
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}

/** A link into the product. */
export const link = (text: string, path: string): string => `[${quoted(text)}](${path})`;
export const riskLink = (id: string, title: string): string => link(title, pathTo('/risk-register', { risk: id }));

/** How many entries an answer names. */
export const SHOWN = 5;

const DAYS: Readonly<Record<Period, number>> = { today: 0, week: 7, month: 30 };

/** The first time of a period that ends now. */
export const since = (period: Period, { today, timeZone }: Question): string =>
  startOfDay(addDays(today, -DAYS[period]), timeZone).toISOString();
/** The last day of a period that begins today. */
export const until = (period: Period, { today }: Question): string => addDays(today, DAYS[period]);

const idOf = (owner: 'me' | 'none' | Named) => (typeof owner === 'string' ? { me: ME, none: NONE }[owner] : owner.id);
const nameOf = (owner: 'me' | 'none' | Named, { texts }: Question) =>
  typeof owner === 'string' ? { me: texts.you, none: texts.nobody }[owner] : quoted(owner.name);

const isGroup = (status: string): status is RiskStatusGroup =>
  ['open', 'in-progress', 'mitigated', 'accepted', 'closed', 'archived'].includes(status);

/** A filter by status, level, person and so on, with its words. */
export interface Filtered<Q> {
  query: Q;
  link: string;
  said: readonly string[];
}

const said = (...texts: readonly (string | false | undefined | null)[]): string[] =>
  texts.filter((text): text is string => typeof text === 'string');

/** The register's filter. Archived risks count only where they are asked for (D34). */
export function riskFilter(question: Question) {
  const {
    parameters: { level, severity, status, owner, category, domain, asset, due, changed, text },
    texts: { filter, levels, statuses, periods, notArchived },
  } = question;
  const group = status === 'completed' ? 'closed' : status !== undefined && isGroup(status) ? status : undefined;
  const dueBy = due === undefined ? undefined : due === 'overdue' ? addDays(question.today, -1) : until(due, question);
  return {
    query: {
      ...(group === undefined ? { archived: 'exclude' as const } : { status: [group] }),
      ...(level && { score_level: [level] }),
      ...(severity && { severity: [severity] }),
      ...(owner && { owner_id: [idOf(owner)] }),
      ...(category !== undefined && { category: [category] }),
      ...(domain && { domain_id: domain.id }),
      ...(asset && { assets: [asset.id] }),
      ...(dueBy && { due_by: dueBy }),
      ...(changed && { changed_since: since(changed, question) }),
      ...(text !== undefined && { q: text.slice(0, 200) }),
    },
    // The register has no filter by domain on screen.
    link: pathTo('/risk-register', {
      level,
      severity,
      status: group,
      owner: owner && idOf(owner),
      category,
      asset: asset?.id,
      due: due === undefined ? undefined : due === 'overdue' ? due : `/${dueBy}`,
      changed,
      q: text,
    }),
    said: said(
      level && filter.level(levels[level]),
      severity && filter.severity(levels[severity]),
      group && filter.status(statuses[group]),
      owner && filter.owner(nameOf(owner, question)),
      category !== undefined && filter.category(quoted(category)),
      domain && filter.domain(quoted(domain.name)),
      asset && filter.asset(quoted(asset.name)),
      due && (due === 'overdue' ? filter.overdue : filter.due(periods[due])),
      changed && filter.changed(periods[changed]),
      text !== undefined && filter.text(quoted(text)),
      group === undefined && notArchived,
    ),
  };
}

/** Statuses of tasks and plans that a word stands for; `open` is what is still to do. */
export function taskStatuses(status: Parameters['status']): TaskStatus[] | undefined {
  if (status === 'open') return ['pending', 'in-progress'];
  return (['pending', 'in-progress', 'completed', 'cancelled'] as const)
    .filter((one) => one === (status === 'closed' ? 'completed' : status))
    .map((one) => one);
}

export function flowStatuses(status: Parameters['status']): RiskFlowStatus[] {
  if (status === 'open') return ['draft', 'in-progress'];
  return (['draft', 'in-progress', 'completed', 'archived'] as const).filter(
    (one) => one === (status === 'closed' ? 'completed' : status),
  );
}

export const assetLevel = (level: Level): AssetRiskLevel =>
  ({ low: 'Low', medium: 'Medium', high: 'High', critical: 'Critical' } as const)[level];

/** Who is meant in a list by the person that something is assigned to; undefined for all. */
export const assignee = ({ parameters: { owner }, member }: Question): string | undefined =>
  owner === undefined || owner === 'none' ? undefined : owner === 'me' ? member.user_id : owner.id;
export const saidAssignee = (question: Question): string[] =>
  said(
    question.parameters.owner !== undefined &&
      question.parameters.owner !== 'none' &&
      question.texts.filter.assigned(nameOf(question.parameters.owner, question)),
  );

/** "**7 risks** (score Critical)." with a link to the list. */
export function countLine(
  { texts }: Question,
  kind: Counted,
  count: number,
  filters: readonly string[],
  path: string,
): string {
  return `**${texts.counted(kind, count)}**${filters.length === 0 ? '' : ` (${filters.join('; ')})`}. [${texts.openList}](${path})`;
}

/** Entries of a list below their count. */
export function listed(question: Question, count: string, lines: readonly string[], total: number): string {
  return paragraphs(
    count,
    bullets(lines),
    total > lines.length && lines.length > 0 ? question.texts.more(total - lines.length) : '',
  );
}
