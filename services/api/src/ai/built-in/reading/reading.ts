/** What a chat asks: the last message, in the light of those before it. */
import { controlById } from '../controls/catalog.ts';
import type { Control } from '../controls/control.ts';
import type { OrganizationFacts, RiskFact } from '../facts.ts';
import type { Language } from '@parapet/contracts';
import type { Asked, Term } from '../words/word-lists.ts';
import { messageOf, type Message } from './asked.ts';

export type Subject = Exclude<Asked, 'elsewhere'> | 'meaning' | 'named-controls' | 'risk' | 'none';

/** What is spoken of. */
interface Matter {
  /** The message that says it. */
  text: string;
  /** A recorded risk that it names. */
  risk: RiskFact | null;
}

export interface Reading {
  language: Language;
  subject: Subject;
  /** It says what to do, but not about what. */
  bare: boolean;
  /** What it is about, without the words of asking. */
  about: string;
  /** What is spoken of, by this message or those before; null when nothing was. */
  matter: Matter | null;
  /** A recorded risk that the message names, or speaks of again. */
  risk: RiskFact | null;
  /** It asks what something is. */
  explains: boolean;
  /** The risk with the highest score is meant; none may be recorded. */
  isTopRisk: boolean;
  terms: Term[];
  /** Controls that it names by their ids. */
  controls: Control[];
}

/** Subjects that need to be told about what: a question without it is asked back, and what follows is the answer. */
const NEEDS_OBJECT: ReadonlySet<Subject> = new Set<Subject>(['plan', 'controls', 'analysis']);
/** Subjects that turn into advice on controls when they are about something that the catalog knows. */
const ADVICE: ReadonlySet<Subject> = new Set<Subject>(['tips', 'scoring', 'tasks', 'priorities', 'about']);
/** Messages before the last one that are looked at. */
const MOST_EARLIER = 6;

function controlsIn(question: string): Control[] {
  const ids = question.match(/\b([A-Za-z]{2}-\d{1,2}|[A-Za-z]{2}\.[A-Za-z]{2}-\d{2})\b/g) ?? [];
  return [...new Set(ids.flatMap((id) => controlById(id) ?? []))];
}

/** The subject of a message by itself. */
function alone({ asked, surely, topical, risk, rest, ofRisks, isTopRisk }: Message): Subject {
  if (asked === 'elsewhere') return 'none';
  if (asked === null && isTopRisk) return 'top-risks';
  if (asked === null) return topical ? 'controls' : risk === null ? 'none' : 'risk';
  if (asked === 'risks-about') return risk !== null ? 'risk' : rest.length === 0 ? 'top-risks' : asked;
  if (topical && (asked === 'top-risks' || (asked === 'counts' && ofRisks))) return 'risks-about';
  // "What data do you have?" is about the assistant, "help with laptops" is not.
  return topical && ADVICE.has(asked) && !(asked === 'about' && surely) ? 'controls' : asked;
}

/** Whether a message that follows a question back is another question, and not the answer to it. */
function isAnother({ asked, surely, plainly, rest, empty, isTopRisk, refersBack }: Message): boolean {
  if (asked === null || (isTopRisk && rest.length === 0)) return false;
  return empty || refersBack || (surely && plainly);
}

function earlierReading(facts: OrganizationFacts, earlier: readonly string[], preferred: Language | undefined): Reading | null {
  const before = earlier.at(-1);
  return before === undefined ? null : readChat(before, facts, earlier.slice(0, -1), preferred);
}

/**
 * @param earlier the person's own messages before, oldest first
 * @param preferred language of the answer where no words tell; English when absent
 */
export function readChat(question: string, facts: OrganizationFacts, earlier: readonly string[], preferred?: Language): Reading {
  const before = earlierReading(facts, earlier.slice(-MOST_EARLIER), preferred);
  const message = messageOf(question, facts.topRisks, before?.language ?? preferred ?? 'en');
  const controls = controlsIn(question);
  const own: Matter = { text: question, risk: message.risk };
  const empty = message.rest.length === 0 && message.risk === null && !message.isTopRisk;
  const again = message.refersBack && before?.matter !== undefined ? before.matter : null;
  const matter = again ?? (empty || message.refersBack ? (before?.matter ?? null) : own);
  const { language, isTopRisk, terms, explains } = message;
  const reading = { language, isTopRisk, terms, explains: explains && message.asked === null, controls, about: message.rest.join(' '), matter, risk: again?.risk ?? message.risk };
  if (controls.length > 0) return { ...reading, subject: 'named-controls', bare: false };

  const carried = before !== null && NEEDS_OBJECT.has(before.subject) && (before.bare || message.goesOn) && !isAnother(message);
  return { ...reading, subject: carried ? before.subject : alone(message), bare: again === null && !carried && (empty || message.refersBack) };
}
