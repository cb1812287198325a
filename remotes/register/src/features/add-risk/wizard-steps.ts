/** The steps of the Add Risk wizard: domain and template, assets, scenarios, those of the template, review. */
import type { GrcStep, GrcTemplate } from '@parapet/contracts';
import { answerKey, isAnswerValid, isFilled, orderedSteps, wizardLength } from '@parapet/contracts/rules';
import type { WizardAnswer } from './wizard-state.ts';

export type WizardStep =
  | { id: 'template' | 'assets' | 'scenarios' | 'review'; kind: 'template' | 'assets' | 'scenarios' | 'review' }
  /** `step` is null without a template, and with one that has no steps. */
  | { id: string; kind: 'questions'; step: GrcStep | null };

/** The index of the last step that needs no template: that in which it is chosen. */
const WITHOUT_TEMPLATE = 0;

/** @param template null while none is chosen */
export function wizardSteps(template: Pick<GrcTemplate, 'steps'> | null): WizardStep[] {
  const asked = orderedSteps(template?.steps ?? []);
  const questions: WizardStep[] = asked.map((step) => ({ id: `step-${step.id}`, kind: 'questions', step }));
  const first: WizardStep[] = [
    { id: 'template', kind: 'template' },
    { id: 'assets', kind: 'assets' },
    { id: 'scenarios', kind: 'scenarios' },
    ...questions,
  ];
  const missing = wizardLength(asked.length) - first.length - 1;
  return [
    ...first,
    ...Array.from({ length: missing }, (): WizardStep => ({ id: 'questions', kind: 'questions', step: null })),
    { id: 'review', kind: 'review' },
  ];
}

/** The first step is mandatory: no other one shows before a template is chosen. */
export function canShow(index: number, hasTemplate: boolean): boolean {
  return hasTemplate || index <= WITHOUT_TEMPLATE;
}

/**
 * The keys of the questions that keep a step from being complete: required ones without an answer, and those with an invalid answer. A step that
 * is not mandatory may be left out as a whole: its required questions count once something in it was answered.
 * @param answers of all questions
 * @param own what the person answered
 */
export function openQuestions(
  step: GrcStep,
  answers: Readonly<Record<string, WizardAnswer>>,
  own: Readonly<Record<string, WizardAnswer>>,
): string[] {
  const asked = step.questions.map((question, index) => ({ question, key: answerKey(step.id, question, index) }));
  const leftOut = !step.mandatory && asked.every(({ key }) => !isFilled(own[key]));
  return asked
    .filter(({ question, key }) => !(leftOut && !isFilled(answers[key])) && !isAnswerValid(question, answers[key]))
    .map(({ key }) => key);
}

/** How many questions of a step have an answer. */
export function answeredCount(step: GrcStep, answers: Readonly<Record<string, WizardAnswer>>): number {
  return step.questions.filter((question, index) => isFilled(answers[answerKey(step.id, question, index)])).length;
}

/** Maximum number of ids that one request looks up. */
const MOST_IDS = 200;

/** The ids in a query parameter: a JSON array of texts. Anything else is ignored. */
export function idsOf(parameter: string | null): string[] {
  if (parameter === null) return [];
  try {
    const parsed: unknown = JSON.parse(parameter);
    return Array.isArray(parsed)
      ? [...new Set(parsed.filter((id): id is string => typeof id === 'string' && id !== ''))].slice(0, MOST_IDS)
      : [];
  } catch {
    return [];
  }
}

/** The path to come back to; null unless it is one of this product. */
export function ownPath(parameter: string | null): string | null {
  if (parameter === null || !parameter.startsWith('/')) return null;
  const base = 'https://product.invalid';
  try {
    const url = new URL(parameter, base);
    return url.origin === base ? `${url.pathname}${url.search}${url.hash}` : null;
  } catch {
    return null;
  }
}
