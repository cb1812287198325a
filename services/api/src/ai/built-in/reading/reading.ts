/** Interprets the last message of a chat, with the earlier ones. */
import { controlById } from '../controls/catalog.ts';
import type { Control } from '../controls/control.ts';
import type { OrganizationFacts, RiskFact } from '../facts.ts';
import type { Language } from '@parapet/contracts';
import type { Asked, Term } from '../words/word-lists.ts';
import { messageOf, type Message } from './asked.ts';

export type Subject = Exclude<Asked, 'elsewhere'> | 'meaning' | 'named-controls' | 'risk' | 'none';

/** The current subject. */
interface Matter {
  /** The text of the message about it. */
  text: string;
  /** The recorded risk that it names. */
  risk: RiskFact | null;
}

export interface Reading {
  language: Language;
  subject: Subject;
  /** Whether the message asks for something without saying about what. */
  bare: boolean;
  /** The words of the message without those that ask. */
  about: string;
  /** The current subject, of this message or an earlier one; null without one. */
  matter: Matter | null;
  /** The recorded risk that the message names or refers to. */
  risk: RiskFact | null;
  /** Whether the message asks for a meaning. */
  explains: boolean;
  /** Whether the message is about the risk with the highest score, which may not exist. */
  isTopRisk: boolean;
  terms: Term[];
  /** Controls that the message names by id. */
  controls: Control[];
}

/** Subjects that need details: without them the assistant asks, and the next message is the answer. */
const NEEDS_OBJECT: ReadonlySet<Subject> = new Set<Subject>(['plan', 'controls', 'analysis']);
/** Subjects that become advice on controls when the catalog has a topic for them. */
const ADVICE: ReadonlySet<Subject> = new Set<Subject>(['tips', 'scoring', 'tasks', 'priorities', 'about']);
/** Earlier messages that count. */
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

/** Whether a message after a question of the assistant is a new question, not the answer. */
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
 * @param preferred language of the answer if the words do not show it. Default: English
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
