/** Questions about how things stand, and what to do. */
import { LEVELS, type TreatmentAction } from '@parapet/contracts';
import { scoresIn } from '@parapet/contracts/rules';
import type { Intent, Question } from '../question.ts';
import { found, link, listing, pathTo, riskLine, riskLink, since, some, SHOWN, taskLine } from '../records.ts';
import type { IntentId } from '../texts/types.ts';
import { bullets, paragraphs, quoted } from '../wording.ts';

const WORST_FIRST = LEVELS.toReversed();

/** The counts of each level and the words for them. */
async function levelCounts({ texts, ask, organizationId: organization_id }: Question) {
  const { total, levels } = await ask('getRiskSummary', { query: { organization_id, archived: 'exclude' } });
  const lines = WORST_FIRST.map((level) =>
    link(`${texts.levels[level]}: ${levels[level]}`, pathTo('/risk-register', { level })),
  );
  return { total, lines };
}

async function distribution(question: Question): Promise<string> {
  const { texts, ask, organizationId: organization_id } = question;
  const [{ total, lines }, { status }] = await Promise.all([
    levelCounts(question),
    ask('getRiskFacets', { query: { organization_id } }),
  ]);
  const statuses = Object.entries(texts.statuses).flatMap(([group, name]) => {
    const count = status.find(({ value }) => value === group)?.count ?? 0;
    return count === 0 ? [] : [link(`${name}: ${count}`, pathTo('/risk-register', { status: group }))];
  });
  const { byScore, byStatus } = texts.distribution;
  const head = listing(question, 'risks', total, [texts.notArchived], '/risk-register');
  return paragraphs(head, byScore, bullets(lines), byStatus, bullets(statuses));
}

function levels({ texts }: Question): string {
  const lines = WORST_FIRST.map((level) => {
    const [from = 0, ...higher] = scoresIn([level]);
    return texts.level(texts.levels[level], from, higher.at(-1) ?? from);
  });
  return paragraphs(bullets(lines), texts.levelOfScenario);
}

/** Overdue tasks and plan actions; '' where nothing is overdue. */
async function overdue({ ask, organizationId: organization_id, today, texts }: Question): Promise<string> {
  const isLate = ({ status, dueDate }: TreatmentAction) =>
    status !== 'completed' && dueDate !== null && dueDate < today;
  const [tasks, plans] = await Promise.all([
    ask('listTasks', { query: { organization_id, due: 'overdue', today, sort: 'due_date', limit: SHOWN } }),
    found(
      (page) =>
        ask('listTreatmentPlans', {
          query: { organization_id, status: ['draft', 'in-progress'], sort: 'next_action', ...page },
        }),
      ({ actions }) => actions.some(isLate),
    ),
  ]);
  const actions = plans.items.flatMap((plan) =>
    plan.actions
      .filter(isLate)
      .map(
        ({ title, dueDate }) =>
          `${link(title || texts.untitled, `/risk-flow/${plan.risk_id}`)}: ${texts.due(dueDate ?? '')}`,
      ),
  );
  const list = `[${texts.openList}](${pathTo('/plans-tasks', { due: 'overdue' })})`;
  return paragraphs(
    tasks.total === 0 ? '' : `**${texts.overdue.tasks(tasks.total)}**. ${list}`,
    some(
      texts,
      tasks.items.map((task) => taskLine(task, texts)),
      tasks.total,
    ),
    actions.length === 0 ? '' : `**${texts.overdue.actions(actions.length)}**`,
    some(texts, actions),
  );
}

async function mine({ ask, organizationId: organization_id, texts }: Question): Promise<string> {
  const { items, total } = await ask('getAssignedWork', { query: { organization_id, limit: SHOWN } });
  const lines = items.map(({ kind, id, title, risk_id, due_date }) => {
    const paths = { task: pathTo('/plans-tasks', { open: id }), risk: pathTo('/risk-register', { risk: id }) };
    const path = kind === 'task' || kind === 'risk' ? paths[kind] : `/risk-flow/${risk_id}`;
    return `${link(title || texts.untitled, path)}${due_date === null ? '' : `: ${texts.due(due_date)}`}`;
  });
  return total === 0 ? texts.mine.nothing : paragraphs(`**${texts.mine.heading(total)}**`, some(texts, lines, total));
}

async function priorities(question: Question): Promise<string> {
  const { ask, organizationId: organization_id, texts } = question;
  const [late, { items }] = await Promise.all([
    overdue(question),
    ask('listRisks', {
      query: { organization_id, status: ['open', 'in-progress'], sort: '-risk_score', limit: SHOWN },
    }),
  ]);
  return paragraphs(
    late === '' ? texts.overdue.nothing : texts.priorities.overdue,
    late,
    items.length === 0 ? '' : texts.priorities.risks,
    bullets(items.map((risk) => riskLine(risk, texts))),
  );
}

async function changes(question: Question): Promise<string> {
  const {
    ask,
    organizationId: organization_id,
    texts,
    parameters: { changed },
    language,
    timeZone,
  } = question;
  const { items } = await ask('getRecentActivity', { query: { organization_id, limit: 20 } });
  const from = changed === undefined ? '' : since(changed, question);
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const lines = items
    .filter(({ at }) => at >= from)
    .map(({ at, actor_name, verb, title, risk_id }) => {
      const what = risk_id === null ? quoted(title) : riskLink(risk_id, title);
      return `${what}: ${texts.changes.verbs[verb]}, ${quoted(actor_name ?? texts.changes.product)}, ${time.format(new Date(at))}`;
    });
  const heading = texts.changes.heading(changed === undefined ? null : texts.periods[changed]);
  return lines.length === 0 ? texts.changes.none : paragraphs(heading, bullets(lines.slice(0, 10)));
}

async function overview(question: Question): Promise<string> {
  const { ask, organizationId: organization_id, texts, today } = question;
  const [{ total, lines }, flows, tasks] = await Promise.all([
    levelCounts(question),
    ask('listRiskFlows', { query: { organization_id, status: ['draft', 'in-progress'], limit: 1 } }),
    ask('getTaskSummary', { query: { organization_id, today } }),
  ]);
  const open = `${texts.counted('flows', flows.total)} (${texts.statuses.open})`;
  return texts.overview(texts.counted('risks', total), lines.join(', '), open, texts.overdue.tasks(tasks.overdue));
}

export const stateIntents = {
  'risks-distribution': { takes: [], answer: distribution },
  levels: { takes: [], answer: levels },
  'work-overdue': {
    takes: [],
    answer: async (question) => (await overdue(question)) || question.texts.overdue.nothing,
  },
  'work-mine': { takes: [], answer: mine },
  priorities: { takes: [], answer: priorities },
  changes: { takes: ['changed'], answer: changes },
  overview: { takes: [], answer: overview },
} satisfies Partial<Record<IntentId, Intent>>;
