/** Questions about tasks and what has to be done. */
import type { Task, TreatmentAction } from '@parapet/contracts';
import type { Intent, Question } from '../intent.ts';
import { assignee, countLine, link, listed, pathTo, saidAssignee, SHOWN, taskStatuses } from '../records.ts';
import type { Texts } from '../texts/texts.ts';
import { bullets, paragraphs, quoted } from '../wording.ts';
import { riskLine } from './risk-lists.ts';

export function taskLine(
  { id, title, status, due_date }: Pick<Task, 'id' | 'title' | 'status' | 'due_date'>,
  texts: Texts,
): string {
  return `${link(title, pathTo('/plans-tasks', { open: id }))}: ${texts.statuses[status]}${due_date === null ? '' : `, ${texts.due(due_date)}`}`;
}

/** Records of a page, where all that fit are counted. */
const MOST = 200;

interface Page<T> {
  items: readonly T[];
  next_cursor: string | null;
}

/** The records at the beginning of a sorted list that fit, however many there are. */
async function first<T>(
  read: (cursor: { cursor?: string }) => Promise<Page<T>>,
  fits: (item: T) => boolean,
): Promise<T[]> {
  const found: T[] = [];
  for (let page = await read({}); ; page = await read({ cursor: page.next_cursor ?? '' })) {
    const end = page.items.findIndex((item) => !fits(item));
    found.push(...page.items.slice(0, end < 0 ? undefined : end));
    if (end >= 0 || page.next_cursor === null) return found;
  }
}

async function tasks(question: Question, shown: number): Promise<string> {
  const {
    ask,
    organizationId,
    today,
    texts,
    parameters: { status, due, text },
  } = question;
  const statuses = taskStatuses(status);
  const [assigned_to, isToday] = [assignee(question), due === 'today'];
  const list = due === 'overdue' ? due : due === undefined || due === 'month' ? undefined : ('week' as const);
  const query = {
    organization_id: organizationId,
    today,
    sort: 'due_date' as const,
    ...(statuses?.length && { status: statuses }),
    ...(list && { due: list }),
    ...(assigned_to && { assigned_to }),
    ...(text !== undefined && { q: text }),
  };
  // Those of today come first, and the service has no filter for one day.
  const ofToday = isToday
    ? await first(
        (cursor) => ask('listTasks', { query: { ...query, limit: MOST, ...cursor } }),
        ({ due_date }) => due_date === today,
      )
    : null;
  const page = ofToday === null ? await ask('listTasks', { query: { ...query, limit: SHOWN } }) : null;
  const items = ofToday ?? page?.items ?? [];
  const total = ofToday?.length ?? page?.total ?? 0;
  const said = [
    ...(statuses?.length && status ? [texts.filter.status(texts.statuses[status])] : []),
    ...(list === undefined
      ? []
      : [
          list === 'overdue' ? texts.overdue.tasks(total) : texts.filter.due(texts.periods[isToday ? 'today' : 'week']),
        ]),
    ...saidAssignee(question),
    ...(text === undefined ? [] : [texts.filter.text(quoted(text))]),
  ];
  const path = pathTo('/plans-tasks', {
    status: statuses,
    due: list,
    mine: question.parameters.owner === 'me' ? 'true' : undefined,
    q: text,
  });
  return listed(
    question,
    countLine(
      question,
      'tasks',
      total,
      list === 'overdue' ? said.filter((one) => one !== texts.overdue.tasks(total)).concat(texts.filter.overdue) : said,
      path,
    ),
    items.slice(0, shown).map((task) => taskLine(task, texts)),
    shown === 0 ? 0 : total,
  );
}

/** Overdue tasks and plan actions; null where nothing is overdue. */
async function overdue({ ask, organizationId, today, texts }: Question): Promise<string | null> {
  const isLate = ({ status, dueDate }: TreatmentAction) =>
    status !== 'completed' && dueDate !== null && dueDate < today;
  const [late, work] = await Promise.all([
    ask('listTasks', {
      query: { organization_id: organizationId, due: 'overdue', today, sort: 'due_date', limit: SHOWN },
    }),
    first(
      (cursor) =>
        ask('listTreatmentPlans', {
          query: {
            organization_id: organizationId,
            status: ['draft', 'in-progress'],
            sort: 'next_action',
            limit: MOST,
            ...cursor,
          },
        }),
      ({ actions: all }) => all.some(isLate),
    ),
  ]);
  const actions = work.flatMap((plan) => plan.actions.filter(isLate).map((action) => ({ ...action, plan })));
  if (late.total === 0 && actions.length === 0) return null;
  return paragraphs(
    late.total === 0
      ? ''
      : `**${texts.overdue.tasks(late.total)}**. [${texts.openList}](${pathTo('/plans-tasks', { due: 'overdue' })})`,
    bullets(late.items.map((task) => taskLine(task, texts))),
    late.total > late.items.length ? texts.more(late.total - late.items.length) : '',
    actions.length === 0 ? '' : `**${texts.overdue.actions(actions.length)}**`,
    bullets(
      actions
        .slice(0, SHOWN)
        .map(
          ({ title, dueDate, plan }) =>
            `${link(title || texts.untitled, `/risk-flow/${plan.risk_id}`)}: ${texts.due(dueDate ?? '')}`,
        ),
    ),
    actions.length > SHOWN ? texts.more(actions.length - SHOWN) : '',
  );
}

async function mine({ ask, organizationId, texts }: Question): Promise<string> {
  const { items, total } = await ask('getAssignedWork', { query: { organization_id: organizationId, limit: SHOWN } });
  if (total === 0) return texts.mine.nothing;
  const lines = items.map(({ kind, id, title, risk_id, due_date }) => {
    const path =
      kind === 'task'
        ? pathTo('/plans-tasks', { open: id })
        : kind === 'risk'
          ? pathTo('/risk-register', { risk: id })
          : `/risk-flow/${risk_id}`;
    return `${link(title || texts.untitled, path)}${due_date === null ? '' : `: ${texts.due(due_date)}`}`;
  });
  return paragraphs(
    `**${texts.mine.heading(total)}**`,
    bullets(lines),
    total > lines.length ? texts.more(total - lines.length) : '',
  );
}

async function priorities(question: Question): Promise<string> {
  const { ask, organizationId, texts } = question;
  const [late, { items }] = await Promise.all([
    overdue(question),
    ask('listRisks', {
      query: { organization_id: organizationId, status: ['open', 'in-progress'], sort: '-risk_score', limit: SHOWN },
    }),
  ]);
  return paragraphs(
    late === null ? texts.overdue.nothing : texts.priorities.overdue,
    late ?? '',
    items.length === 0 ? '' : texts.priorities.risks,
    bullets(items.map((risk) => riskLine(risk, question))),
  );
}

export const workIntents = {
  'tasks-count': {
    takes: ['status', 'due', 'owner', 'text'],
    answer: (question) => tasks(question, 0),
    next: ['tasks-list', 'work-overdue', 'work-mine'],
  },
  'tasks-list': {
    takes: ['status', 'due', 'owner', 'text'],
    answer: (question) => tasks(question, SHOWN),
    next: ['work-mine', 'work-overdue', 'plans-count'],
  },
  'work-overdue': {
    takes: [],
    answer: async (question) => (await overdue(question)) ?? question.texts.overdue.nothing,
    next: ['work-mine', 'priorities', 'tasks-list'],
  },
  'work-mine': { takes: [], answer: mine, next: ['work-overdue', 'priorities', 'risks-top'] },
  priorities: { takes: [], answer: priorities, next: ['work-mine', 'risks-top', 'overview'] },
} satisfies Record<string, Intent>;
