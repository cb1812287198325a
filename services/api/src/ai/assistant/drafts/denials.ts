/** Finds existing and missing protection in sentences. */
import type { Vocabulary } from './vocabulary.ts';
import { textOf, without, type Phrases, type Span, type Text } from './phrases.ts';

/** Words between "not" and what it negates: "not yet fully encrypted". */
const REACH = 3;
/** Words between two words that are negated together: "not tested or monitored". */
const LINK = 1;
/** Words between a control and its negation: "MFA is missing". */
const AFTER = 1;
/** Words between a control and its frequency: "tested every week". */
const BESIDE = 2;
/** As {@link REACH}, for words that are not about protection. */
const REACH_OTHERS = 2;

/** Limit of clauses: more than any description has. */
const MOST_CLAUSES = 400;

export interface Clause {
  text: Text;
  /** Existing protection. */
  inPlace: Span[];
  /** Existing protection, and protection that is only mentioned. */
  controls: Span[];
  /** Missing protection, with the words that negate it. */
  missing: Span[];
  /** Negations of something else. */
  denies: Span[];
}

const gap = (one: Span, other: Span) => other.from - one.to;
const overlaps = (span: Span, others: readonly Span[]) =>
  others.some(({ from, to }) => span.from < to && from < span.to);

/** Sentences, split at words like "but". */
function clausesIn(text: string, vocabulary: Vocabulary): { text: Text; attackers: boolean }[] {
  const plain = text.replace(/n['’]t\b/giu, ' not');
  return plain.split(/[.;:!?\n]+/u).flatMap((part) => {
    const sentence = textOf(part);
    const attackers = vocabulary.list('attackers').in(sentence);
    const turns = [
      ...vocabulary.list('turns').spans(sentence),
      { from: sentence.tokens.length, to: sentence.tokens.length },
    ];
    let from = 0;
    return turns.flatMap((turn) => {
      const words = sentence.tokens.slice(from, turn.from).map((token) => token.text);
      from = turn.to;
      return words.length === 0 ? [] : [{ text: textOf(words.join(' ')), attackers }];
    });
  });
}

/** The targets that a negation applies to: the first one after the negation, and targets joined to that first one. */
function reached(denial: Span, targets: readonly Span[]): Span[] {
  let last = denial;
  return targets.filter((target) => {
    const near = target.from >= last.to && gap(last, target) <= (last === denial ? REACH : LINK);
    if (near) last = target;
    return near;
  });
}

function read(text: Text, attackers: boolean, vocabulary: Vocabulary): Clause {
  const undone = vocabulary.list('undone').spans(text);
  const done = vocabulary
    .list('done')
    .spans(text)
    .filter((span) => !overlaps(span, undone));
  const named = vocabulary
    .list('named')
    .spans(text)
    .filter((span) => !overlaps(span, [...done, ...undone]));
  const targets = [...done, ...named].toSorted((a, b) => a.from - b.from);
  const free = without(text, [...vocabulary.list('deniesNot').spans(text), ...undone]);
  const denies = vocabulary.list('denies').spans(free);
  const lacks = vocabulary.list('isMissing').spans(free);

  const denied = denies
    .map((denial) => ({ denial, targets: reached(denial, targets) }))
    .filter((one) => one.targets.length > 0);
  const lacking = named.flatMap((control) =>
    lacks.filter((word) => word.from >= control.to && gap(control, word) <= AFTER).map((word) => ({ control, word })),
  );
  const touched = new Set([...denied.flatMap((one) => one.targets), ...lacking.map(({ control }) => control)]);
  const byAttackers = attackers ? vocabulary.list('doneByAttackers').spans(text) : [];
  return {
    text,
    inPlace: done.filter((span) => !touched.has(span) && !overlaps(span, byAttackers)),
    controls: targets.filter((span) => !touched.has(span)),
    missing: [
      ...denied.map((one) => ({ from: one.denial.from, to: one.targets.at(-1)?.to ?? one.denial.to })),
      ...lacking.map(({ control, word }) => ({ from: control.from, to: word.to })),
      ...undone,
    ],
    denies: denies.filter(
      (denial) =>
        !denied.some((one) => one.denial === denial) && !lacking.some(({ word }) => word.from === denial.from),
    ),
  };
}

/** @param text some sentences in the language of the vocabulary */
export function clausesOf(text: string, vocabulary: Vocabulary): Clause[] {
  return clausesIn(text, vocabulary)
    .slice(0, MOST_CLAUSES)
    .map(({ text: clause, attackers }) => read(clause, attackers, vocabulary));
}

/** Finds phrases in a clause that are neither negated nor part of missing protection. */
export function affirmed(phrases: Phrases, { text, missing, denies }: Clause): Span[] {
  return phrases
    .spans(without(text, missing))
    .filter((span) => !denies.some((denial) => span.from >= denial.to && gap(denial, span) <= REACH_OTHERS));
}

/** As {@link affirmed}, except phrases about a control. */
export function affirmedOfThreats(phrases: Phrases, clause: Clause): Span[] {
  const beside = (one: Span, other: Span) => gap(one, other) >= 0 && gap(one, other) <= BESIDE;
  return affirmed(phrases, clause).filter(
    (span) => !clause.controls.some((control) => beside(control, span) || beside(span, control)),
  );
}
