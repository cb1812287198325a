/** Questions about lists: how many there are, and which come first. */
import type { Intent, Question } from '../question.ts';
import {
  assignee,
  dueBy,
  found,
  link,
  listing,
  pathTo,
  riskFilter,
  riskLine,
  said,
  since,
  SHOWN,
  taskLine,
} from '../records.ts';
import type { IntentId, Texts } from '../texts/types.ts';
import type { Status } from '../texts/values.ts';
import { bullets, paragraphs, quoted } from '../wording.ts';

const UNDONE: readonly string[] = ['draft', 'pending', 'in-progress'];
/** Statuses of a kind of record that a word stands for; `open` is what is still to do. */
const statusesOf = <S extends string>(status: Status | undefined, all: readonly S[]): S[] =>
  all.filter((one) =>
    status === 'open' ? UNDONE.includes(one) : one === (status === 'closed' ? 'completed' : status),
  );
const ifAny = <S>(status: readonly S[]) => (status.length === 0 ? {} : { status: [...status] });

export const risks =
  (shown: number) =>
  async (question: Question): Promise<string> => {
    const { ask, organizationId: organization_id, texts } = question;
    const { query, path } = riskFilter(question);
    const from = question.parameters.added && since(question.parameters.added, question);
    const sort = from ? ('-created_at' as const) : ('-risk_score' as const);
    const { items, total } = await found(
      (page) => ask('listRisks', { query: { organization_id, ...query, sort, ...page } }),
      from ? ({ created_at }) => created_at >= from : undefined,
    );
    const lines = items.slice(0, shown).map((risk) => riskLine(risk, texts));
    return listing(question, 'risks', total, said(question, 'risks'), path, lines);
  };

const tasks =
  (shown: number) =>
  async (question: Question): Promise<string> => {
    const { ask, organizationId: organization_id, today, texts, parameters } = question;
    const { due, text: q } = parameters;
    const [statuses, person] = [
      statusesOf(parameters.status, ['pending', 'in-progress', 'completed', 'cancelled']),
      assignee(question),
    ];
    const query = {
      organization_id,
      today,
      sort: 'due_date' as const,
      ...ifAny(statuses),
      ...((due === 'overdue' || due === 'week') && { due }),
      ...(person && { assigned_to: person }),
      ...(q !== undefined && { q }),
    };
    const last = due === 'today' || due === 'month' ? dueBy(due, question) : undefined;
    const { items, total } = await found(
      (page) => ask('listTasks', { query: { ...query, ...page } }),
      last ? ({ due_date }) => due_date !== null && due_date <= last : undefined,
      last || person === null
        ? ({ due_date, assigned_to }) =>
            (!last || (due_date ?? '') >= today) && (person !== null || assigned_to === null)
        : undefined,
    );
    const path = pathTo('/plans-tasks', {
      status: statuses,
      due: query.due,
      mine: parameters.owner === 'me' ? 'true' : undefined,
      q,
    });
    const lines = items.slice(0, shown).map((task) => taskLine(task, texts));
    return listing(question, 'tasks', total, said(question, 'work'), path, lines);
  };

async function plans(question: Question): Promise<string> {
  const { ask, organizationId: organization_id, texts, parameters } = question;
  const [statuses, person] = [statusesOf(parameters.status, ['draft', 'in-progress', 'completed']), assignee(question)];
  const query = {
    organization_id,
    ...ifAny(statuses),
    ...(person && { assigned_to: person }),
    sort: 'next_action' as const,
  };
  const { items, total } = await found(
    (page) => ask('listTreatmentPlans', { query: { ...query, ...page } }),
    undefined,
    person === null ? ({ assigned_to }) => assigned_to === '' : undefined,
  );
  const lines = items.map(
    ({ title, risk_id, status }) =>
      `${link(title || texts.untitled, `/risk-flow/${risk_id}`)}: ${texts.statuses[status]}`,
  );
  return listing(
    question,
    'plans',
    total,
    said(question, 'work'),
    pathTo('/plans-tasks', { tab: 'plans', plan_status: statuses }),
    lines,
  );
}

async function flows(question: Question): Promise<string> {
  const {
    ask,
    organizationId: organization_id,
    texts,
    parameters: { status, changed },
  } = question;
  const statuses = statusesOf(status, ['draft', 'in-progress', 'completed', 'archived']);
  const time = status === 'completed' ? 'completed_at' : 'updated_at';
  const from = changed && since(changed, question);
  const { items, total } = await found(
    (page) => ask('listRiskFlows', { query: { organization_id, ...ifAny(statuses), sort: `-${time}`, ...page } }),
    from ? (flow) => (flow[time] ?? '') >= from : undefined,
  );
  const lines = items.map(
    (flow) => `${link(flow.risk_title, `/risk-flow/${flow.risk_id}`)}: ${texts.statuses[flow.status]}`,
  );
  return listing(question, 'flows', total, said(question, 'work'), pathTo('/risk-register', { flow: statuses }), lines);
}

