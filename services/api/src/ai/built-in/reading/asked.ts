/** Interprets a single message, without earlier ones. */
import { assetTypesOf, topicsOf } from '../controls/topics.ts';
import type { RiskFact } from '../facts.ts';
import type { Language } from '@parapet/contracts';
import { vocabularyOf, type Vocabulary } from './vocabulary.ts';
import { ASKED, TERMS, type Asked, type Term } from '../words/word-lists.ts';
import { languageOf } from './language.ts';
import { textOf, without, type Text } from './phrases.ts';
import { described, titled } from './recorded-risk.ts';

export interface Message {
  language: Language;
  /** Null without words that ask for something. */
  asked: Asked | 'meaning' | null;
  /** Whether the words that ask are unambiguous, not only hints. */
  surely: boolean;
  /** Whether the message is a question, or begins with what it asks for. */
  plainly: boolean;
  /** The words that neither ask nor name the subject. */
  rest: string[];
  /** Whether every word of the message asks, or belongs to a subject. */
  empty: boolean;
  /** Whether the words in `rest` name a topic or a type of asset of the catalog. */
  topical: boolean;
  /** The recorded risk that the message names. */
  risk: RiskFact | null;
  /** "my top risk" */
  isTopRisk: boolean;
  /** Terms to explain. */
  terms: Term[];
  /** Whether the message is about risks. */
  ofRisks: boolean;
  /** Whether the message asks for a meaning. */
  explains: boolean;
  /** Whether the message refers to the earlier subject only. */
  refersBack: boolean;
  /** Whether the message continues the earlier subject. */
  goesOn: boolean;
}

/** The subject is searched within this many characters only. */
const MOST_CHARACTERS = 3000;

/** Subjects that may be about the risk with the highest score. */
const OF_A_RISK: ReadonlySet<Asked> = new Set<Asked>(['owner', 'plan', 'controls', 'analysis']);

function find(text: Text, vocabulary: Vocabulary): { asked: Asked; surely: boolean } | null {
  const said = ASKED.find((one) => vocabulary.says(one).in(text));
  if (said !== undefined) return { asked: said, surely: true };
  const hinted = ASKED.find((one) => vocabulary.hints(one).in(text));
  return hinted === undefined ? null : { asked: hinted, surely: false };
}

/** The subject. "My top risk" is not the subject of a question about it. */
function subjectIn(text: Text, vocabulary: Vocabulary): { asked: Asked; surely: boolean } | null {
  const other = find(without(text, vocabulary.list('topRisk').spans(text)), vocabulary);
  return other !== null && OF_A_RISK.has(other.asked) ? other : find(text, vocabulary);
}

const plain = (text: Text, vocabulary: Vocabulary) => without(text, [...vocabulary.list('little').spans(text), ...vocabulary.list('asking').spans(text)]);

/** Terms in a text that asks only for their meaning. */
function termsIn(text: Text, vocabulary: Vocabulary, isAsked: boolean): Term[] {
  if (vocabulary.list('own').in(text) || (isAsked && !vocabulary.list('explain').in(text))) return [];
  let left = text;
  const terms = TERMS.filter((term) => {
    const spans = vocabulary.term(term).spans(left);
    left = without(left, spans);
    return spans.length > 0;
  });
  return plain(without(left, vocabulary.list('explain').spans(left)), vocabulary).left().length === 0 ? terms : [];
}

/** The words of a text without those of the subjects, and without words that ask. */
function restOf(text: Text, subjects: readonly Asked[], vocabulary: Vocabulary): string[] {
  const own = subjects.flatMap((asked) => [...vocabulary.says(asked).spans(text), ...vocabulary.hints(asked).spans(text)]);
  return plain(without(text, [...own, ...vocabulary.list('topRisk').spans(text)]), vocabulary).left();
}

/** Whether only words that ask precede the subject: "please draft a plan", but not "our plan". */
function leads(text: Text, asked: Asked, vocabulary: Vocabulary): boolean {
  const at = vocabulary.says(asked).spans(text)[0]?.from ?? 0;
  const before = textOf(text.tokens.slice(0, at).map((token) => token.text).join(' '));
  return !vocabulary.list('own').in(before) && plain(before, vocabulary).left().length === 0;
}

/** @param hint language if the words do not show it */
export function messageOf(question: string, risks: readonly RiskFact[], hint: Language): Message {
  const whole = textOf(question.slice(0, MOST_CHARACTERS));
  const named = titled(whole, risks);
  const text = named === null ? whole : without(whole, [named.place]);
  const language = languageOf(text, hint);
  const vocabulary = vocabularyOf(language);

  const found = subjectIn(text, vocabulary) ?? (named === null ? null : subjectIn(whole, vocabulary));
  const terms = named === null ? termsIn(text, vocabulary, found !== null) : [];
  const subject = found === null ? [] : [found.asked];
  const rest = restOf(text, subject, vocabulary);
  const back = vocabulary.list('refersBack').spans(text);
  const about = textOf(rest.join(' '));
  const isTopRisk = vocabulary.list('topRisk').in(text);
  const risk = named?.risk ?? described(rest, risks, vocabulary.list('oneRisk').in(text), vocabulary) ?? (isTopRisk ? (risks[0] ?? null) : null);
  return {
    language,
    asked: terms.length > 0 ? 'meaning' : (found?.asked ?? null),
    surely: terms.length > 0 || found?.surely === true,
    plainly: question.trimEnd().endsWith('?') || vocabulary.list('questions').in(text) || (found !== null && leads(text, found.asked, vocabulary)),
    rest,
    empty: restOf(text, ASKED, vocabulary).length === 0,
    topical: topicsOf(about, language).length > 0 || assetTypesOf(about, language).length > 0,
    risk,
    isTopRisk,
    terms,
    ofRisks: vocabulary.list('risks').in(text),
    explains: vocabulary.list('explain').in(text),
    refersBack: back.length > 0 && restOf(without(text, back), subject, vocabulary).length === 0,
    goesOn: vocabulary.list('goesOn').in(text),
  };
}
