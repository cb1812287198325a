/** A first assessment of a scenario from the words that describe it; a person judges it. */
import type { AiRiskAnalysisRequest } from '../schemas/ai.ts';
import { scenarioLevel, words } from '../rules/index.ts';
import type { Analysis } from './answers.ts';
import { controlsFor } from './controls/catalogue.ts';
import { bullets } from './wording.ts';

/** Words that speak for a higher (or lower) value, and by how much; each counts once. */
type Hints = readonly (readonly [starts: string, change: number])[];

const LIKELIHOOD: Hints = [
  ['phish ransom malware spam', 1],
  ['frequent often repeated common weekly daily regular', 1],
  ['unpatched outdated exposed public internet weak shared default missing no without lack', 1],
  ['rare unlikely seldom exceptional', -2],
  ['earthquake flood fire war pandemic', -1],
  ['monitored protected tested encrypted', -1],
];

const IMPACT: Hints = [
  ['ransom destroy bankrupt death injur', 1],
  ['customer patient personal health payment card financial', 1],
  ['all every entire production critical core essential', 1],
  ['fine penalty lawsuit gdpr hipaa regulat', 1],
  ['minor small limited single test brief', -1],
];

const MIDDLE = 3;

function estimate(hints: Hints, found: readonly string[]): { value: number; because: string[] } {
  let value = MIDDLE;
  const because: string[] = [];
  for (const [starts, change] of hints) {
    const word = found.find((one) => starts.split(' ').some((start) => (start.length <= 4 ? one === start : one.startsWith(start))));
    if (word === undefined) continue;
    value += change;
    because.push(`"${word}" ${change > 0 ? 'raises' : 'lowers'} it`);
  }
  return { value: Math.min(5, Math.max(1, value)), because };
}

const reasons = (because: readonly string[]) => (because.length === 0 ? 'nothing in the text speaks for more or less than the middle' : because.join(', '));

/** Likelihood and impact start in the middle of the scale and follow the words of the description. */
export function assess({ scenario_description, context = '' }: AiRiskAnalysisRequest): Analysis {
  const text = `${scenario_description} ${context}`;
  const found = words(text);
  const likelihood = estimate(LIKELIHOOD, found);
  const impact = estimate(IMPACT, found);
  const risk_level = scenarioLevel(likelihood.value, impact.value);
  const controls = controlsFor({ text, assetType: '' }, 4);
  const steps = controls.map(({ id, title, summary }) => `${title} (${id}): ${summary}`);
  const content = [
    `**Likelihood ${likelihood.value} of 5**: ${reasons(likelihood.because)}.`,
    `**Impact ${impact.value} of 5**: ${reasons(impact.because)}.`,
    `Likelihood × impact is ${likelihood.value * impact.value}, which is **${risk_level}**.`,
    steps.length === 0 ? 'The control catalogue has nothing for these words; describe what could happen to which asset.' : `Controls that would help:\n${bullets(steps)}`,
    'This is a starting point from the words alone. What is in place already, and how well it works, only you know.',
  ];
  return {
    content: content.join('\n\n'),
    assessment: {
      likelihood: likelihood.value,
      impact: impact.value,
      risk_level,
      // How well controls work cannot be told from a description.
      residual_risk: null,
      controls_effectiveness: null,
      mitigation_strategy: steps.join('\n'),
      comments: '',
    },
  };
}