const assets =
  (shown: number) =>
  async (question: Question): Promise<string> => {
    const {
      ask,
      organizationId: organization_id,
      parameters: { level, text: q },
    } = question;
    const risk_level = level && ({ low: 'Low', medium: 'Medium', high: 'High', critical: 'Critical' } as const)[level];
    const { items, total } = await ask('listAssets', {
      query: {
        organization_id,
        ...(risk_level && { risk_level: [risk_level] }),
        ...(q !== undefined && { q }),
        sort: '-risk_level',
        limit: SHOWN,
      },
    });
    const lines = items
      .slice(0, shown)
      .map(
        ({ id, name, type }) => `${link(name, pathTo('/cybersecurity', { asset: id }))}${type && `: ${quoted(type)}`}`,
      );
    return listing(question, 'assets', total, said(question, 'assets'), pathTo('/cybersecurity', { q }), lines);
  };

async function properties(question: Question): Promise<string> {
  const { items, total } = await question.ask('listProperties', {
    query: { organization_id: question.organizationId, sort: 'name', limit: SHOWN },
  });
  const tab = 'properties';
  const lines = items.map(({ id, name }) => link(name, pathTo('/cybersecurity', { tab, property: id })));
  return listing(question, 'properties', total, [], pathTo('/cybersecurity', { tab }), lines);
}

async function scenarios(question: Question): Promise<string> {
  const {
    ask,
    organizationId: organization_id,
    parameters: { text: q },
  } = question;
  const { items, total } = await ask('listRiskScenarios', {
    query: { organization_id, ...(q !== undefined && { q }), limit: SHOWN },
  });
  const tab = 'scenarios';
  const lines = items.map(({ id, title }) => link(title, pathTo('/cybersecurity', { tab, scenario: id })));
  return listing(question, 'scenarios', total, said(question, 'assets'), pathTo('/cybersecurity', { tab, q }), lines);
}

async function people(question: Question): Promise<string> {
  const {
    ask,
    organizationId,
    texts,
    parameters: { role },
  } = question;
  const { items, total } =
    role === undefined
      ? await ask('listPeople', { query: { organization_id: organizationId, limit: NAMED } })
      : await ask('getOrganization', { params: { orgId: organizationId } }).then(({ members }) => {
          const meant = members.filter((member) => member.role === role);
          return { items: meant, total: meant.length };
        });
  const lines = items.map(({ name, email }) => quoted(name ?? email ?? texts.untitled));
  return listing(question, 'people', total, role ? [texts.roles[role]] : [], '/organization', lines, NAMED);
}

/** Lists of few records, all of which are named. */
const NAMED = 20;
const named = ({ lists }: Texts, heading: string, lines: readonly string[]) =>
  lines.length === 0 ? lists.noneThere : paragraphs(heading, bullets(lines));

async function templates({ ask, organizationId: organization_id, texts }: Question): Promise<string> {
  const { items } = await ask('listGrcTemplates', { query: { organization_id, sort: 'name', limit: NAMED } });
  const lines = items.map(({ id, name, framework }) => {
    const more = framework === '' || framework === name ? '' : `: ${quoted(framework)}`;
    return `${link(name, `/grc/templates/${id}/view`)}${more}`;
  });
  return named(texts, texts.lists.templates, lines);
}

async function domains({ ask, texts }: Question): Promise<string> {
  const { items } = await ask('listGrcDomains', { query: { limit: NAMED } });
  return named(
    texts,
    texts.lists.domains,
    items.map(({ name }) => quoted(name)),
  );
}

async function registers({ ask, texts }: Question): Promise<string> {
  const { items } = await ask('listRiskTables', { query: { limit: NAMED } });
  const own = items.filter(({ is_template }) => !is_template);
  return named(
    texts,
    texts.lists.registers,
    own.map(({ id, name }) => link(name, pathTo('/risk-register', { register: id }))),
  );
}

async function categories({ ask, organizationId: organization_id, texts }: Question): Promise<string> {
  const { category } = await ask('getRiskFacets', { query: { organization_id, archived: 'exclude' } });
  const used = category.filter(({ value }) => value !== '');
  return named(
    texts,
    texts.lists.categories,
    used.map(({ value, count }) => link(`${value}: ${count}`, pathTo('/risk-register', { category: value }))),
  );
}

const OF_RISKS = [
  'level',
  'severity',
  'status',
  'owner',
  'category',
  'domain',
  'asset',
  'due',
  'changed',
  'added',
  'text',
] as const;
const OF_TASKS = ['status', 'due', 'owner', 'text'] as const;

export const listIntents = {
  'risks-count': { takes: OF_RISKS, answer: risks(0) },
  'risks-list': { takes: OF_RISKS, answer: risks(SHOWN) },
  'risks-top': { takes: [], answer: (question) => risks(SHOWN)({ ...question, parameters: {} }) },
  'tasks-count': { takes: OF_TASKS, answer: tasks(0) },
  'tasks-list': { takes: OF_TASKS, answer: tasks(SHOWN) },
  'plans-count': { takes: ['status', 'owner'], answer: plans },
  'flows-count': { takes: ['status', 'changed'], answer: flows },
  'assets-count': { takes: ['level', 'text'], answer: assets(0) },
  'assets-list': { takes: ['level', 'text'], answer: assets(SHOWN) },
  'properties-count': { takes: [], answer: properties },
  'scenarios-count': { takes: ['text'], answer: scenarios },
  'people-list': { takes: ['role'], answer: people },
  'templates-list': { takes: [], answer: templates },
  'domains-list': { takes: [], answer: domains },
  'registers-list': { takes: [], answer: registers },
  'categories-list': { takes: [], answer: categories },
} satisfies Partial<Record<IntentId, Intent>>;
