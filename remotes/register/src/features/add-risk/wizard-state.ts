/** What a person has filled in so far in the Add Risk wizard, and what follows from it. */
import { RISK_SEVERITIES, type GrcTemplate, type RiskCreate, type RiskSeverity } from '@parapet/contracts';
import { answersWithFields, fieldsFromAnswer, initialAnswers, isFilled, sameValue } from '@parapet/contracts/rules';
import { selectedScenarios } from './linked-scenarios.ts';
import type { Picked, PickedAsset, PickedItems } from './picked-items.ts';

export type WizardAnswer = string | number;

export interface WizardState extends PickedItems {
  title: string;
  domain_id: string | null;
  template_id: string | null;
  /** The named register that the risk is put into. */
  register: Picked | null;
  /** Index of the step that is shown. */
  step: number;
  /** What the person answered, by the key of the answer; also of templates that are not chosen any more. */
  answers: Readonly<Record<string, WizardAnswer>>;
  description: string;
  category: string;
  /** Null for nobody. */
  owner_id: string | null;
  reviewer_id: string | null;
  severity: RiskSeverity;
  /** 1-5. */
  impact_level: number;
  /** 1-5. */
  probability: number;
}

export type PickedField = 'assets' | 'scenarios';
type Preselected = Partial<Pick<WizardState, PickedField | 'domain_id' | 'register'>>;

/** The defaults of a new risk (section 9). */
export function newWizard(preselected: Preselected = {}): WizardState {
  return {
    title: '',
    domain_id: null,
    template_id: null,
    register: null,
    step: 0,
    assets: [],
    scenarios: [],
    left_out: [],
    answers: {},
    description: '',
    category: '',
    owner_id: null,
    reviewer_id: null,
    severity: 'medium',
    impact_level: 3,
    probability: 3,
    ...preselected,
  };
}

/**
 * Everything once something was filled in, so that restoring it replaces all of another start; `{}` before that. The step alone is nothing, nor is what the
 * assets of the start bring along.
 */
export function draftOf(start: WizardState, now: WizardState): WizardState | Record<string, never> {
  const filledIn = ({ assets, ...rest }: WizardState) => ({ ...rest, assets: assets.map(({ id }) => id), step: 0 });
  return sameValue(filledIn(start), filledIn(now)) ? {} : now;
}

const text = (value: unknown, fallback: string): string => (typeof value === 'string' ? value : fallback);
const idOr = (value: unknown, fallback: string | null): string | null =>
  typeof value === 'string' || value === null ? value : fallback;
