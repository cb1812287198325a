/** Questions about one risk. */
import type { Risk } from '@parapet/contracts';
import { scoreBucket, scoresIn } from '@parapet/contracts/rules';
import type { Intent, Question } from '../intent.ts';
import { link, pathTo, riskLink, SHOWN } from '../records.ts';
import { bullets, paragraphs, quoted } from '../wording.ts';
import { riskLine } from './risk-lists.ts';
import { taskLine } from './work.ts';

const riskOf = ({ ask, parameters: { risk } }: Question): Promise<Risk> =>
  ask('getRisk', { params: { id: risk?.id ?? '' } });

/** The name of a person by id; people who left keep theirs. */
async function nameOf(id: string | null | undefined, { ask, organizationId, texts }: Question): Promise<string> {
  if (id === null || id === undefined || id === '') return texts.nobody;
  if (id.includes('@')) return quoted(id);
  const { items } = await ask('listPeople', { query: { organization_id: organizationId, id: [id] } });
  return quoted(items[0]?.name ?? items[0]?.email ?? id);
}

const personOf = (risk: Risk, id: string | null, { texts }: Question) =>
  id === null ? texts.nobody : quoted(risk.names[id] ?? id);
const ownerLine = (risk: Risk, question: Question) =>
  question.texts.ofRisk.owner(personOf(risk, risk.owner_id, question), personOf(risk, risk.reviewer_id, question));

function scoreLine({ impact_level, probability, risk_score, severity }: Risk, { texts }: Question): string {
  const level = scoreBucket(risk_score);
  const scores = scoresIn([level]);
  const line = texts.ofRisk.score(
    impact_level,
    probability,
    risk_score,
    texts.levels[level],
    scores[0] ?? 0,
    scores.at(-1) ?? 0,
  );
  return severity === level ? line : paragraphs(line, texts.ofRisk.differs(texts.levels[severity]));
}

async function show(question: Question): Promise<string> {
  const risk = await riskOf(question);
  const description = risk.description === '' ? '' : quoted(risk.description, 300);
  return paragraphs(
    riskLine(risk, question),
    description,
    scoreLine(risk, question),
    ownerLine(risk, question),
    await flow(question),
  );
}

async function plan(question: Question): Promise<string> {
  const { ask, organizationId, texts } = question;
  const risk = await riskOf(question);
  const {
    items: [found],
  } = await ask('listTreatmentPlans', {
    query: { organization_id: organizationId, risk_id: [risk.id], sort: '-updated_at', limit: 1 },
  });
  if (found === undefined) return paragraphs(riskLink(risk.id, risk.title), texts.ofRisk.noPlan);
  const done = found.actions.filter(({ status }) => status === 'completed').length;
  const actions = found.actions
    .slice(0, SHOWN)
    .map(
      ({ title, status, dueDate }) =>
        `${quoted(title) || texts.untitled}: ${texts.statuses[status]}${dueDate === null ? '' : `, ${texts.due(dueDate)}`}`,
    );
  const title = link(found.title || texts.untitled, `/risk-flow/${risk.id}`);
  return paragraphs(
    texts.ofRisk.plan(
      title,
      texts.statuses[found.status === 'draft' ? 'draft' : found.status],
      await nameOf(found.assigned_to, question),
      done,
      found.actions.length,
    ),
    bullets(actions),
  );
}

async function flow(question: Question): Promise<string> {
  const { ask, texts } = question;
  const risk = await riskOf(question);
  if (risk.flow === null) return texts.ofRisk.noFlow;
  const found = await ask('getRiskFlow', { params: { id: risk.flow.id } });
  const line = texts.ofRisk.flow(
    texts.statuses[found.status],
    Math.min(3, found.current_step),
    await nameOf(found.assigned_to, question),
  );
  return `${line} ${link(risk.title, `/risk-flow/${risk.id}`)}`;
}

async function links(question: Question): Promise<string> {
  const risk = await riskOf(question);
  const { ofRisk } = question.texts;
  const named = (ids: readonly string[]) =>
    bullets(ids.flatMap((id) => (risk.names[id] === undefined ? [] : [quoted(risk.names[id])])));
  const [assets, scenarios] = [risk.selected_assets, risk.selected_scenarios].map((ids) =>
    ids.filter((id) => risk.names[id] !== undefined),
  );
  const graph = link(risk.title, pathTo('/risk-connections', { risk: risk.id }));
  return paragraphs(
    graph,
    ofRisk.assets(assets?.length ?? 0),
    named(assets ?? []),
    ofRisk.scenarios(scenarios?.length ?? 0),
    named(scenarios ?? []),
  );
}

async function tasks(question: Question): Promise<string> {
  const {
    ask,
    organizationId,
    parameters: { risk },
    texts,
  } = question;
  const { items, total } = await ask('listTasks', {
    query: { organization_id: organizationId, risk_id: [risk?.id ?? ''], sort: 'due_date', limit: SHOWN },
  });
  if (total === 0) return texts.ofRisk.noTasks;
  const head = `**${texts.counted('tasks', total)}**. [${texts.openList}](${pathTo('/plans-tasks', { risk_id: risk?.id })})`;
  return paragraphs(
    head,
    bullets(items.map((task) => taskLine(task, texts))),
    total > items.length ? texts.more(total - items.length) : '',
  );
}

async function history(question: Question): Promise<string> {
  const {
    ask,
    parameters: { risk },
    texts,
    language,
    timeZone,
  } = question;
  const { items } = await ask('listAuditEntries', {
    query: { entity: 'risks', entity_id: risk?.id ?? '', limit: SHOWN },
  });
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return items.length === 0
    ? texts.ofRisk.noHistory
    : bullets(
        items.map(({ at, actor_name }) =>
          texts.ofRisk.change(quoted(actor_name ?? texts.changes.product), time.format(new Date(at))),
        ),
      );
}

const RISK = { takes: ['risk'], needs: 'risk' } as const;

export const oneRiskIntents = {
  'risk-show': { ...RISK, answer: show, next: ['risk-score', 'risk-links', 'risk-plan'] },
  'risk-owner': {
    ...RISK,
    answer: async (question) => ownerLine(await riskOf(question), question),
    next: ['risk-show', 'risk-tasks', 'risk-history'],
  },
  'risk-score': {
    ...RISK,
    answer: async (question) => scoreLine(await riskOf(question), question),
    next: ['levels', 'risk-show', 'risk-plan'],
  },
  'risk-plan': { ...RISK, answer: plan, next: ['risk-tasks', 'risk-flow', 'risk-owner'] },
  'risk-flow': {
    takes: ['risk', 'status'],
    needs: 'risk',
    answer: flow,
    next: ['risk-plan', 'risk-links', 'howto-flow'],
  },
  'risk-links': { ...RISK, answer: links, next: ['risk-show', 'risk-score', 'risk-tasks'] },
  'risk-tasks': { ...RISK, answer: tasks, next: ['risk-plan', 'risk-show', 'tasks-list'] },
  'risk-history': { ...RISK, answer: history, next: ['risk-show', 'changes', 'risk-owner'] },
} satisfies Record<string, Intent>;
