/** Answers about one risk. */
import type { Level, Risk } from '@parapet/contracts';
import { scoreBucket, scoresIn } from '@parapet/contracts/rules';
import { pathOf, pathTo } from '../../tools/places.ts';
import type { IntentId } from '../texts/types.ts';
import { bullets, paragraphs, quoted } from '../wording.ts';
import { lineOf, link, own, since, some, timeOf, type Question } from './lists.ts';

/** The lowest and the highest score of a level. */
export function scores(level: Level): [from: number, to: number] {
  const all = scoresIn([level]);
  return [all[0] ?? 0, all.at(-1) ?? 0];
}

/** The name of a person by id; people who left keep theirs. */
async function nameOf(id: string | null, question: Question): Promise<string> {
  if (!id) return question.texts.who.none;
  const query = { ...own(question), id: [id] };
  const { items } = id.includes('@') ? { items: [] } : await question.ask('listPeople', { query });
  return quoted(items[0]?.name ?? items[0]?.email ?? id);
}

type OfRisk = (risk: Risk, question: Question) => Promise<string> | string;

const owner: OfRisk = ({ owner_id, reviewer_id, names }, { texts: { who, ofRisk } }) => {
  const called = (id: string | null) => (id === null ? who.none : quoted(names[id] ?? id));
  return ofRisk.owner(called(owner_id), called(reviewer_id));
};

const score: OfRisk = ({ impact_level, probability, risk_score, severity }, { texts: { levels, ofRisk } }) => {
  const level = scoreBucket(risk_score);
  const line = ofRisk.score(impact_level, probability, risk_score, levels[level], ...scores(level));
  return paragraphs(line, severity === level ? '' : ofRisk.differs(levels[severity]));
};

const flow: OfRisk = async ({ id: risk_id, title, flow: found }, question) => {
  const { ask, texts } = question;
  if (found === null) return texts.ofRisk.noFlow;
  const { status, current_step, assigned_to } = await ask('getRiskFlow', { params: { id: found.id } });
  const line = texts.ofRisk.flow(
    texts.statuses[status],
    Math.min(3, current_step),
    await nameOf(assigned_to, question),
  );
  return `${line} ${link(title, pathOf('flow', { risk_id }))}`;
};

export const OF_RISK: { [Id in IntentId]?: OfRisk } = {
  'risk-owner': owner,
  'risk-score': score,
  'risk-added': async ({ created_by, created_at }, question) =>
    question.texts.ofRisk.added(await nameOf(created_by, question), timeOf(question, created_at)),
  'risk-flow': flow,
  'risk-show': async (risk, question) =>
    paragraphs(
      lineOf('risk', risk, question.texts),
      quoted(risk.description, 300),
      await score(risk, question),
      await owner(risk, question),
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
    return paragraphs(
      texts.ofRisk.plan(called, texts.statuses[plan.status], person, done, lines.length),
      some(texts, lines),
    );
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
    const { verbs, product } = texts.changes;
    const { changed } = question.parameters;
    const from = changed === undefined ? '' : since(changed, question);
    const meant = items.filter(({ at }) => at >= from);
    const lines = meant.map(({ at, actor_name, action }) =>
      texts.ofRisk.change(
        quoted(actor_name ?? product),
        timeOf(question, at),
        verbs[action === 'create' ? 'created' : 'changed'],
      ),
    );
    return bullets(lines) || texts.ofRisk.noHistory;
  },
};

export const riskOf = ({ ask, parameters: { risk } }: Question) => ask('getRisk', { params: { id: risk?.id ?? '' } });
