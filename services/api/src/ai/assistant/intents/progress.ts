/** Questions about plans, flows, what changed and how things stand. */
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
} from '../records.ts';
import { bullets, paragraphs, quoted } from '../wording.ts';
import { levelCounts } from './risk-lists.ts';

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

export const progressIntents = {
  'plans-count': { takes: ['status', 'owner'], answer: plans, next: ['flows-count', 'work-overdue', 'tasks-list'] },
  'flows-count': { takes: ['status', 'changed'], answer: flows, next: ['plans-count', 'howto-flow', 'risks-top'] },
  changes: { takes: ['changed'], answer: changes, next: ['overview', 'work-overdue', 'risks-top'] },
  overview: { takes: [], answer: overview, next: ['risks-top', 'work-overdue', 'risks-distribution'] },
} satisfies Record<string, Intent>;
