/** Questions about lists: how many there are, and which come first. */
import type { Asset, Risk, Task } from '@parapet/contracts';
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
  type Page,
} from '../records.ts';
import type { Counted, IntentId, Texts } from '../texts/types.ts';
import { bullets, paragraphs, quoted } from '../wording.ts';

/** A list that is counted: where it is read and shown, and how an entry of it is written. */
interface List<T> {
  kind: Counted;
  takes: Intent['takes'];
  read(question: Question, page: { limit: number; cursor?: string }): Promise<Page<T>>;
  /** For what the service has no filter: whether a record belongs to the beginning of the sorted list that is meant. */
  until?(question: Question): ((item: T) => boolean) | undefined;
  /** Whether a record is meant. */
  only?(question: Question): ((item: T) => boolean) | undefined;
  path(question: Question): string;
  line(item: T, texts: Texts): string;
}

function counted<T>(list: List<T>, shown = SHOWN): Intent {
  const answer = async (question: Question) => {
    const { items, total } = await found(
      (page) => list.read(question, page),
      list.until?.(question),
      list.only?.(question),
    );
    const lines = items.slice(0, shown).map((item) => list.line(item, question.texts));
    return listing(question, list.kind, total, said(question, list.kind), list.path(question), lines);
  };
  return { takes: list.takes, answer };
}

const UNDONE: ReadonlySet<string> = new Set(['draft', 'pending', 'in-progress']);
/** Statuses of a kind of record that a word stands for; `open` is what is still to do. None for all. */
function statusesOf<S extends string>({ parameters: { status } }: Question, all: readonly S[]): { status?: S[] } {
  const meant = all.filter((one) =>
    status === 'open' ? UNDONE.has(one) : one === (status === 'closed' ? 'completed' : status),
  );
  return meant.length === 0 ? {} : { status: meant };
}
const ofTasks = (question: Question) =>
  statusesOf(question, ['pending', 'in-progress', 'completed', 'cancelled'] as const);
const ofPlans = (question: Question) => statusesOf(question, ['draft', 'in-progress', 'completed'] as const);
const ofFlows = (question: Question) =>
  statusesOf(question, ['draft', 'in-progress', 'completed', 'archived'] as const);

const inOrganization = ({ organizationId: organization_id, parameters: { text: q } }: Question) => ({
  organization_id,
  ...(q !== undefined && { q: q.slice(0, 200) }),
});
const assigned = (question: Question) => {
  const person = assignee(question);
  return person ? { assigned_to: person } : {};
};

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
const RISKS: List<Risk> = {
  kind: 'risks',
  takes: OF_RISKS,
  read: (question, page) => {
    const sort = question.parameters.added ? '-created_at' : '-risk_score';
    return question.ask('listRisks', {
      query: { ...inOrganization(question), ...riskFilter(question).query, sort, ...page },
    });
  },
  until: (question) => {
    const from = question.parameters.added && since(question.parameters.added, question);
    return from ? ({ created_at }) => created_at >= from : undefined;
  },
  path: (question) => riskFilter(question).path,
  line: riskLine,
};

const weekOrLate = (due: Question['parameters']['due']) => (due === 'overdue' || due === 'week' ? { due } : {});
/** The last day of a period that the service has no filter for. */
function lastDay(question: Question): string | undefined {
  const { due } = question.parameters;
  return due === 'today' || due === 'month' ? dueBy(due, question) : undefined;
}

const TASKS: List<Task> = {
  kind: 'tasks',
  takes: ['status', 'due', 'owner', 'text'],
  read: (question, page) => {
    const { ask, today, parameters } = question;
    const filters = {
      ...inOrganization(question),
      ...ofTasks(question),
      ...weekOrLate(parameters.due),
      ...assigned(question),
    };
    return ask('listTasks', { query: { ...filters, today, sort: 'due_date', ...page } });
  },
  until: (question) => {
    const last = lastDay(question);
    return last === undefined ? undefined : ({ due_date }) => due_date !== null && due_date <= last;
  },
  only: (question) => {
    const isForNobody = assignee(question) === null;
    const from = lastDay(question) === undefined ? '' : question.today;
    if (!isForNobody && from === '') return undefined;
    return ({ due_date, assigned_to }) => (due_date ?? '') >= from && (!isForNobody || assigned_to === null);
  },
  path: (question) => {
    const { due, owner, text: q } = question.parameters;
    return pathTo('/plans-tasks', {
      ...ofTasks(question),
      ...weekOrLate(due),
      mine: owner === 'me' ? 'true' : undefined,
      q,
    });
  },
  line: taskLine,
};

