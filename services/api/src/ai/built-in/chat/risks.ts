/** Answers about recorded risks. */
import { topicsOf } from '../controls/topics.ts';
import type { OrganizationFacts, RiskFact } from '../facts.ts';
import type { Reading } from '../reading/reading.ts';
import { textOf } from '../reading/phrases.ts';
import { LEVELS, type Level } from '@parapet/contracts';
import { vocabularyOf } from '../reading/vocabulary.ts';
import type { Texts } from '../texts/texts.ts';
import { bullets, paragraphs, quoted } from '../wording.ts';

const levelOf = (severity: string): Level | null => LEVELS.find((level) => level === severity) ?? null;

export function riskLine({ title, score, severity, status }: RiskFact, texts: Texts): string {
  const level = levelOf(severity);
  return texts.risks.line(quoted(title), score, level === null ? quoted(severity) : texts.levels[level], texts.statuses[status]);
}

function split({ bySeverity }: OrganizationFacts, texts: Texts): string {
  return bySeverity.map(({ severity, count }) => {
    const level = levelOf(severity);
    return texts.countOfLevel(count, level === null ? quoted(severity) : texts.levels[level]);
  }).join(', ');
}

export function topRisks(facts: OrganizationFacts, texts: Texts): string {
  if (facts.topRisks.length === 0) return texts.risks.none;
  return paragraphs(texts.risks.top(facts.openRisks, split(facts, texts)), bullets(facts.topRisks.map((risk) => riskLine(risk, texts))));
}

/** @param question its words show whether to count one level, or something else than risks */
export function counts(question: string, { language }: Reading, facts: OrganizationFacts, texts: Texts): string {
  const [text, vocabulary] = [textOf(question), vocabularyOf(language)];
  const all = texts.risks.counts(facts.risks, facts.openRisks, split(facts, texts));
  const others = vocabulary.list('uncounted').in(text) && !vocabulary.list('risks').in(text);
  if (others || vocabulary.list('uncountedStates').in(text)) return paragraphs(texts.risks.notCounted, all);
  const levels = LEVELS.filter((one) => vocabulary.level(one).in(text));
  if (levels.length === 0) return all;
  if (facts.openRisks === 0) return texts.risks.none;
  const countOf = (level: Level) => facts.bySeverity.find(({ severity }) => severity === level)?.count ?? 0;
  return paragraphs(...levels.map((level) => texts.risks.level(countOf(level), facts.openRisks, texts.levels[level])));
}

/** Those of the top risks that share a topic or a word with the question. */
export function related({ about, language }: Reading, facts: OrganizationFacts, texts: Texts): string {
  if (facts.topRisks.length === 0) return texts.risks.none;
  const topics = topicsOf(about, language);
  const asked = new Set(textOf(about).tokens.map(({ folded }) => folded));
  const found = facts.topRisks.filter(({ title, category }) => {
    const text = `${title} ${category}`;
    return topicsOf(text).some((topic) => topics.includes(topic)) || textOf(text).tokens.some(({ folded }) => folded.length > 3 && asked.has(folded));
  });
  if (found.length === 0) return texts.risks.noneRelated(facts.topRisks.length);
  return paragraphs(texts.risks.related(facts.topRisks.length), bullets(found.map((risk) => riskLine(risk, texts))));
}
