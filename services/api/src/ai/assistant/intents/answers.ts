/** What answers a question that is no list: about one risk or asset, how things stand, what to do, rules and advice. */
import { LEVELS, NONE, ROLES, type Language, type Risk } from '@parapet/contracts';
import { assetLevel, PERMISSIONS, RESOURCES, scoreBucket, scoresIn } from '@parapet/contracts/rules';
import { textAt } from '../../model/json-value.ts';
import { pathOf, pathTo } from '../../tools/places.ts';
import { controlById, referenceOf } from '../catalog/catalog.ts';
import type { Control } from '../catalog/control.ts';
import { INTENTS } from '../catalog/intents.ts';
import { LISTS } from '../catalog/lists.ts';
import { findControls } from '../drafts/controls.ts';
import { assess, draftPlan } from '../drafts/drafts.ts';
import type { Facet, IntentId, Texts } from '../texts/types.ts';
import { bullets, paragraphs, quoted } from '../wording.ts';
import {
  count,
  lineOf,
  link,
  listed,
  namesOf,
  own,
  since,
  SHOWN,
  spoken,
  statusesOf,
  timeOf,
  type Question,
} from './lists.ts';

/** @returns Markdown with links into the product @throws Problem as the operations answer it */
type Answer = (question: Question) => Promise<string> | string;

const [MOST_CONTROLS, MOST_CHANGES] = [5, 100];
const riskOf = ({ ask, parameters: { risk } }: Question) => ask('getRisk', { params: { id: risk?.id ?? '' } });

const ownerOf = ({ owner_id, reviewer_id, names }: Risk, { who, ofRisk }: Texts) => {
  const [owner, reviewer] = [owner_id, reviewer_id].map((id) => (id === null ? who.none : quoted(names[id] ?? id)));
  return ofRisk.owner(owner ?? '', reviewer ?? '');
};

const scoreOf = ({ impact_level, probability, risk_score, severity }: Risk, { levels, ofRisk }: Texts) => {
  const level = scoreBucket(risk_score);
  const [from = 0, to = 0] = [scoresIn([level])[0], scoresIn([level]).at(-1)];
  const line = ofRisk.score(impact_level, probability, risk_score, levels[level], from, to);
  return paragraphs(line, severity === level ? '' : ofRisk.differs(levels[severity]));
};

/** How many risks there are by a value, with links to them; '' where none has one. */
async function facets(name: Facet, question: Question): Promise<string> {
  const { ask, texts } = question;
  const found = await ask('getRiskFacets', { query: { ...own(question), archived: 'exclude' } });
  const level = LEVELS.toReversed().map((value) => ({ value, count: found.levels[value] }));
  const values = { ...found, level, owner: found.owner_id.filter(({ value }) => value !== NONE) }[name];
  const names =
    name === 'owner'
      ? await namesOf(
          values.map(({ value }) => value),
          question,
        )
      : undefined;
  const used = values.filter((one) => one.value !== '' && (name === 'level' || one.count > 0));
  const lines = used.map(({ value, count: risks }) =>
    link(`${names?.get(value) ?? spoken(value, texts)}: ${risks}`, pathTo('/risk-register', { [name]: value })),
  );
  return lines.length === 0 ? '' : paragraphs(texts.facets[name], bullets(lines));
}

/** What somebody did: "Mar 1, 2026, 10:00 AM: Ada, created" */
function eventOf(question: Question, verb: keyof Texts['changes']['verbs'], at: string, who: string | null, what = '') {
  const { changes, fact } = question.texts;
  const facts = [quoted(who ?? changes.product), changes.verbs[verb], what].filter(Boolean);
  return fact(timeOf(question, at), facts.join(', '));
}

/** What advice is about: the risk that the question names, or its own words. */
const subjectOf = ({ parameters: { risk, text } }: Question) => risk?.name ?? text ?? '';

/** A draft, after the risk as it is recorded where there is one. */
const drafted =
  (draft: (words: string, language: Language) => { content: string }): Answer =>
  async (question) => {
    const { texts, language, parameters } = question;
    const risk = parameters.risk && `${texts.ofRisk.recorded} ${lineOf('risk', await riskOf(question), texts)}`;
    return paragraphs(risk ?? '', draft(subjectOf(question), language).content);
  };

const controlLine = (control: Control) => `**${control.title}** (${referenceOf(control)}): ${control.summary}`;

