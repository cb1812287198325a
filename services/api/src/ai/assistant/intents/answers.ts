/** What answers a question that is neither a list nor about one risk: an asset, how things stand, what to do, rules and advice. */
import { LEVELS, ROLES, type TreatmentPlanRow } from '@parapet/contracts';
import { PERMISSIONS, RESOURCES } from '@parapet/contracts/rules';
import { pathOf, pathTo } from '../../tools/places.ts';
import { controlById, referenceOf } from '../catalog/catalog.ts';
import { INTENTS } from '../catalog/intents.ts';
import type { Control } from '../catalog/control.ts';
import { findControls } from '../drafts/controls.ts';
import { assess, draftPlan } from '../drafts/drafts.ts';
import type { IntentId } from '../texts/types.ts';
import { bullets, paragraphs, quoted } from '../wording.ts';
import { count, lineOf, link, listing, own, read, rowsUntil, since, some, timeOf, type Question } from './lists.ts';
import { OF_RISK, riskOf, scores } from './one-risk.ts';

/** @returns Markdown with links into the product @throws Problem as the operations answer it */
type Answer = (question: Question) => Promise<string> | string;

const MOST_CONTROLS = 5;
const WORST_FIRST = LEVELS.toReversed();
const NOT_ARCHIVED = { archived: 'exclude' } as const;
const UNDONE = ['draft', 'in-progress'] as const;

/** How many risks have a value, with a link to them. */
const facet = (name: 'level' | 'status' | 'category', value: string, word: string, risks: number) =>
  link(`${word}: ${risks}`, pathTo('/risk-register', { [name]: value }));

async function levelCounts({ texts, ask, ...question }: Question) {
  const query = { organization_id: question.organizationId, ...NOT_ARCHIVED };
  const { total, levels } = await ask('getRiskSummary', { query });
  return { total, lines: WORST_FIRST.map((level) => facet('level', level, texts.levels[level], levels[level])) };
}

/** Overdue tasks and plan actions; '' where nothing is overdue. */
async function overdue(question: Question): Promise<string> {
  const { ask, texts, today } = question;
  const query = { ...own(question), status: [...UNDONE], sort: 'next_action' as const };
  const lateOf = ({ risk_id, actions }: TreatmentPlanRow) =>
    actions
      .filter(({ status, dueDate }) => status !== 'completed' && dueDate !== null && dueDate < today)
      .map(({ id, title, dueDate }) => lineOf('plan', { id, risk_id, title, due_date: dueDate }, texts));
  // Those with the earliest open action come first.
  const plans = await rowsUntil(
    (part) => ask('listTreatmentPlans', { query: { ...query, ...part } }),
    (plan) => lateOf(plan).length === 0,
  );
  const late = plans.flatMap(lateOf);
  const { items, total } = await read('tasks', { ...question, parameters: { due: 'overdue' } });
  const list = `[${texts.openList}](${pathTo('/plans-tasks', { due: 'overdue' })})`;
  return paragraphs(
    total === 0 ? '' : `**${texts.overdue.tasks(total)}**. ${list}`,
    some(
      texts,
      items.map((task) => lineOf('task', task, texts)),
      total,
    ),
    late.length === 0 ? '' : `**${texts.overdue.actions(late.length)}**`,
    some(texts, late),
  );
}
/** What a draft is about: the risk that the question names, or its own words. */
const subjectOf = ({ parameters: { risk, text } }: Question) => risk?.name ?? text ?? '';

/** The risk that a draft is about as it is recorded, where there is one. */
async function recorded(question: Question): Promise<string> {
  const { texts, parameters } = question;
  return parameters.risk ? `${texts.ofRisk.recorded} ${lineOf('risk', await riskOf(question), texts)}` : '';
}

const controlLine = (control: Control) => `**${control.title}** (${referenceOf(control)}): ${control.summary}`;

