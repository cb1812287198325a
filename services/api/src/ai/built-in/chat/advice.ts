/** Answers with advice: controls, assessments and plans. */
import { assess } from '../assess.ts';
import { referenceOf } from '../controls/catalog.ts';
import type { Control } from '../controls/control.ts';
import { controlsFor } from '../controls/fitting.ts';
import { draftPlan } from '../draft-plan.ts';
import type { RiskFact } from '../facts.ts';
import type { Reading } from '../reading/reading.ts';
import { LEVELS } from '@parapet/contracts';
import type { Texts } from '../texts/texts.ts';
import { bullets, paragraphs, quoted } from '../wording.ts';
import { riskLine } from './risks.ts';

const MOST_CONTROLS = 6;

/** The words of a question, with those of the risk that it names. */
const subjectOf = (question: string, risk: RiskFact | null) => (risk === null ? question : `${question}\n${risk.title}\n${risk.category}`);

export function controlLines(controls: readonly Control[], texts: Texts): string {
  return paragraphs(bullets(controls.map((control) => `**${control.title}** (${referenceOf(control)}): ${control.summary}`)), texts.controls.inEnglish);
}

export function controls(question: string, { risk, language, bare, explains }: Reading, texts: Texts): string {
  const text = subjectOf(question, risk);
  const found = bare ? [] : controlsFor({ text, assetType: text, language }, MOST_CONTROLS);
  const heading = explains ? texts.controls.notExplained : texts.controls.heading;
  return found.length === 0 ? texts.controls.ask : paragraphs(heading, controlLines(found, texts));
}

export function analysis(question: string, { risk, language, bare }: Reading, texts: Texts): string {
  if (bare) return texts.analysis.ask;
  const { content } = assess({ scenario_description: subjectOf(question, risk) }, language, language);
  return risk === null ? content : paragraphs(texts.risks.recorded(riskLine(risk, texts)), content);
}

/** The priority of a plan is the severity of a recorded risk. */
export function plan(question: string, { risk, language, bare }: Reading, texts: Texts): string {
  if (bare) return texts.plan.ask;
  const { plan: draft, note } = draftPlan({ risk_description: subjectOf(question, risk) }, language, language);
  const priority = LEVELS.find((level) => level === risk?.severity) ?? draft.priority;
  const title = risk === null ? null : `**${quoted(risk.title)}**`;
  return paragraphs(
    texts.plan.heading(texts.levels[priority], texts.plan.timelines[priority], title),
    bullets(draft.actions.map((action) => `**${action.title}**: ${action.description}`)),
    note,
  );
}

/** A recorded risk, with controls for it. */
export function aboutRisk(risk: RiskFact, { language }: Reading, texts: Texts): string {
  const found = controlsFor({ text: `${risk.title} ${risk.category}`, assetType: risk.title, language }, MOST_CONTROLS);
  const line = texts.risks.recorded(riskLine(risk, texts));
  return found.length === 0 ? line : paragraphs(line, texts.controls.heading, controlLines(found, texts));
}