const ANSWERS: { [Id in IntentId]?: Answer } = {
  'risk-owner': async (question) => ownerOf(await riskOf(question), question.texts),
  'risk-score': async (question) => scoreOf(await riskOf(question), question.texts),
  'risk-added': async (question) => {
    const { created_by, created_at } = await riskOf(question);
    const names = await namesOf([created_by], question);
    return question.texts.ofRisk.added(names.get(created_by) ?? quoted(created_by), timeOf(question, created_at));
  },
  'risk-show': async (question) => {
    const [{ texts }, risk] = [question, await riskOf(question)];
    const line = paragraphs(lineOf('risk', risk, texts), quoted(risk.description, 300));
    return paragraphs(line, scoreOf(risk, texts), ownerOf(risk, texts));
  },
  'risk-links': async (question) => {
    const { id, title, names, selected_assets, selected_scenarios } = await riskOf(question);
    const { assets, scenarios } = question.texts.ofRisk;
    const named = (ids: readonly string[], heading: (count: number) => string) => {
      const lines = ids.flatMap((one) => names[one] ?? []).map((name) => quoted(name));
      return paragraphs(heading(lines.length), bullets(lines));
    };
    const path = pathTo('/risk-connections', { risk: id });
    return paragraphs(link(title, path), named(selected_assets, assets), named(selected_scenarios, scenarios));
  },
  'risk-history': async (question) => {
    const { texts, parameters } = question;
    const { changed, risk, status } = parameters;
    const from = changed && { from: since(changed, question) };
    const query = { entity: 'risks', entity_id: risk?.id ?? '', limit: MOST_CHANGES, ...from } as const;
    const { items } = await question.ask('listAuditEntries', { query });
    const meant: readonly unknown[] | undefined =
      status === undefined ? status : statusesOf(LISTS.risks.statuses, status);
    const isMeant = (value: Parameters<typeof textAt>[0]) => !meant || meant.includes(textAt(value, 'status'));
    // Who closed a risk is who gave it that status.
    const events = items.filter(({ before, after }) => isMeant(after) && (!meant || !isMeant(before)));
    const lines = events.slice(0, SHOWN).map(({ at, actor_name, action }) => {
      const said = status && texts.filter.status(spoken(status, texts));
      return eventOf(question, action === 'create' ? 'created' : 'changed', at, actor_name, said);
    });
    const asItIs = status ? lineOf('risk', await riskOf(question), texts) : '';
    return paragraphs(asItIs, bullets(lines) || texts.ofRisk.noHistory);
  },
  changes: async (question) => {
    const { ask, texts, parameters } = question;
    const { changed } = parameters;
    const { items } = await ask('getRecentActivity', { query: { ...own(question), limit: 20 } });
    const lines = items.flatMap(({ at, actor_name, verb, title, risk_id }) => {
      const what = risk_id === null ? quoted(title) : link(title, pathOf('risk', { id: risk_id }));
      return changed && at < since(changed, question) ? [] : eventOf(question, verb, at, actor_name, what);
    });
    const heading = texts.changes.heading(changed === undefined ? null : texts.periods[changed]);
    return lines.length === 0 ? texts.changes.none : paragraphs(heading, bullets(lines));
  },
  'people-list': async (question) => {
    const { ask, texts, organizationId: orgId, parameters } = question;
    const { role } = parameters;
    const { members } = role ? await ask('getOrganization', { params: { orgId } }) : { members: [] };
    const items = members.filter((member) => member.role === role);
    const found = role ? { items, total: items.length } : await ask('listPeople', { query: own(question) });
    const lines = found.items.slice(0, SHOWN).map(({ name, email }) => quoted(name ?? email ?? texts.untitled));
    return listed(texts, ['people', found.total], role ? [texts.roles[role]] : [], '/organization', lines);
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
  const { parameters, texts } = question;
  const said = parts.map((part) => {
    if ('facet' in part) return facets(part.facet, question);
    return count(part.list, { ...question, parameters: part.with ?? parameters }, part.shown, part.isLeftOutEmpty);
  });
  const counted = list ? await count(list, question, shown) : '';
  const answer = (await ANSWERS[intent]?.(question)) ?? '';
  const [heading = '', ...lines] = [texts.says[intent] ?? ''].flat();
  return (
    paragraphs(answer, counted, heading, bullets(lines), ...(await Promise.all(said))) || (texts.nothing[intent] ?? '')
  );
}
