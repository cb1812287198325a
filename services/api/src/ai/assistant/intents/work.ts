/** Questions about tasks, plans, flows and what has to be done. */
import type { Task, TreatmentAction } from '@parapet/contracts';
import type { Intent, Question } from '../intent.ts';
import {
  assignee,
  countLine,
  flowStatuses,
  link,
  listed,
  pathTo,
  riskLink,
  saidAssignee,
  SHOWN,
  since,
  taskStatuses,
} from '../records.ts';
import type { Texts } from '../texts/texts.ts';
import { bullets, paragraphs, quoted } from '../wording.ts';
import { levelCounts, riskLine } from './risk-lists.ts';

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

async function plans(question: Question): Promise<string> {
  const {
    ask,
    organizationId,
    texts,
    parameters: { status },
  } = question;
  const statuses = (['draft', 'in-progress', 'completed'] as const).filter((one) =>
    status === 'open' ? one !== 'completed' : one === (status === 'closed' ? 'completed' : status),
  );
  const assigned_to = assignee(question);
  const { items, total } = await ask('listTreatmentPlans', {
    query: {
      organization_id: organizationId,
      ...(statuses.length > 0 && { status: statuses }),
      ...(assigned_to && { assigned_to }),
      sort: 'next_action',
      limit: SHOWN,
    },
  });
  const said = [
    ...(statuses.length > 0 && status ? [texts.filter.status(texts.statuses[status])] : []),
    ...saidAssignee(question),
  ];
  const head = countLine(
    question,
    'plans',
    total,
    said,
    pathTo('/plans-tasks', { tab: 'plans', plan_status: statuses }),
  );
  return listed(
    question,
    head,
    items.map(
      ({ title, risk_id, status: now }) =>
        `${link(title || texts.untitled, `/risk-flow/${risk_id}`)}: ${texts.statuses[now]}`,
    ),
    total,
  );
}

async function flows(question: Question): Promise<string> {
  const {
    ask,
    organizationId,
    texts,
    parameters: { status, changed },
  } = question;
  const statuses = flowStatuses(status);
  const { items, total } = await ask('listRiskFlows', {
    query: {
      organization_id: organizationId,
      ...(statuses.length > 0 && { status: statuses }),
      sort: '-updated_at',
      limit: SHOWN,
    },
  });
  const said = statuses.length > 0 && status ? [texts.filter.status(texts.statuses[status])] : [];
  return listed(
    question,
    countLine(
      question,
      'flows',
      total,
      said,
      changed === undefined ? pathTo('/risk-register', { flow: statuses }) : '/dashboard',
    ),
    items.map(
      ({ risk_id, risk_title, status: now }) => `${link(risk_title, `/risk-flow/${risk_id}`)}: ${texts.statuses[now]}`,
    ),
    total,
  );
}

async function changes(question: Question): Promise<string> {
  const {
    ask,
    organizationId,
    texts,
    parameters: { changed },
    language,
    timeZone,
  } = question;
  const { items } = await ask('getRecentActivity', { query: { organization_id: organizationId, limit: 20 } });
  const from = changed === undefined ? '' : since(changed, question);
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const lines = items
    .filter(({ at }) => at >= from)
    .slice(0, 10)
    .map(
      ({ at, actor_name, verb, title, risk_id }) =>
        `${risk_id === null ? quoted(title) : riskLink(risk_id, title)}: ${texts.changes.verbs[verb]}, ${quoted(actor_name ?? texts.changes.product)}, ${time.format(new Date(at))}`,
    );
  return lines.length === 0
    ? texts.changes.none
    : paragraphs(texts.changes.heading(changed === undefined ? null : texts.periods[changed]), bullets(lines));
}

async function overview(question: Question): Promise<string> {
  const { ask, organizationId, texts, today } = question;
  const [{ total, lines }, flowPage, taskSummary] = await Promise.all([
    levelCounts(question),
    ask('listRiskFlows', { query: { organization_id: organizationId, status: ['draft', 'in-progress'], limit: 1 } }),
    ask('getTaskSummary', { query: { organization_id: organizationId, today } }),
  ]);
  return texts.overview(
    texts.counted('risks', total),
    lines.join(', '),
    `${texts.counted('flows', flowPage.total)} (${texts.statuses.open})`,
    texts.overdue.tasks(taskSummary.overdue),
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
  'plans-count': { takes: ['status', 'owner'], answer: plans, next: ['flows-count', 'work-overdue', 'tasks-list'] },
  'flows-count': { takes: ['status', 'changed'], answer: flows, next: ['plans-count', 'howto-flow', 'risks-top'] },
  changes: { takes: ['changed'], answer: changes, next: ['overview', 'work-overdue', 'risks-top'] },
  overview: { takes: [], answer: overview, next: ['risks-top', 'work-overdue', 'risks-distribution'] },
  priorities: { takes: [], answer: priorities, next: ['work-mine', 'risks-top', 'overview'] },
} satisfies Record<string, Intent>;
