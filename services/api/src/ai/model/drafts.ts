/** Creates drafts from the answer of a language model, always within the contract. */
import { LEVELS, type Level } from '@parapet/contracts';
import { draftedAction, type Analysis, type ControlDraft, type PlanDraft } from '../assistant.ts';
import { scenarioLevel } from '@parapet/contracts/rules';
import { ModelError } from './model-error.ts';
import { objectIn, type Fields } from './object-in.ts';

function text(fields: Fields, name: string, most: number): string {
  const value = fields[name];
  return typeof value === 'string' ? value.trim().slice(0, most).toWellFormed() : '';
}

/** 1-5, from a number or digits; null for anything else. */
function scale(fields: Fields, name: string): number | null {
  const given = fields[name];
  const value =
    typeof given === 'number'
      ? Math.round(given)
      : typeof given === 'string' && /^\d+$/.test(given.trim())
        ? Number(given)
        : Number.NaN;
  return value >= 1 && value <= 5 ? value : null;
}

function list(fields: Fields, name: string, most: number): Fields[] {
  const value = fields[name];
  if (!Array.isArray(value)) return [];
  return value
    .flatMap((item: unknown): Fields[] =>
      typeof item === 'object' && item !== null && !Array.isArray(item) ? [{ ...item }] : [],
    )
    .slice(0, most);
}

/** What the model says on each value of the draft; absent where it says nothing. */
function reasonsIn<F extends string>(
  fields: Fields,
  names: Readonly<Record<F, string>>,
): { reasons?: { [Name in F]?: string } } {
  const given = fields['reasons'];
  if (typeof given !== 'object' || given === null) return {};
  const reasons: { [Name in F]?: string } = {};
  for (const name in names) {
    const reason = text({ ...given }, names[name], 1000);
    if (reason !== '') reasons[name] = reason;
  }
  return Object.keys(reasons).length === 0 ? {} : { reasons };
}

const ASSESSED = {
  likelihood: 'likelihood',
  impact: 'impact',
  residual_risk: 'residual_risk',
  controls_effectiveness: 'controls_effectiveness',
  mitigation_strategy: 'mitigation_strategy',
  comments: 'comments',
};
const PLANNED = {
  title: 'title',
  description: 'description',
  priority: 'priority',
  estimatedCost: 'estimated_cost',
  timeline: 'timeline',
};

const MOST = 10_000;

/** @throws ModelError without likelihood or impact, which must not be invented */
export function analysisOf(answer: string): Analysis {
  const fields = objectIn(answer);
  const [likelihood, impact] = [scale(fields, 'likelihood'), scale(fields, 'impact')];
  if (likelihood === null || impact === null)
    throw new ModelError('unusable', 'The answer has no likelihood or impact');
  return {
    content: text(fields, 'reasoning', MOST),
    assessment: {
      likelihood,
      impact,
      // Computed by the rule of the product, whatever level the model states.
      risk_level: scenarioLevel(likelihood, impact),
      residual_risk: scale(fields, 'residual_risk'),
      controls_effectiveness: scale(fields, 'controls_effectiveness'),
      mitigation_strategy: text(fields, 'mitigation_strategy', MOST),
      comments: text(fields, 'comments', MOST),
    },
    ...reasonsIn(fields, ASSESSED),
  };
}

/** @throws ModelError when both title and description are missing */
export function planOf(answer: string): PlanDraft {
  const fields = objectIn(answer);
  const [title, description] = [text(fields, 'title', 200), text(fields, 'description', MOST)];
  if (title === '' && description === '') throw new ModelError('unusable', 'The answer holds no plan');
  const actions = list(fields, 'actions', 20).map((action) =>
    draftedAction(text(action, 'title', 200), text(action, 'description', 5000)),
  );
  const priority: Level = LEVELS.find((level) => level === text(fields, 'priority', 20).toLowerCase()) ?? 'medium';
  const [estimatedCost, timeline] = [text(fields, 'estimated_cost', 200), text(fields, 'timeline', 200)];
  const plan = {
    title,
    description,
    priority,
    estimatedCost,
    timeline,
    actions: actions.filter((action) => action.title !== ''),
  };
  return { content: text(fields, 'reasoning', MOST), plan, ...reasonsIn(fields, PLANNED) };
}

/** @throws ModelError without controls */
export function controlsIn(answer: string): ControlDraft {
  const fields = objectIn(answer);
  const controls = list(fields, 'controls', 50)
    .map((control) => {
      const reason = text(control, 'reason', 1000);
      return {
        title: text(control, 'title', 300),
        description: text(control, 'description', 5000),
        reference: text(control, 'reference', 200),
        ...(reason !== '' && { reason }),
      };
    })
    .filter(({ title }) => title !== '');
  if (controls.length === 0) throw new ModelError('unusable', 'The answer holds no controls');
  return { content: text(fields, 'reasoning', MOST), controls };
}