const level = (value: unknown, fallback: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 5 ? value : fallback;

function pickedOr(value: unknown, fallback: readonly Picked[]): readonly Picked[] {
  if (!Array.isArray(value)) return fallback;
  return value.flatMap((one: unknown) =>
    typeof one === 'object' &&
    one !== null &&
    'id' in one &&
    'name' in one &&
    typeof one.id === 'string' &&
    typeof one.name === 'string'
      ? [{ id: one.id, name: one.name }]
      : [],
  );
}

/** The assets of a draft. Those of one from before assets brought scenarios along bring none: it comes back as it was. */
function assetsOr(value: unknown, fallback: readonly PickedAsset[]): readonly PickedAsset[] {
  if (!Array.isArray(value)) return fallback;
  return value.flatMap((one: unknown) =>
    pickedOr([one], []).map((picked) => {
      const known = typeof one === 'object' && one !== null && 'scenarios' in one ? one.scenarios : [];
      return { ...picked, scenarios: known === null ? null : pickedOr(known, []) };
    }),
  );
}

function answersOr(value: unknown, fallback: WizardState['answers']): WizardState['answers'] {
  if (typeof value !== 'object' || value === null) return fallback;
  const known = Object.entries(value).flatMap(([key, answer]: [string, unknown]): [string, WizardAnswer][] =>
    typeof answer === 'string' || typeof answer === 'number' ? [[key, answer]] : [],
  );
  return Object.fromEntries(known);
}

/** @param draft outside data, from {@link draftOf}; what does not fit is left as it is */
export function withDraft(now: WizardState, draft: Readonly<Record<string, unknown>>): WizardState {
  return {
    title: text(draft['title'], now.title),
    domain_id: idOr(draft['domain_id'], now.domain_id),
    template_id: idOr(draft['template_id'], now.template_id),
    register: draft['register'] === null ? null : (pickedOr([draft['register']], [])[0] ?? now.register),
    step:
      typeof draft['step'] === 'number' && Number.isInteger(draft['step']) && draft['step'] >= 0
        ? draft['step']
        : now.step,
    assets: assetsOr(draft['assets'], now.assets),
    scenarios: pickedOr(draft['scenarios'], now.scenarios),
    left_out: Array.isArray(draft['left_out'])
      ? draft['left_out'].filter((id) => typeof id === 'string')
      : now.left_out,
    answers: answersOr(draft['answers'], now.answers),
    description: text(draft['description'], now.description),
    category: text(draft['category'], now.category),
    owner_id: idOr(draft['owner_id'], now.owner_id),
    reviewer_id: idOr(draft['reviewer_id'], now.reviewer_id),
    severity: RISK_SEVERITIES.find((severity) => severity === draft['severity']) ?? now.severity,
    impact_level: level(draft['impact_level'], now.impact_level),
    probability: level(draft['probability'], now.probability),
  };
}

/** An answer also sets the field of the risk that it is synchronized with (section 5). */
export function withAnswer(now: WizardState, key: string, answer: WizardAnswer): WizardState {
  return withDraft({ ...now, answers: { ...now.answers, [key]: answer } }, fieldsFromAnswer(key, answer));
}

type Steps = Pick<GrcTemplate, 'steps'>;

/** The answers to the questions of a template: the person's, or else the question's initial value. Locked questions keep the initial value. */
export function answersTo({ steps }: Steps, answers: WizardState['answers']): Record<string, WizardAnswer> {
  return Object.fromEntries(
    steps.flatMap((step) =>
      Object.entries(initialAnswers(step)).map(([key, start], index): [string, WizardAnswer] => [
        key,
        step.questions[index]?.locked === true ? start : (answers[key] ?? start),
      ]),
    ),
  );
}

/** The risk to create. @param template that was chosen; null without one, as on the quick page */
export function riskOf(state: WizardState, template: GrcTemplate | null, organization_id: string): RiskCreate {
  const { title, description, category, owner_id, reviewer_id, severity, impact_level, probability } = state;
  const fields = { category, severity, impact_level, probability };
  const given = Object.fromEntries(
    Object.entries(template === null ? {} : answersTo(template, state.answers)).filter(([, answer]) =>
      isFilled(answer),
    ),
  );
  return {
    organization_id,
    title: title.trim(),
    description,
    owner_id,
    reviewer_id,
    ...fields,
    domain_id: state.domain_id ?? template?.domain_id ?? null,
    template_id: template?.id ?? null,
    ...(state.register !== null && { table_id: state.register.id }),
    template_answers: syncedAnswers(given, fields),
    selected_assets: state.assets.map(({ id }) => id),
    selected_scenarios: selectedScenarios(state).map(({ id }) => id),
  };
}

/** An answer that contradicts the field it is synchronized with is replaced by the value of the field. */
function syncedAnswers(
  answers: Readonly<Record<string, WizardAnswer>>,
  fields: Parameters<typeof answersWithFields>[1],
): Record<string, WizardAnswer> {
  const updated = answersWithFields(answers, fields);
  return Object.fromEntries(
    Object.entries(answers).map(([key, answer]) => {
      const now = updated[key];
      const meant = Object.values(fieldsFromAnswer(key, answer))[0] ?? answer;
      return [key, meant === now || (typeof now !== 'string' && typeof now !== 'number') ? answer : now];
    }),
  );
}
