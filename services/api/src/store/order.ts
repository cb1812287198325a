/** The order in which all engines sort: null, numbers, text by code points, false, true; ties by id. */
import type { After } from './values.ts';

type Value = After['value'];

const RANKS: Readonly<Record<string, number>> = { object: 0, number: 1, string: 2, boolean: 3 };
const FIRST_SURROGATE = 0xd8_00;
const AFTER_SURROGATES = 0xe0_00;

/** Halves of surrogate pairs stand for code points that come after all others. */
function weight(unit: number): number {
  if (unit < FIRST_SURROGATE) return unit;
  return unit < AFTER_SURROGATES ? unit + 0x20_00 : unit - 0x8_00;
}

/** By code points, as databases sort UTF-8; `<` compares UTF-16 units, where an emoji comes before U+FFFD. */
export function compareText(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const [left, right] = [a.charCodeAt(index), b.charCodeAt(index)];
    if (left !== right) return weight(left) - weight(right);
  }
  return a.length - b.length;
}

function compareValues(a: Value, b: Value): number {
  if (typeof a === 'string' && typeof b === 'string') return compareText(a, b);
  const ranks = (RANKS[typeof a] ?? 0) - (RANKS[typeof b] ?? 0);
  return ranks === 0 ? Number(a) - Number(b) : ranks;
}

export function comparePositions(a: After, b: After): number {
  return compareValues(a.value, b.value) || compareText(a.id, b.id);
}
