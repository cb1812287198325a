/** Questions about people, rules and advice, and how something is done. */
import { ROLES, type Role } from '@parapet/contracts';
import { PERMISSIONS, RESOURCES } from '@parapet/contracts/rules';
import { controlById, referenceOf } from '../catalog/catalog.ts';
import type { Control } from '../catalog/control.ts';
import { assess } from '../drafts/assess.ts';
import { draftPlan } from '../drafts/draft-plan.ts';
import { findControls } from '../drafts/find-controls.ts';
import type { Intent, Question } from '../intent.ts';
import { link, listed, riskLink } from '../records.ts';
import type { HowTo, Texts } from '../texts/texts.ts';
import { bullets, paragraphs, quoted } from '../wording.ts';
import { riskLine } from './risk-lists.ts';

const MOST_CONTROLS = 5;

async function people(question: Question): Promise<string> {
  const {
    ask,
    organizationId,
    texts,
    parameters: { role },
  } = question;
  if (role === undefined) {
    const { items, total } = await ask('listPeople', { query: { organization_id: organizationId, limit: 10 } });
    return listed(
      question,
      `**${texts.counted('people', total)}**`,
      items.map(({ name, email, id }) => quoted(name ?? email ?? id)),
      total,
    );
  }
  const { members } = await ask('getOrganization', { params: { orgId: organizationId } });
  const found = members.filter((member) => member.role === role);
  return listed(
    question,
    `**${texts.counted('people', found.length)}** (${texts.roles[role]}). ${link(texts.openList, '/organization')}`,
    found.slice(0, 10).map(({ name, email }) => quoted(name ?? email)),
    found.length,
  );
}

function rights(role: Role, texts: Texts): string {
  const parts = RESOURCES.flatMap((resource) => {
    const actions = PERMISSIONS[role][resource];
    return actions.length === 0
      ? []
      : [`${texts.rights[resource]} (${actions.map((action) => texts.actions[action]).join(', ')})`];
  });
  return texts.role(texts.roles[role], parts.join('; ') || texts.noRights);
}

function roles({ texts, parameters: { role }, asked, member }: Question): string {
  const own = /\b(I|ich|je|j|yo|puedo)\b/iu.test(asked);
  return bullets((role ? [role] : own ? [member.role] : ROLES).map((one) => rights(one, texts)));
}

const controlLine = (control: Control) => `**${control.title}** (${referenceOf(control)}): ${control.summary}`;

function control({ texts, parameters: { control: id = '' } }: Question): string {
  const found = controlById(id);
  return found === null ? texts.noSuchControl(id) : paragraphs(controlLine(found), texts.inEnglish);
}

/** The words that a draft is about: those of the risk that the question names, or its own. */
const subjectOf = ({ parameters: { risk, text } }: Question) => risk?.name ?? text ?? '';

function controls(question: Question): string {
  const { texts, language } = question;
  const subject = subjectOf(question);
  const found = findControls(subject, language, MOST_CONTROLS);
  if (found.length === 0) return texts.noControls(`“${quoted(subject, 60)}”`);
  return paragraphs(texts.controlsFor(`**${quoted(subject, 60)}**`), bullets(found.map(controlLine)), texts.inEnglish);
}

async function recorded({ ask, parameters: { risk }, texts, ...question }: Question): Promise<string> {
  if (risk === undefined) return '';
  const found = await ask('getRisk', { params: { id: risk.id } });
  return `${texts.ofRisk.recorded} ${riskLine(found, { ...question, ask, texts, parameters: {} })}`;
}

async function plan(question: Question): Promise<string> {
  const { plan: draft, content } = draftPlan(
    { risk_description: subjectOf(question) },
    question.language,
    question.language,
  );
  const { risk } = question.parameters;
  const actions = draft.actions.map(({ title, description }) => `**${title}**: ${description}`);
  return paragraphs(
    await recorded(question),
    content.split('\n\n')[0] ?? '',
    bullets(actions),
    question.texts.inEnglish,
    risk === undefined ? '' : riskLink(risk.id, risk.name),
  );
}

async function assessment(question: Question): Promise<string> {
  return paragraphs(
    await recorded(question),
    assess({ scenario_description: subjectOf(question) }, question.language, question.language).content,
  );
}

const how = (topic: HowTo, next: readonly string[]): Intent => ({
  takes: [],
  answer: ({ texts }) => texts.howTo[topic],
  next,
});
const list = ({ heading, list: lines }: { heading: string; list: readonly string[] }) =>
  paragraphs(heading, bullets(lines));

export const adviceIntents = {
  'people-list': { takes: ['role'], answer: people, next: ['roles', 'howto-invite', 'work-mine'] },
  roles: { takes: ['role'], answer: roles, next: ['people-list', 'howto-invite', 'howto-settings'] },
  scoring: { takes: [], answer: ({ texts }) => list(texts.scoring), next: ['levels', 'risks-top', 'howto-matrix'] },
  term: {
    takes: ['term'],
    needs: 'term',
    answer: ({ texts, parameters: { term = 'risk' } }) => texts.meaning(...texts.terms[term]),
    next: ['scoring', 'tips', 'levels'],
  },
  tips: { takes: [], answer: ({ texts }) => list(texts.tips), next: ['scoring', 'howto-flow', 'risks-top'] },
  'controls-find': {
    takes: ['risk', 'text'],
    needs: 'text',
    answer: controls,
    next: ['plan-draft', 'assessment-draft', 'risks-top'],
  },
  'control-show': {
    takes: ['control'],
    needs: 'control',
    answer: control,
    next: ['controls-find', 'templates-list', 'tips'],
  },
  'plan-draft': {
    takes: ['risk', 'text'],
    needs: 'text',
    answer: plan,
    next: ['controls-find', 'assessment-draft', 'howto-flow'],
  },
  'assessment-draft': {
    takes: ['risk', 'text'],
    needs: 'text',
    answer: assessment,
    next: ['controls-find', 'plan-draft', 'scoring'],
  },
  'howto-add-asset': how('add-asset', ['howto-import', 'howto-template', 'assets-list']),
  'howto-add-risk': how('add-risk', ['howto-flow', 'howto-import', 'templates-list']),
  'howto-flow': how('flow', ['howto-archive', 'scoring', 'flows-count']),
  'howto-archive': how('archive', ['howto-export', 'flows-count', 'roles']),
  'howto-import': how('import', ['howto-export', 'howto-template', 'howto-add-risk']),
  'howto-export': how('export', ['howto-import', 'overview', 'risks-top']),
  'howto-invite': how('invite', ['roles', 'people-list', 'howto-settings']),
  'howto-template': how('template', ['templates-list', 'howto-add-risk', 'howto-matrix']),
  'howto-matrix': how('matrix', ['levels', 'scoring', 'howto-settings']),
  'howto-settings': how('settings', ['howto-matrix', 'roles', 'howto-invite']),
  about: { takes: [], answer: ({ texts }) => texts.self, next: ['risks-top', 'work-overdue', 'scoring'] },
  'cannot-change': {
    takes: [],
    answer: ({ texts }) => texts.cannotChange,
    next: ['howto-add-risk', 'howto-archive', 'about'],
  },
} satisfies Record<string, Intent>;