const OTHERS: { [Id in IntentId]?: Answer } = {
  'risks-distribution': async (question) => {
    const { texts, ask } = question;
    const { total, lines } = await levelCounts(question);
    const { status } = await ask('getRiskFacets', { query: own(question) });
    const words: Readonly<Record<string, string>> = texts.statuses;
    const statuses = status.filter(({ count: risks }) => risks > 0);
    return paragraphs(
      listing(texts, 'risks', total, [texts.notArchived], '/risk-register'),
      texts.distribution.byScore,
      bullets(lines),
      texts.distribution.byStatus,
      bullets(statuses.map(({ value, count: risks }) => facet('status', value, words[value] ?? value, risks))),
    );
  },
  'categories-list': async (question) => {
    const { ask, texts } = question;
    const { category } = await ask('getRiskFacets', { query: { ...own(question), ...NOT_ARCHIVED } });
    const used = category.filter(({ value }) => value !== '');
    const lines = used.map(({ value, count: risks }) => facet('category', value, value, risks));
    return lines.length === 0 ? texts.lists.noneThere : paragraphs(texts.lists.categories, bullets(lines));
  },
  'people-list': async (question) => {
    const { ask, texts, organizationId: orgId } = question;
    const { role } = question.parameters;
    const { members } = role ? await ask('getOrganization', { params: { orgId } }) : { members: [] };
    const items = members.filter((member) => member.role === role);
    const found = role ? { items, total: items.length } : await ask('listPeople', { query: own(question) });
    const lines = found.items.map(({ name, email }) => quoted(name ?? email ?? texts.untitled));
    const head = listing(texts, 'people', found.total, role ? [texts.roles[role]] : [], '/organization');
    return paragraphs(head, some(texts, lines, found.total));
  },
  'asset-show': async ({ ask, texts, parameters }) => {
    const found = await ask('getAsset', { params: { id: parameters.asset?.id ?? '' } });
    const { id, name, type, status, risk_level, risk_count = 0, description, names = {} } = found;
    const level = LEVELS.find((one) => one === risk_level?.toLowerCase());
    const risks = pathTo('/risk-register', { asset: id });
    return paragraphs(
      `**${link(name, pathOf('asset', found))}**`,
      texts.ofAsset(quoted(type) || '–', level ? texts.levels[level] : '–', quoted(status) || '–', risk_count, risks),
      quoted(description, 300),
      bullets(Object.values(names).map((one) => quoted(one))),
    );
  },
  levels: ({ texts }) =>
    paragraphs(
      bullets(WORST_FIRST.map((level) => texts.level(texts.levels[level], ...scores(level)))),
      texts.levelOfScenario,
    ),
  'work-overdue': async (question) => (await overdue(question)) || question.texts.overdue.nothing,
  'work-mine': async (question) => {
    const { ask, texts } = question;
    const { items, total } = await ask('getAssignedWork', { query: own(question) });
    const lines = items.map((item) => lineOf(item.kind === 'action' ? 'plan' : item.kind, item, texts));
    return total === 0 ? texts.mine.nothing : paragraphs(`**${texts.mine.heading(total)}**`, some(texts, lines, total));
  },
  priorities: async (question) => {
    const { texts } = question;
    const late = await overdue(question);
    const { items } = await read('risks', { ...question, parameters: {} }, { status: ['open', 'in-progress'] });
    return paragraphs(
      late === '' ? texts.overdue.nothing : texts.priorities.overdue,
      late,
      items.length === 0 ? '' : texts.priorities.risks,
      bullets(items.map((risk) => lineOf('risk', risk, texts))),
    );
  },
  changes: async (question) => {
    const { ask, texts } = question;
    const { changed } = question.parameters;
    const { items } = await ask('getRecentActivity', { query: { ...own(question), limit: 20 } });
    const meant = items.filter(({ at }) => changed === undefined || at >= since(changed, question));
    const lines = meant.map(({ at, actor_name, verb, title, risk_id }) => {
      const what = risk_id === null ? quoted(title) : link(title, pathOf('risk', { id: risk_id }));
      const who = quoted(actor_name ?? texts.changes.product);
      return texts.fact(what, [texts.changes.verbs[verb], who, timeOf(question, at)].join(', '));
    });
    const heading = texts.changes.heading(changed === undefined ? null : texts.periods[changed]);
    return lines.length === 0 ? texts.changes.none : paragraphs(heading, bullets(lines));
  },
  overview: async (question) => {
    const { ask, texts, today } = question;
    const [{ total, lines }, flows, tasks] = await Promise.all([
      levelCounts(question),
      read('flows', { ...question, parameters: { status: 'open' } }),
      ask('getTaskSummary', { query: { ...own(question), today } }),
    ]);
    const open = `${texts.counted('flows', flows.total)} (${texts.statuses.open})`;
    return texts.overview(texts.counted('risks', total), lines.join(', '), open, texts.overdue.tasks(tasks.overdue));
  },
  term: ({ texts, parameters: { term = 'risk' } }) => texts.meaning(...texts.terms[term]),
  roles: ({ texts, parameters: { role }, asked, member }) => {
    const owns = /\b(I|ich|je|j|yo|puedo)\b/iu.test(asked) ? [member.role] : ROLES;
    const lines = (role ? [role] : owns).map((one) => {
      const parts = RESOURCES.flatMap((resource) => {
        const actions = PERMISSIONS[one][resource].map((action) => texts.actions[action]);
        return actions.length === 0 ? [] : [`${texts.rights[resource]} (${actions.join(', ')})`];
      });
      return texts.role(texts.roles[one], parts.join('; ') || texts.noRights);
    });
    return bullets(lines);
  },
  'controls-find': (question) => {
    const { texts, language } = question;
    const subject = quoted(subjectOf(question), 60);
    const found = findControls(subjectOf(question), language, MOST_CONTROLS).map(controlLine);
    if (found.length === 0) return texts.noControls(`“${subject}”`);
    return paragraphs(texts.controlsFor(`**${subject}**`), bullets(found), texts.inEnglish);
  },
  'control-show': ({ texts, parameters: { control: id = '' } }) => {
    const found = controlById(id);
    return found === null ? texts.noSuchControl(id) : paragraphs(controlLine(found), texts.inEnglish);
  },
  'plan-draft': async (question) => {
    const { language, texts } = question;
    const { plan, content } = draftPlan({ risk_description: subjectOf(question) }, language, language);
    const actions = plan.actions.map(({ title, description }) => `**${title}**: ${description}`);
    const [head = ''] = content.split('\n\n');
    return paragraphs(await recorded(question), head, bullets(actions), texts.inEnglish);
  },
  'assessment-draft': async (question) => {
    const { content } = assess({ scenario_description: subjectOf(question) }, question.language, question.language);
    return paragraphs(await recorded(question), content);
  },
};

/** Answers what an intent asks for. */
export async function answerOf(intent: IntentId, question: Question): Promise<string> {
  const { list, shown } = INTENTS[intent];
  if (list !== undefined) return count(list, question, shown);
  const [ofRisk, other, said = ''] = [OF_RISK[intent], OTHERS[intent], question.texts.says[intent]];
  if (ofRisk !== undefined) return ofRisk(await riskOf(question), question);
  if (other !== undefined) return other(question);
  const [heading = '', ...lines] = [said].flat();
  return paragraphs(heading, bullets(lines));
}
