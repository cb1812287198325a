/** What answers a question, in the words of its language: with lists, about one risk or asset, with rules and with advice. */
import { LEVELS, NONE, ROLES, type Language, type Risk } from '@parapet/contracts';
import { assetLevel, PERMISSIONS, RESOURCES, scoreBucket, scoresIn } from '@parapet/contracts/rules';
import { textAt } from '../../model/json-value.ts';
import { pathOf, pathTo, titleOf, type Kind } from '../../tools/places.ts';
import { controlById, referenceOf } from '../catalog/catalog.ts';
import type { Control } from '../catalog/control.ts';
import { INTENTS, type ListPart, type Part } from '../catalog/intents.ts';
import { LISTS, type List, type Row } from '../catalog/lists.ts';
import { findControls } from '../drafts/controls.ts';
import { assess, draftPlan } from '../drafts/drafts.ts';
import type { Counted, Facet, IntentId, Texts } from '../texts/types.ts';
import { bullets, paragraphs, quoted } from '../wording.ts';
import { recordsOf, SHOWN, shownOf, since, statusesOf, valuesIn, type Question } from './lists.ts';

/** @returns Markdown with links into the product @throws Problem as the operations answer it */
type Answer = (question: Question) => Promise<string> | string;

const [MOST_CONTROLS, MOST_CHANGES] = [5, 100];

/** A link into the product. */
export const link = (text: string, path: string): string => `[${quoted(text)}](${path})`;

/** The organization, as lists of an operation are asked for. */
const own = ({ organizationId: organization_id }: Question) => ({ organization_id });

/** A time as the person reads it. */
const timeOf = ({ language, timeZone }: Question, at: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(at));

/** The names of people by id; people who left keep theirs, and who is invited has only an address. */
async function namesOf(ids: readonly (string | null | undefined)[], question: Question) {
  const id = [...new Set(ids.flatMap((one) => (one && !one.includes('@') ? one : [])))];
  const query = { ...own(question), id };
  const { items } = id.length === 0 ? { items: [] } : await question.ask('listPeople', { query });
  return new Map(items.map((one) => [one.id, quoted(one.name ?? one.email ?? one.id)]));
}

/** A record with what is known of it: "[Restore test](…): Pending, due 2026-03-01". @param names of people by id */
function lineOf(kind: Kind, row: Row, texts: Texts, names: ReadonlyMap<string, string> = new Map()): string {
  const { risk_score: score, status, current_step: step, actions, due_date, assigned_to } = row;
  const title = titleOf(row) || texts.untitled;
  const facts = [
    score && texts.score(score, texts.levels[scoreBucket(score)]),
    // That of an asset is any text.
    status && kind !== 'asset' && texts.statuses[status],
    step && texts.step(Math.min(3, step)),
    actions && texts.done(actions.filter((action) => action.status === 'completed').length, actions.length),
    due_date && texts.due(due_date),
    assigned_to && texts.filter.assigned(names.get(assigned_to) ?? quoted(assigned_to)),
  ].filter(Boolean);
  const linked = link(title, pathOf(row.kind === 'action' ? 'plan' : (row.kind ?? kind), row));
  return facts.length === 0 ? linked : texts.fact(linked, facts.join(', '));
}

/** "**7 risks** (score Critical). [Open the list](…)", with the first entries of the list and how many more there are. @param opens the link */
function listed(texts: Texts, kind: Counted, total: number, filters: string[], opens: string, shown: string[]) {
  const head = `**${texts.counted(kind, total)}**${filters.length === 0 ? '' : ` (${filters.join('; ')})`}`;
  const more = total > shown.length && shown.length > 0 ? texts.more(total - shown.length) : '';
  return paragraphs(`${head}. ${opens}`, bullets(shown), more);
}

/** What is asked for in words: "Critical or High", "not Closed". */
function spoken(value: string, { levels, statuses, periods, who, not, or }: Texts): string {
  const words: Readonly<Record<string, string>> = { ...levels, ...statuses, ...periods, ...who };
  const all = valuesIn(value).map((one) => words[one] ?? one);
  return value.startsWith('!') ? not(all.join()) : all.join(` ${or} `);
}

