/** Answers about one risk. */
import type { Level, Risk } from '@parapet/contracts';
import { scoreBucket, scoresIn } from '@parapet/contracts/rules';
import { pathOf, pathTo } from '../../tools/places.ts';
import type { Question } from '../question.ts';
import type { IntentId } from '../texts/types.ts';
import { bullets, paragraphs, quoted } from '../wording.ts';
import { lineOf, link, some } from './lists.ts';

export const own = ({ organizationId: organization_id }: Question) => ({ organization_id });

/** The lowest and the highest score of a level. */
export function scores(level: Level): [from: number, to: number] {
  const all = scoresIn([level]);
  return [all[0] ?? 0, all.at(-1) ?? 0];
}

/** A time as the person reads it. */
export const timeOf = ({ language, timeZone }: Question, at: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(at));

/** The name of a person by id; people who left keep theirs. */
async function nameOf(id: string | null, question: Question): Promise<string> {
  if (!id) return question.texts.who.none;
  const query = { ...own(question), id: [id] };
  const { items } = id.includes('@') ? { items: [] } : await question.ask('listPeople', { query });
  return quoted(items[0]?.name ?? items[0]?.email ?? id);
}

function owner({ owner_id, reviewer_id, names }: Risk, { texts }: Question): string {
  const called = (id: string | null) => (id === null ? texts.who.none : quoted(names[id] ?? id));
  return texts.ofRisk.owner(called(owner_id), called(reviewer_id));
}

function score({ impact_level, probability, risk_score, severity }: Risk, { texts }: Question): string {
  const level = scoreBucket(risk_score);
  const line = texts.ofRisk.score(impact_level, probability, risk_score, texts.levels[level], ...scores(level));
  return paragraphs(line, severity === level ? '' : texts.ofRisk.differs(texts.levels[severity]));
}

async function flow(risk: Risk, question: Question): Promise<string> {
  const { ask, texts } = question;
  if (risk.flow === null) return texts.ofRisk.noFlow;
  const { status, current_step, assigned_to } = await ask('getRiskFlow', { params: { id: risk.flow.id } });
  const person = await nameOf(assigned_to, question);
  const line = texts.ofRisk.flow(texts.statuses[status], Math.min(3, current_step), person);
  return `${line} ${link(risk.title, pathOf('flow', { risk_id: risk.id }))}`;
}

/** @returns Markdown with links into the product @throws Problem as the operations answer it */
export const OF_RISK: { [Id in IntentId]?: (risk: Risk, question: Question) => Promise<string> | string } = {
  'risk-owner': owner,
  'risk-score': score,
  'risk-added': async ({ created_by, created_at }, question) =>
    question.texts.ofRisk.added(await nameOf(created_by, question), timeOf(question, created_at)),
  'risk-flow': flow,
  'risk-show': async (risk, question) =>
    paragraphs(
      lineOf('risk', risk, question.texts),
      quoted(risk.description, 300),
      score(risk, question),
      owner(risk, question),
      await flow(risk, question),
    ),
  'risk-plan': async ({ id, title }, question) => {
    const { ask, texts } = question;
    const query = { ...own(question), risk_id: [id], sort: '-updated_at' as const, limit: 1 };
    const [plan] = (await ask('listTreatmentPlans', { query })).items;
    if (plan === undefined) return paragraphs(link(title, pathOf('risk', { id })), texts.ofRisk.noPlan);
    const done = plan.actions.filter(({ status }) => status === 'completed').length;
    const lines = plan.actions.map((action) => lineOf(undefined, { ...action, due_date: action.dueDate }, texts));
    const called = link(plan.title || texts.untitled, pathOf('plan', plan));
    const person = await nameOf(plan.assigned_to, question);
    const head = texts.ofRisk.plan(called, texts.statuses[plan.status], person, done, lines.length);
    return paragraphs(head, some(texts, lines));
  },
  'risk-links': ({ id, title, names, selected_assets, selected_scenarios }, { texts: { ofRisk } }) => {
    const named = (ids: readonly string[]) => ids.flatMap((one) => names[one] ?? []).map((name) => quoted(name));
    const [assets, scenarios] = [named(selected_assets), named(selected_scenarios)];
    return paragraphs(
      link(title, pathTo('/risk-connections', { risk: id })),
      ofRisk.assets(assets.length),
      bullets(assets),
      ofRisk.scenarios(scenarios.length),
      bullets(scenarios),
    );
  },
  'risk-history': async ({ id }, question) => {
    const { ask, texts } = question;
    const { items } = await ask('listAuditEntries', { query: { entity: 'risks', entity_id: id, limit: 5 } });
    const lines = items.map(({ at, actor_name }) =>
      texts.ofRisk.change(quoted(actor_name ?? texts.changes.product), timeOf(question, at)),
    );
    return bullets(lines) || texts.ofRisk.noHistory;
  },
};

export const riskOf = ({ ask, parameters: { risk } }: Question) => ask('getRisk', { params: { id: risk?.id ?? '' } });
