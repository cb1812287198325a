/** Answers of the built-in assistant in a chat. */
import type { OrganizationFacts } from '../facts.ts';
import { readChat, type Reading } from '../reading/reading.ts';
import type { Language } from '@parapet/contracts';
import type { Texts } from '../texts/texts.ts';
import { textsOf } from '../texts/texts-of.ts';
import { bullets, paragraphs } from '../wording.ts';
import { aboutRisk, analysis, controlLines, controls, plan } from './advice.ts';
import { overdue } from './overdue.ts';
import { counts, related, riskLine, topRisks } from './risks.ts';

const listed = ({ heading, list }: { heading: string; list: readonly string[] }) => paragraphs(heading, bullets(list));

function owner({ risk }: Reading, texts: Texts): string {
  return paragraphs(texts.risks.owner, risk === null ? '' : texts.risks.recorded(riskLine(risk, texts)));
}

/** The text for the catalog: the current subject, possibly from an earlier message. */
const spokenOf = (question: string, { matter }: Reading) => matter?.text ?? question;

function say(question: string, reading: Reading, facts: OrganizationFacts, texts: Texts): string {
  switch (reading.subject) {
    case 'named-controls': return controlLines(reading.controls, texts);
    case 'meaning': return paragraphs(...reading.terms.map((term) => texts.meaning(...texts.terms[term])));
    case 'overdue': return overdue(facts, texts);
    case 'tasks': return paragraphs(texts.overdue.only, overdue(facts, texts));
    case 'counts': return counts(question, reading, facts, texts);
    case 'changes': return texts.changes;
    case 'owner': return owner(reading, texts);
    case 'dates': return texts.risks.dates;
    case 'scoring': return listed(texts.scoring);
    case 'tips': return listed(texts.tips);
    case 'priorities': return paragraphs(texts.overdue.first, overdue(facts, texts), topRisks(facts, texts));
    case 'plan': return plan(spokenOf(question, reading), reading, texts);
    case 'controls': return controls(spokenOf(question, reading), reading, texts);
    case 'analysis': return analysis(spokenOf(question, reading), reading, texts);
    case 'risks-about': return related(reading, facts, texts);
    case 'top-risks': return topRisks(facts, texts);
    case 'risk': return reading.risk === null ? topRisks(facts, texts) : aboutRisk(reading.risk, reading, texts);
    case 'about': return paragraphs(texts.about, bullets(texts.examples));
    case 'none': return paragraphs(texts.none(facts.openRisks), bullets(texts.examples));
  }
}

/**
 * @param question the last message
 * @param earlier the person's own messages before it, oldest first
 * @param preferred language of the answer if the words do not show it. Default: English
 * @returns Markdown, and its language
 */
export function chatAnswer(question: string, facts: OrganizationFacts, earlier: readonly string[] = [], preferred?: Language): { content: string; language: Language } {
  const reading = readChat(question, facts, earlier, preferred);
  const texts = textsOf(reading.language);
  const needsRisk = reading.isTopRisk && facts.topRisks.length === 0;
  return { content: needsRisk ? texts.risks.none : say(question, reading, facts, texts), language: reading.language };
}

/** The text of {@link chatAnswer}. */
export function answerTo(...asked: Parameters<typeof chatAnswer>): string {
  return chatAnswer(...asked).content;
}
