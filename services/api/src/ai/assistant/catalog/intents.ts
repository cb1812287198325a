/** The questions that the assistant answers: what each makes use of. Their examples are in `texts/examples-*.ts`. */
import type { Parameters } from './parameters.ts';
import type { IntentId } from '../texts/types.ts';
import { LISTS, type Listed } from './lists.ts';

export interface Intent {
  /** Names in the question are looked up in this order; the first kind that has such a record is taken. */
  takes?: readonly (keyof Parameters)[];
  /** Without it there is no answer, so the person is asked for it. */
  needs?: 'risk' | 'asset' | 'text' | 'term' | 'control';
  /** The list that is counted, and how many of its entries are named by default. */
  list?: Listed;
  shown?: number;
}

/** What the list takes. */
const of = (list: Listed): Intent => ({ list, takes: LISTS[list].takes });
const RISK: Intent = { takes: ['risk'], needs: 'risk' };
const WORDS: Intent = { takes: ['risk', 'text'], needs: 'text' };

export const INTENTS: Readonly<Record<IntentId, Intent>> = {
  'risks-count': { ...of('risks'), shown: 0 },
  'risks-list': of('risks'),
  'risks-top': { list: 'risks', takes: [...LISTS.risks.takes, 'number'] },
  'risks-distribution': {},
  'risk-show': RISK,
  'risk-owner': RISK,
  'risk-score': RISK,
  'risk-plan': RISK,
  'risk-flow': { takes: ['risk', 'status'], needs: 'risk' },
  'risk-links': RISK,
  'risk-tasks': { ...RISK, list: 'tasks' },
  'risk-history': { takes: ['risk', 'changed'], needs: 'risk' },
  'risk-added': RISK,
  'tasks-count': { ...of('tasks'), shown: 0 },
  'tasks-list': of('tasks'),
  'work-overdue': {},
  'work-mine': {},
  'plans-count': of('plans'),
  'flows-count': of('flows'),
  'assets-count': { ...of('assets'), shown: 0 },
  'assets-list': { ...of('assets'), takes: [...LISTS.assets.takes, 'number'] },
  'asset-show': { takes: ['asset'], needs: 'asset' },
  'properties-count': of('properties'),
  'scenarios-count': of('scenarios'),
  'templates-list': of('templates'),
  'categories-list': {},
  'people-list': { takes: ['role'] },
  changes: { takes: ['changed'] },
  overview: {},
  priorities: {},
  scoring: {},
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
  about: {},
  'cannot-change': {},
};
