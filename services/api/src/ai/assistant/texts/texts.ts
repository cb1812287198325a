/** What the assistant says, in each language. Names of records in arguments are links or have been made safe by `quoted`. */
import type { Language, Level, RiskStatus, Role, TaskStatus } from '@parapet/contracts';
import type { Term } from '../intent.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { Period, Status } from './examples.ts';

/** The kinds of records that are counted. */
export type Counted =
  | 'risks'
  | 'tasks'
  | 'plans'
  | 'flows'
  | 'assets'
  | 'properties'
  | 'scenarios'
  | 'people'
  | 'actions';

/** Where something is done, with a link into the product. */
export type HowTo =
  | 'add-asset'
  | 'add-risk'
  | 'flow'
  | 'archive'
  | 'import'
  | 'export'
  | 'invite'
  | 'template'
  | 'matrix'
  | 'settings';

export interface Meanings {
  tips: { heading: string; list: readonly string[] };
  scoring: { heading: string; list: readonly string[] };
  terms: Readonly<Record<Term, readonly [term: string, meaning: string]>>;
}

export interface Texts extends Meanings {
  levels: Readonly<Record<Level, string>>;
  statuses: Readonly<Record<Status | RiskStatus | TaskStatus, string>>;
  roles: Readonly<Record<Role, string>>;
  periods: Readonly<Record<Period, string>>;
  /** Names of seeded categories in this language, folded, with the value that is stored. */
  categories: Readonly<Record<string, string>>;
  /** "1 risk", "2 risks" */
  counted(kind: Counted, count: number): string;
  /** A filter that is in force: "score Critical". */
  filter: {
    level(level: string): string;
    assetLevel(level: string): string;
    severity(level: string): string;
    status(status: string): string;
    owner(name: string): string;
    assigned(name: string): string;
    category(name: string): string;
    domain(name: string): string;
    asset(name: string): string;
    overdue: string;
    due(period: string): string;
    changed(period: string): string;
    text(words: string): string;
  };
  nobody: string;
  you: string;
  notArchived: string;
  openList: string;
  more(count: number): string;
  /** A risk in a list. */
  risk(title: string, score: number, level: string, status: string): string;
  severity(level: string): string;
  due(day: string): string;
  untitled: string;
  /** @param name of the record that the page shows, or that was spoken of */
  about(name: string): string;
  ofRisk: {
    owner(owner: string, reviewer: string): string;
    score(impact: number, probability: number, score: number, level: string, from: number, to: number): string;
    differs(severity: string): string;
    noPlan: string;
    plan(title: string, status: string, assigned: string, done: number, all: number): string;
    noFlow: string;
    flow(status: string, step: number, assigned: string): string;
    assets(count: number): string;
    scenarios(count: number): string;
    noTasks: string;
    noHistory: string;
    change(who: string, when: string): string;
    recorded: string;
  };
  ofAsset(type: string, level: string, status: string, risks: number, link: string): string;
  distribution: { byScore: string; byStatus: string };
  lists: {
    templates: string;
    categories: string;
    domains: string;
    registers: string;
    people: string;
    noneThere: string;
  };
  changes: {
    heading(period: string | null): string;
    none: string;
    verbs: Readonly<Record<'created' | 'changed' | 'completed' | 'reopened' | 'archived' | 'unarchived', string>>;
    product: string;
  };
  overview(risks: string, levels: string, flows: string, tasks: string): string;
  overdue: { nothing: string; tasks(count: number): string; actions(count: number): string };
  mine: { nothing: string; heading(count: number): string };
  priorities: { overdue: string; risks: string };
  meaning(term: string, meaning: string): string;
  level(level: string, from: number, to: number): string;
  levelOfScenario: string;
  role(role: string, rights: string): string;
  rights: Readonly<Record<'risks' | 'assets' | 'tasks' | 'organizations' | 'users', string>>;
  actions: Readonly<Record<'create' | 'read' | 'update' | 'delete', string>>;
  noRights: string;
  howTo: Readonly<Record<HowTo, string>>;
  controlsFor(what: string): string;
  noControls(what: string): string;
  inEnglish: string;
  noSuchControl(id: string): string;
  cannotChange: string;
  /** What the assistant is; examples follow. */
  self: string;
  notUnderstood: string;
  notFound: Readonly<Record<'risk' | 'asset', (name: string) => string>>;
  which: Readonly<Record<'risk' | 'asset' | 'text', string>>;
  /** The role of the person does not allow it. */
  notAllowed: string;
  tooLong(most: number): string;
}

export const TEXTS: Readonly<Record<Language, Texts>> = { en, de, fr, es };