/** Counts a list and names its first entries; '' for an empty one that may be left out. */
async function count({ list, shown: most, isLeftOutEmpty, ...part }: ListPart, asked: Question) {
  const { path, place, shows, words = {} }: List = LISTS[list];
  const { texts } = asked;
  const question = { ...asked, parameters: part.with ?? asked.parameters };
  const { items, total, values, isExact } = await recordsOf(list, question);
  if (isLeftOutEmpty && total === 0) return '';
  const say: Readonly<Record<string, ((word: string) => string) | undefined>> = texts.filter;
  const asks = Object.entries(question.parameters);
  const wordsOf = ([name, value]: (typeof asks)[number]) => {
    const isFree = name === 'text' || name === 'category';
    const word = typeof value === 'object' ? value.name : isFree ? value : spoken(value, texts);
    const filter = value === 'overdue' ? value : name;
    return say[words[filter] ?? filter]?.(quoted(word)) ?? [];
  };
  const filters = asks.flatMap(wordsOf);
  if (place === 'risk' && !question.parameters.status) filters.push(texts.notArchived);
  const isOnPage = (name = '') => (name === 'level' ? isExact : values[name] !== undefined);
  const missing = asks.filter(([name]) => !isOnPage(shows[name])).flatMap(wordsOf);
  const url = pathTo(path, Object.fromEntries(Object.values(shows).map((name) => [name, values[name]])));
  const opens = link(texts.openList, url) + (missing.length === 0 ? '' : ` ${texts.noFilter(missing.join('; '))}`);
  const shown = items.slice(0, most ?? shownOf(question));
  const people = shown.map(({ assigned_to }) => assigned_to);
  const names = await namesOf(people, question);
  const lines = shown.map((row) => lineOf(place, row, texts, names));
  return listed(texts, list, total, filters, opens, lines);
}

/** An answer about the risk that the question names. */
const ofRisk =
  (say: (risk: Risk, question: Question) => string | Promise<string>): Answer =>
  async (question) =>
    say(await question.ask('getRisk', { params: { id: question.parameters.risk?.id ?? '' } }), question);

function ownerOf({ owner_id, reviewer_id, names }: Risk, { texts: { who, ofRisk: says } }: Question) {
  const nameOf = (id: string | null) => (id === null ? who.none : quoted(names[id] ?? id));
  return says.owner(nameOf(owner_id), nameOf(reviewer_id));
}

function scoreOf({ impact_level, probability, risk_score, severity }: Risk, { texts }: Question) {
  const { levels, ofRisk: says } = texts;
  const level = scoreBucket(risk_score);
  const [from = 0, to = 0] = [scoresIn([level])[0], scoresIn([level]).at(-1)];
  const line = says.score(impact_level, probability, risk_score, levels[level], from, to);
  return paragraphs(line, severity === level ? '' : says.differs(levels[severity]));
}

/** How many risks there are by a value, with links to them; '' where none has one. */
async function facets(name: Facet, question: Question): Promise<string> {
  const { ask, texts } = question;
  const found = await ask('getRiskFacets', { query: { ...own(question), archived: 'exclude' } });
  const level = LEVELS.toReversed().map((value) => ({ value, count: found.levels[value] }));
  const values = { ...found, level, owner: found.owner_id.filter(({ value }) => value !== NONE) }[name];
  const names = await namesOf(name === 'owner' ? values.map(({ value }) => value) : [], question);
  const used = values.filter((one) => one.value !== '' && (name === 'level' || one.count > 0));
  const lines = used.map(({ value, count: risks }) =>
    link(`${names.get(value) ?? spoken(value, texts)}: ${risks}`, pathTo('/risk-register', { [name]: value })),
  );
  return lines.length === 0 ? '' : paragraphs(texts.facets[name], bullets(lines));
}

/** What somebody did: "Mar 1, 2026, 10:00 AM: Ada, created" */
function eventOf(question: Question, verb: keyof Texts['changes']['verbs'], at: string, who: string | null, what = '') {
  const { changes, fact } = question.texts;
  const facts = [quoted(who ?? changes.product), changes.verbs[verb], what || []].flat();
  return fact(timeOf(question, at), facts.join(', '));
}

/** What advice is about: the risk that the question names, or its own words. */
const subjectOf = ({ parameters: { risk, text } }: Question) => risk?.name ?? text ?? '';

const recorded = ofRisk((risk, { texts }) => `${texts.ofRisk.recorded} ${lineOf('risk', risk, texts)}`);

/** A draft, after the risk as it is recorded where there is one. */
const drafted =
  (draft: (words: string, language: Language) => { content: string }): Answer =>
  async (question) => {
    const { content } = draft(subjectOf(question), question.language);
    return paragraphs(question.parameters.risk ? await recorded(question) : '', content);
  };

const controlLine = (control: Control) => `**${control.title}** (${referenceOf(control)}): ${control.summary}`;

