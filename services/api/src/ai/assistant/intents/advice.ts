/** Questions about rules and advice, and how something is done. */
import { ROLES, type Role } from '@parapet/contracts';
import { PERMISSIONS, RESOURCES } from '@parapet/contracts/rules';
import { controlById, referenceOf } from '../catalog/catalog.ts';
import type { Control } from '../catalog/control.ts';

import { findControls } from '../drafts/controls.ts';
import { assess, draftPlan } from '../drafts/drafts.ts';
import type { Intent, Question } from '../question.ts';
import { riskLine, riskLink } from '../records.ts';
import type { HowTo, IntentId, Texts } from '../texts/types.ts';
import { bullets, paragraphs, quoted } from '../wording.ts';

const MOST_CONTROLS = 5;

function rights(role: Role, texts: Texts): string {
  const parts = RESOURCES.flatMap((resource) => {
    const actions = PERMISSIONS[role][resource].map((action) => texts.actions[action]);
    return actions.length === 0 ? [] : [`${texts.rights[resource]} (${actions.join(', ')})`];
  });
  return texts.role(texts.roles[role], parts.join('; ') || texts.noRights);
}

function roles({ texts, parameters: { role }, asked, member }: Question): string {
  const own = /\b(I|ich|je|j|yo|puedo)\b/iu.test(asked) ? [member.role] : ROLES;
  return bullets((role ? [role] : own).map((one) => rights(one, texts)));
}

const controlLine = (control: Control) => `**${control.title}** (${referenceOf(control)}): ${control.summary}`;

function control({ texts, parameters: { control: id = '' } }: Question): string {
  const found = controlById(id);
  return found === null ? texts.noSuchControl(id) : paragraphs(controlLine(found), texts.inEnglish);
}

/** What a draft is about: the risk that the question names, or its own words. */
const subjectOf = ({ parameters: { risk, text } }: Question) => risk?.name ?? text ?? '';

function controls(question: Question): string {
  const { texts, language } = question;
  const subject = quoted(subjectOf(question), 60);
  const found = findControls(subjectOf(question), language, MOST_CONTROLS).map(controlLine);
  if (found.length === 0) return texts.noControls(`“${subject}”`);
  return paragraphs(texts.controlsFor(`**${subject}**`), bullets(found), texts.inEnglish);
}

async function recorded({ ask, parameters: { risk }, texts }: Question): Promise<string> {
  const found = risk && (await ask('getRisk', { params: { id: risk.id } }));
  return found ? `${texts.ofRisk.recorded} ${riskLine(found, texts)}` : '';
}

async function plan(question: Question): Promise<string> {
  const {
    language,
    texts,
    parameters: { risk },
  } = question;
  const { plan: draft, content } = draftPlan({ risk_description: subjectOf(question) }, language, language);
  const actions = draft.actions.map(({ title, description }) => `**${title}**: ${description}`);
  const [head = ''] = content.split('\n\n');
  return paragraphs(
    await recorded(question),
    head,
    bullets(actions),
    texts.inEnglish,
    risk ? riskLink(risk.id, risk.name) : '',
  );
}

async function assessment(question: Question): Promise<string> {
  const { content } = assess({ scenario_description: subjectOf(question) }, question.language, question.language);
  return paragraphs(await recorded(question), content);
}

const of = (answer: (texts: Texts) => string): Intent => ({ takes: [], answer: ({ texts }) => answer(texts) });
const how = (topic: HowTo): Intent => of(({ howTo }) => howTo[topic]);
const list = ({ heading, list: lines }: Texts['tips']) => paragraphs(heading, bullets(lines));
const aboutWords = (answer: Intent['answer']): Intent => ({ takes: ['risk', 'text'], needs: 'text', answer });

export const adviceIntents = {
  roles: { takes: ['role'], answer: roles },
  scoring: of(({ scoring }) => list(scoring)),
  tips: of(({ tips }) => list(tips)),
  term: {
    takes: ['term'],
    needs: 'term',
    answer: ({ texts, parameters: { term = 'risk' } }) => texts.meaning(...texts.terms[term]),
  },
  'controls-find': aboutWords(controls),
  'plan-draft': aboutWords(plan),
  'assessment-draft': aboutWords(assessment),
  'control-show': { takes: ['control'], needs: 'control', answer: control },
  'howto-add-asset': how('add-asset'),
  'howto-add-risk': how('add-risk'),
  'howto-flow': how('flow'),
  'howto-archive': how('archive'),
  'howto-import': how('import'),
  'howto-export': how('export'),
  'howto-invite': how('invite'),
  'howto-template': how('template'),
  'howto-matrix': how('matrix'),
  'howto-settings': how('settings'),
  about: of(({ self }) => self),
  'cannot-change': of(({ cannotChange }) => cannotChange),
} satisfies Partial<Record<IntentId, Intent>>;
