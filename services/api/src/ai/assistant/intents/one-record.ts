/** Questions about one risk or one asset. */
import type { Risk } from '@parapet/contracts';
import { scoreBucket, scoresIn } from '@parapet/contracts/rules';
import type { Intent, Question } from '../question.ts';
import { found, link, listing, pathTo, riskLine, riskLink, some, taskLine } from '../records.ts';
import type { IntentId } from '../texts/types.ts';
import { bullets, paragraphs, quoted } from '../wording.ts';

/** The name of a person by id; people who left keep theirs. */
async function nameOf(id: string | null, { ask, organizationId: organization_id, texts }: Question): Promise<string> {
  if (id === null || id === '') return texts.nobody;
  if (id.includes('@')) return quoted(id);
  const { items } = await ask('listPeople', { query: { organization_id, id: [id] } });
  return quoted(items[0]?.name ?? items[0]?.email ?? id);
}

function owner({ owner_id, reviewer_id, names }: Risk, { texts }: Question): string {
  const called = (id: string | null) => (id === null ? texts.nobody : quoted(names[id] ?? id));
  return texts.ofRisk.owner(called(owner_id), called(reviewer_id));
}

function score({ impact_level, probability, risk_score, severity }: Risk, { texts }: Question): string {
  const level = scoreBucket(risk_score);
  const [from = 0, ...higher] = scoresIn([level]);
  const line = texts.ofRisk.score(
    impact_level,
    probability,
    risk_score,
    texts.levels[level],
    from,
    higher.at(-1) ?? from,
  );
  return paragraphs(line, severity === level ? '' : texts.ofRisk.differs(texts.levels[severity]));
}

async function flow(risk: Risk, question: Question): Promise<string> {
  const { texts } = question;
  if (risk.flow === null) return texts.ofRisk.noFlow;
  const { status, current_step, assigned_to } = await question.ask('getRiskFlow', { params: { id: risk.flow.id } });
  const line = texts.ofRisk.flow(
    texts.statuses[status],
    Math.min(3, current_step),
    await nameOf(assigned_to, question),
  );
  return `${line} ${link(risk.title, `/risk-flow/${risk.id}`)}`;
}

const show = async (risk: Risk, question: Question) =>
  paragraphs(
    riskLine(risk, question.texts),
    quoted(risk.description, 300),
    score(risk, question),
    owner(risk, question),
    await flow(risk, question),
  );

async function plan({ id, title }: Risk, question: Question): Promise<string> {
  const { ask, organizationId: organization_id, texts } = question;
  const {
    items: [plan],
  } = await ask('listTreatmentPlans', { query: { organization_id, risk_id: [id], sort: '-updated_at', limit: 1 } });
  if (plan === undefined) return paragraphs(riskLink(id, title), texts.ofRisk.noPlan);
  const done = plan.actions.filter(({ status }) => status === 'completed').length;
  const actions = plan.actions.map((action) => {
    const due = action.dueDate === null ? '' : `, ${texts.due(action.dueDate)}`;
    return `${quoted(action.title) || texts.untitled}: ${texts.statuses[action.status]}${due}`;
  });
  const called = link(plan.title || texts.untitled, `/risk-flow/${id}`);
  const person = await nameOf(plan.assigned_to, question);
  return paragraphs(
    texts.ofRisk.plan(called, texts.statuses[plan.status], person, done, actions.length),
    some(texts, actions),
  );
}

function links(
  { id, title, names, selected_assets, selected_scenarios }: Risk,
  { texts: { ofRisk } }: Question,
): string {
  const named = (ids: readonly string[]) => ids.flatMap((one) => names[one] ?? []).map((name) => quoted(name));
  const [assets, scenarios] = [named(selected_assets), named(selected_scenarios)];
  const graph = link(title, pathTo('/risk-connections', { risk: id }));
  return paragraphs(
    graph,
    ofRisk.assets(assets.length),
    bullets(assets),
    ofRisk.scenarios(scenarios.length),
    bullets(scenarios),
  );
}

async function tasks({ id }: Risk, question: Question): Promise<string> {
  const { ask, organizationId: organization_id, texts } = question;
  const query = { organization_id, risk_id: [id], sort: 'due_date' as const };
  const { items, total } = await found((page) => ask('listTasks', { query: { ...query, ...page } }));
  if (total === 0) return texts.ofRisk.noTasks;
  return listing(
    question,
    'tasks',
    total,
    [],
    pathTo('/plans-tasks', { risk_id: id }),
    items.map((task) => taskLine(task, texts)),
  );
}

async function history({ id }: Risk, { ask, texts, language, timeZone }: Question): Promise<string> {
  const { items } = await ask('listAuditEntries', { query: { entity: 'risks', entity_id: id, limit: 5 } });
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const lines = items.map(({ at, actor_name }) =>
    texts.ofRisk.change(quoted(actor_name ?? texts.changes.product), time.format(new Date(at))),
  );
  return bullets(lines) || texts.ofRisk.noHistory;
}

async function asset({ ask, texts, parameters }: Question): Promise<string> {
  const found = await ask('getAsset', { params: { id: parameters.asset?.id ?? '' } });
  const { id, name, type, status, risk_level, risk_count = 0, description, names = {} } = found;
  const level = ({ Low: 'low', Medium: 'medium', High: 'high', Critical: 'critical' } as const)[risk_level ?? 'Low'];
  const called = risk_level === null ? '–' : texts.levels[level];
  return paragraphs(
    `**${link(name, pathTo('/cybersecurity', { asset: id }))}**`,
    texts.ofAsset(
      quoted(type) || '–',
      called,
      quoted(status) || '–',
      risk_count,
      pathTo('/risk-register', { asset: id }),
    ),
    quoted(description, 300),
    bullets(Object.values(names).map((one) => quoted(one))),
  );
}

const ofRisk = (answer: (risk: Risk, question: Question) => Promise<string> | string): Intent => ({
  takes: ['risk'],
  needs: 'risk',
  answer: async (question) =>
    answer(await question.ask('getRisk', { params: { id: question.parameters.risk?.id ?? '' } }), question),
});

export const oneRecordIntents = {
  'risk-show': ofRisk(show),
  'risk-owner': ofRisk(owner),
  'risk-score': ofRisk(score),
  'risk-plan': ofRisk(plan),
  'risk-flow': { ...ofRisk(flow), takes: ['risk', 'status'] },
  'risk-links': ofRisk(links),
  'risk-tasks': ofRisk(tasks),
  'risk-history': ofRisk(history),
  'asset-show': { takes: ['asset'], needs: 'asset', answer: asset },
} satisfies Partial<Record<IntentId, Intent>>;
