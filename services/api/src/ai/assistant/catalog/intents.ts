/** The questions that the assistant answers: what each makes use of. Their examples are in `texts/examples-*.ts`. */
import { examplesEn } from '../texts/examples-en.ts';
import type { Facet, IntentId } from '../texts/types.ts';
import { LISTS, type Listed } from './lists.ts';
import type { Parameters } from './parameters.ts';

/** A list in an answer: what it is asked for if not by the question, how many of its entries are named, and whether nothing is said of an empty one. */
export interface ListPart {
  list: Listed;
  with?: Parameters;
  shown?: number | undefined;
  isLeftOutEmpty?: true;
}

/** A part of an answer: a list, or how many risks there are by a value. */
export type Part = ListPart | { facet: Facet };

export interface Intent {
  /** Names in the question are looked up in this order; the first kind that has such a record is taken. */
  takes?: readonly (keyof Parameters)[];
  /** Without it there is no answer, so the person is asked for it. */
  needs?: 'risk' | 'asset' | 'text' | 'term' | 'control';
  /** The list that is counted, and how many of its entries are named by default. */
  list?: Listed;
  shown?: number;
  /** Of an answer that is put together. */
  parts?: readonly Part[];
  /** Whether it is offered as the next question where nothing else is, or never. */
  offered?: 'always' | 'never';
}

const OVERDUE = (['tasks', 'actions'] as const).map((list): Part => ({
  list,
  with: { due: 'overdue' },
  isLeftOutEmpty: true,
}));
const ALL_RISKS: Part = { list: 'risks', shown: 0 };

/** What the list takes. */
const of = (list: Listed): Intent => ({ list, takes: LISTS[list].takes });
/** A list of which a question may say how many are to be named. */
const numbered = (list: Listed): Intent => ({ list, takes: [...LISTS[list].takes, 'number'] });
const RISK: Intent = { takes: ['risk'], needs: 'risk' };
const WORDS: Intent = { takes: ['risk', 'text'], needs: 'text' };

export const INTENTS: Readonly<Record<IntentId, Intent>> = {
  'risks-count': { ...of('risks'), shown: 0 },
  'risks-list': numbered('risks'),
  'risks-top': { ...numbered('risks'), offered: 'always' },
  'risks-distribution': { parts: [ALL_RISKS, { facet: 'level' }, { facet: 'status' }] },
  'risk-show': { ...RISK, parts: [{ list: 'flows' }] },
  'risk-owner': RISK,
  'risk-score': RISK,
  'risk-plan': { ...RISK, list: 'plans' },
  'risk-flow': { takes: ['risk', 'status'], needs: 'risk', list: 'flows' },
  'risk-links': RISK,
  'risk-tasks': { takes: ['risk', 'status'], needs: 'risk', list: 'tasks' },
  'risk-history': { takes: ['risk', 'status', 'changed'], needs: 'risk' },
  'risk-added': RISK,
  'tasks-count': { ...of('tasks'), shown: 0 },
  'tasks-list': numbered('tasks'),
  'work-overdue': { parts: OVERDUE, offered: 'always' },
  'work-mine': { parts: [{ list: 'work', isLeftOutEmpty: true }] },
  'plans-count': of('plans'),
  'flows-count': of('flows'),
  'assets-count': { ...of('assets'), shown: 0 },
  'assets-list': numbered('assets'),
  'asset-show': { takes: ['asset'], needs: 'asset' },
  'properties-count': of('properties'),
  'scenarios-count': of('scenarios'),
  'templates-list': of('templates'),
  'categories-list': { parts: [{ facet: 'category' }] },
  // Takes nothing: who has the most critical ones is another question.
  'owners-list': { takes: [], parts: [{ facet: 'owner' }] },
  'people-list': { takes: ['role'] },
  changes: { takes: ['changed'] },
  overview: {
    parts: [ALL_RISKS, { facet: 'level' }, { list: 'flows', with: { status: 'open' }, shown: 0 }, ...OVERDUE],
  },
  priorities: { parts: [...OVERDUE, { list: 'risks', with: { status: 'open' } }] },
  scoring: { offered: 'always' },
  levels: {},
  term: { takes: ['term'], needs: 'term' },
  roles: { takes: ['role'] },
  'howto-add-asset': {},
  'howto-add-risk': {},
  'howto-flow': {},
  'howto-archive': {},
  'howto-import': {},
  'howto-export': {},
  'howto-invite': {},
  'howto-template': {},
  'howto-matrix': {},
  'howto-settings': {},
  'controls-find': WORDS,
  'control-show': { takes: ['control'], needs: 'control' },
  'plan-draft': WORDS,
  'assessment-draft': WORDS,
  tips: {},
  about: { offered: 'never' },
  'cannot-change': { offered: 'never' },
};

/** In the order of their subjects, as their examples are. */
export const INTENT_IDS: readonly IntentId[] = Object.keys(examplesEn.questions).filter((name): name is IntentId =>
  Object.hasOwn(INTENTS, name),
);
