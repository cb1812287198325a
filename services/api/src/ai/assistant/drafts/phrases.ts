/** Finds words and phrases in a text: whole words, ignoring case and accents. */
import { fold } from '@parapet/contracts/rules';

export interface Token {
  /** The original text. */
  text: string;
  folded: string;
}

/** A range of tokens; `to` is exclusive. */
export interface Span {
  from: number;
  to: number;
}

export interface Text {
  readonly tokens: readonly Token[];
  /** The folded words between single spaces; a masked one is {@link MASK}. */
  readonly line: string;
  /** The original words that are not masked. */
  left(): string[];
}

export interface Phrases {
  in(text: Text): boolean;
  /** From left to right, without overlaps, and the longest phrase at each position. Words that `..` matches belong to no span. */
  spans(text: Text): Span[];
}

/** Replaces a masked word; no word equals it. */
const MASK = '#';
/** Limit of characters: a longer text shows its subject within these. */
const MOST_CHARACTERS = 20_000;
const MAX_WORD = 64;

const folded = (text: string) =>
  fold(text)
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, MAX_WORD);

function textWith(tokens: readonly Token[], masked: ReadonlySet<number>): Text {
  return {
    tokens,
    line: ` ${tokens.map((token, at) => (masked.has(at) ? MASK : token.folded)).join(' ')} `,
    left: () => tokens.filter((_, at) => !masked.has(at)).map(({ text }) => text),
  };
}

export function textOf(text: string): Text {
  const found =
    text
      .slice(0, MOST_CHARACTERS)
      .normalize('NFC')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return textWith(
    found.map((word) => ({ text: word, folded: folded(word) })).filter((token) => token.folded !== ''),
    new Set(),
  );
}

/** The text with these words masked too. */
export function without(text: Text, spans: readonly Span[]): Text {
  const masked = new Set(
    text.line
      .trim()
      .split(' ')
      .flatMap((word, at) => (word === MASK ? [at] : [])),
  );
  for (const { from, to } of spans) for (let at = from; at < to; at++) masked.add(at);
  return textWith(text.tokens, masked);
}

/** The original text of a span. */
export function quote(text: Text, { from, to }: Span): string {
  return text.tokens
    .slice(from, to)
    .map((token) => token.text)
    .join(' ');
}

function pattern(phrase: string): string {
  const words = phrase.split(' ').map((word) => {
    if (word === '..') return '((?:[^ ]+ ){0,5})';
    const [, start = '', middle = '', end = ''] = /^(\*?)(.*?)(\*?)$/.exec(word) ?? [];
    return `${start && '[^ ]*'}${folded(middle)}${end && '[^ ]*'} `;
  });
  return words.join('').trimEnd();
}

/** The parts of a match in the line, without its gaps. */
function around(match: RegExpExecArray): [from: number, to: number][] {
  const gaps = (match.indices ?? []).slice(1).filter((gap) => gap !== undefined);
  let from = match.index;
  const pieces = gaps.map(([start, end]): [number, number] => {
    const piece: [number, number] = [from, start];
    from = end;
    return piece;
  });
  return [...pieces, [from, match.index + match[0].length]];
}

/**
 * @param lists phrases separated by commas: `late, due date*, *datenbank*, how .. reduce, ^who owns`. A star matches any ending or
 * beginning, two dots up to five words, ^ the start of the text.
 */
export function phrases(...lists: string[]): Phrases {
  const all = lists
    .flatMap((list) => list.replace(/['’-]/g, ' ').split(','))
    .map((phrase) => phrase.trim().replace(/ +/g, ' '))
    .filter((phrase) => phrase !== '');
  const longest = all.toSorted((a, b) => b.split(' ').length - a.split(' ').length || b.length - a.length);
  const source = longest
    .map((phrase) => (phrase.startsWith('^') ? `(?<=^ )${pattern(phrase.slice(1))}` : pattern(phrase)))
    .join('|');
  const anywhere =
    source === '' ? /(?!)/g : new RegExp(`(?<= )(?:${source})(?= )`, source.includes('((?:') ? 'dg' : 'g');

  function spans({ line }: Text): Span[] {
    const found: Span[] = [];
    let [at, offset] = [0, 1];
    for (const match of line.matchAll(anywhere)) {
      for (const [from, to] of around(match)) {
        for (; offset < from; offset++) if (line[offset] === ' ') at++;
        found.push({ from: at, to: at + line.slice(from, to).trimEnd().split(' ').length });
      }
    }
    return found;
  }
  return { spans, in: ({ line }) => line.search(anywhere) >= 0 };
}
