/** How each language writes apostrophes, quotation marks, ellipses and the spaces around punctuation. */
import type { Language } from '../../schemas/organization/me.ts';

interface Rule {
  /** What must not occur. */
  pattern: RegExp;
  problem: string;
}

const NARROW = '\\u202f';
const NO_BREAK = '\\u00a0';

const SPACES: Rule = { pattern: /^\s|\s$|\s{2}/, problem: 'has a space too many' };
const APOSTROPHE: Rule = { pattern: /'/, problem: 'has a straight apostrophe instead of ’' };
const ELLIPSIS: Rule = { pattern: /\.\.\./, problem: 'has three dots instead of …' };
const CLOSE_ELLIPSIS: Rule = { pattern: /\s…/, problem: 'has a space before …' };
/** A unit after a number or a placeholder. Units that are read as words have an ordinary space. */
const UNIT: Rule = {
  pattern: /(?<=[\d}]) ?(?:%|(?<= )(?:[KkMG]B|[KMG]o|min|h|s|Min\.|Std\.|Sek\.)(?![\p{L}\d]))/u,
  problem: 'lacks a no-break space before a unit',
};
const ENGLISH_NUMBER: Rule = { pattern: /\d,\d{3}(?!\d)/, problem: 'has a number as English writes it' };
const TRANSLATED: readonly Rule[] = [SPACES, APOSTROPHE, ELLIPSIS, UNIT, ENGLISH_NUMBER];

const RULES: Readonly<Record<Language, readonly Rule[]>> = {
  en: [SPACES],
  de: [
    ...TRANSLATED,
    { pattern: /["”«»]/, problem: 'has other quotation marks than „…“' },
    { pattern: /[\p{L}\d}]…/u, problem: 'lacks a space before …' },
    { pattern: /\b[zdu]\. ?[BhaÄ]\./, problem: 'lacks a no-break space in an abbreviation' },
  ],
  fr: [
    ...TRANSLATED,
    CLOSE_ELLIPSIS,
    { pattern: /\bp\. ?ex/, problem: 'lacks a no-break space in an abbreviation' },
    { pattern: /["“”„]/, problem: 'has other quotation marks than « … »' },
    {
      pattern: new RegExp(`(?<=[^${NARROW}?!])[;?!»]|«(?!${NARROW})`, 'u'),
      problem: 'lacks a narrow no-break space at ; ? ! « »',
    },
    // Not between digits (10:30) and not in an address (https://).
    { pattern: new RegExp(`(?<=[^${NO_BREAK}\\d]):(?!//)`, 'u'), problem: 'lacks a no-break space before :' },
  ],
  es: [
    ...TRANSLATED,
    CLOSE_ELLIPSIS,
    { pattern: /\bp\. ?ej/, problem: 'lacks a no-break space in an abbreviation' },
    { pattern: /["“”„]/, problem: 'has other quotation marks than «…»' },
  ],
};

/** Pairs that must occur equally often. */
const PAIRS: Readonly<Record<Language, readonly string[]>> = {
  en: ['“”'],
  de: ['„“'],
  fr: ['«»'],
  es: ['«»', '¿?', '¡!'],
};

const count = (text: string, mark: string) => text.split(mark).length - 1;

export function typographyProblems(locale: Language, text: string): string[] {
  const broken = RULES[locale].filter(({ pattern }) => pattern.test(text)).map(({ problem }) => problem);
  const unpaired = PAIRS[locale].filter(([open = '', close = '']) => count(text, open) !== count(text, close));
  return [...broken, ...unpaired.map((pair) => `has ${pair} not in pairs`)];
}