const flowTime = ({ parameters: { status } }: Question) => (status === 'completed' ? 'completed_at' : 'updated_at');

const ASSET_LEVELS = { low: 'Low', medium: 'Medium', high: 'High', critical: 'Critical' } as const;
const ASSETS: List<Asset> = {
  kind: 'assets',
  takes: ['level', 'text'],
  read: (question, page) => {
    const {
      ask,
      parameters: { level },
    } = question;
    const filters = { ...inOrganization(question), ...(level && { risk_level: [ASSET_LEVELS[level]] }) };
    return ask('listAssets', { query: { ...filters, sort: '-risk_level', ...page } });
  },
  // The list has no filter by level on screen; the highest come first.
  path: ({ parameters: { text: q } }) => pathTo('/cybersecurity', { q }),
  line: ({ id, name, type }) => `${link(name, pathTo('/cybersecurity', { asset: id }))}${type && `: ${quoted(type)}`}`,
};

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

async function people(question: Question): Promise<string> {
  const { ask, organizationId, texts, parameters } = question;
  const { role } = parameters;
  const page = () => ask('listPeople', { query: { organization_id: organizationId, limit: NAMED } });
  const members = role && (await ask('getOrganization', { params: { orgId: organizationId } })).members;
  const meant = members && members.filter((member) => member.role === role);
  const { items, total } = meant ? { items: meant, total: meant.length } : await page();
  const lines = items.map(({ name, email }) => quoted(name ?? email ?? texts.untitled));
  return listing(question, 'people', total, role ? [texts.roles[role]] : [], '/organization', lines, NAMED);
}

export const listIntents = {
  'risks-count': counted(RISKS, 0),
  'risks-list': counted(RISKS),
  'risks-top': { takes: [], answer: (question) => counted(RISKS).answer({ ...question, parameters: {} }) },
  'tasks-count': counted(TASKS, 0),
  'tasks-list': counted(TASKS),
  'plans-count': counted({
    kind: 'plans',
    takes: ['status', 'owner'],
    read: (question, page) => {
      const filters = { ...inOrganization(question), ...ofPlans(question), ...assigned(question) };
      return question.ask('listTreatmentPlans', { query: { ...filters, sort: 'next_action', ...page } });
    },
    only: (question) => (assignee(question) === null ? ({ assigned_to }) => assigned_to === '' : undefined),
    path: (question) => pathTo('/plans-tasks', { tab: 'plans', plan_status: ofPlans(question).status }),
    line: ({ title, risk_id, status }, texts) =>
      `${link(title || texts.untitled, `/risk-flow/${risk_id}`)}: ${texts.statuses[status]}`,
  }),
  'flows-count': counted({
    kind: 'flows',
    takes: ['status', 'changed'],
    read: (question, page) => {
      const filters = { ...inOrganization(question), ...ofFlows(question) };
      return question.ask('listRiskFlows', { query: { ...filters, sort: `-${flowTime(question)}`, ...page } });
    },
    until: (question) => {
      const from = question.parameters.changed && since(question.parameters.changed, question);
      return from ? (flow) => (flow[flowTime(question)] ?? '') >= from : undefined;
    },
    path: (question) => pathTo('/risk-register', { flow: ofFlows(question).status }),
    line: ({ risk_title, risk_id, status }, texts) =>
      `${link(risk_title, `/risk-flow/${risk_id}`)}: ${texts.statuses[status]}`,
  }),
  'assets-count': counted(ASSETS, 0),
  'assets-list': counted(ASSETS),
  'properties-count': counted({
    kind: 'properties',
    takes: [],
    read: (question, page) =>
      question.ask('listProperties', { query: { ...inOrganization(question), sort: 'name', ...page } }),
    path: () => pathTo('/cybersecurity', { tab: 'properties' }),
    line: ({ id, name }) => link(name, pathTo('/cybersecurity', { tab: 'properties', property: id })),
  }),
  'scenarios-count': counted({
    kind: 'scenarios',
    takes: ['text'],
    read: (question, page) => question.ask('listRiskScenarios', { query: { ...inOrganization(question), ...page } }),
    path: ({ parameters: { text: q } }) => pathTo('/cybersecurity', { tab: 'scenarios', q }),
    line: ({ id, title }) => link(title, pathTo('/cybersecurity', { tab: 'scenarios', scenario: id })),
  }),
  'people-list': { takes: ['role'], answer: people },
  'templates-list': { takes: [], answer: templates },
  'domains-list': { takes: [], answer: domains },
  'registers-list': { takes: [], answer: registers },
  'categories-list': { takes: [], answer: categories },
} satisfies Partial<Record<IntentId, Intent>>;