const ANSWERS: { [Id in IntentId]?: Answer } = {
  'risk-owner': ofRisk(ownerOf),
  'risk-score': ofRisk(scoreOf),
  'risk-added': ofRisk(async ({ created_by: by, created_at }, question) => {
    const names = await namesOf([by], question);
    return question.texts.ofRisk.added(names.get(by) ?? quoted(by), timeOf(question, created_at));
  }),
  'risk-show': ofRisk((risk, question) => {
    const line = lineOf('risk', risk, question.texts);
    return paragraphs(line, quoted(risk.description, 300), scoreOf(risk, question), ownerOf(risk, question));
  }),
  'risk-links': ofRisk(({ id, title, names, selected_assets, selected_scenarios }, { texts: { ofRisk: says } }) => {
    const named = (ids: readonly string[]) => ids.flatMap((one) => names[one] ?? []).map((name) => quoted(name));
    const [assets, scenarios] = [named(selected_assets), named(selected_scenarios)];
    const lists = [says.assets(assets.length), bullets(assets), says.scenarios(scenarios.length), bullets(scenarios)];
    return paragraphs(link(title, pathTo('/risk-connections', { risk: id })), ...lists);
  }),
  'risk-history': async (question) => {
    const { ask, texts, parameters } = question;
    const { changed, risk, status } = parameters;
    const from = changed && { from: since(changed, question) };
    const query = { entity: 'risks', entity_id: risk?.id ?? '', limit: MOST_CHANGES, ...from } as const;
    const { items } = await ask('listAuditEntries', { query });
    const asked = status && statusesOf(LISTS.risks.statuses, status);
    const said = status && texts.filter.status(spoken(status, texts));
    const isIn = (state: Parameters<typeof textAt>[0]) => asked?.includes(textAt(state, 'status') ?? '');
    // Who closed a risk is who gave it that status.
    const events = items.filter(({ before, after }) => !asked || (isIn(after) && !isIn(before))).slice(0, SHOWN);
    const lines = events.map(({ at, actor_name, action }) =>
      eventOf(question, action === 'create' ? 'created' : 'changed', at, actor_name, said),
    );
    const asItIs = status ? await ofRisk((one) => lineOf('risk', one, texts))(question) : '';
    return paragraphs(asItIs, bullets(lines) || texts.ofRisk.noHistory);
  },
  changes: async (question) => {
    const { ask, texts, parameters } = question;
    const { changed } = parameters;
    const { items } = await ask('getRecentActivity', { query: { ...own(question), limit: 20 } });
    const events = items.filter(({ at }) => !changed || at >= since(changed, question));
    const lines = events.map(({ at, actor_name, verb, title, risk_id: id }) =>
      eventOf(question, verb, at, actor_name, id === null ? quoted(title) : link(title, pathOf('risk', { id }))),
    );
    const heading = texts.changes.heading(changed === undefined ? null : texts.periods[changed]);
    return lines.length === 0 ? texts.changes.none : paragraphs(heading, bullets(lines));
  },
  'people-list': async (question) => {
    const { ask, texts, organizationId: orgId, parameters } = question;
    const { role } = parameters;
    const all =
      role && (await ask('getOrganization', { params: { orgId } })).members.filter((one) => one.role === role);
    const found = all ? { items: all, total: all.length } : await ask('listPeople', { query: own(question) });
    const lines = found.items.slice(0, SHOWN).map(({ name, email }) => quoted(name ?? email ?? texts.untitled));
    const opens = link(texts.openList, '/organization') + (role ? ` ${texts.noFilter(texts.roles[role])}` : '');
    return listed(texts, 'people', found.total, role ? [texts.roles[role]] : [], opens, lines);
  },
  'asset-show': async ({ ask, texts, parameters }) => {
    const found = await ask('getAsset', { params: { id: parameters.asset?.id ?? '' } });
    const { type, status, risk_count = 0, description, names = {} } = found;
    const level = found.risk_level === null ? '–' : texts.levels[assetLevel(found.risk_level)];
    const risks = pathTo('/risk-register', { asset: found.id });
    const facts = texts.ofAsset(quoted(type) || '–', level, quoted(status) || '–', risk_count, risks);
    const properties = bullets(Object.values(names).map((one) => quoted(one)));
    return paragraphs(`**${link(found.name, pathOf('asset', found))}**`, facts, quoted(description, 300), properties);
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
  'plan-draft': drafted((risk_description, language) => draftPlan({ risk_description }, language, language)),
  'assessment-draft': drafted((words, language) => assess({ scenario_description: words }, language, language)),
};

/** Answers what an intent asks for: with what is said here, with lists, or with a text that is the same for everybody. */
export async function answerOf(intent: IntentId, question: Question): Promise<string> {
  const { list, shown, parts = [] } = INTENTS[intent];
  const all: readonly Part[] = list ? [{ list, shown }, ...parts] : parts;
  const said = all.map((part) => ('facet' in part ? facets(part.facet, question) : count(part, question)));
  const { says, nothing } = question.texts;
  const [heading = '', ...lines] = [says[intent] ?? ''].flat();
  const answer = (await ANSWERS[intent]?.(question)) ?? '';
  return paragraphs(answer, ...(await Promise.all(said)), heading, bullets(lines)) || (nothing[intent] ?? '');
}
