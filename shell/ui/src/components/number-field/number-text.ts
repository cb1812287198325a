/** Numbers as people type them. */

/** The separators of a language: German writes `1.234,5`. */
export interface Separators {
  group: string;
  decimal: string;
}

export function separatorsOf(numbers: Intl.NumberFormat): Separators {
  const parts = numbers.formatToParts(12_345.6);
  const textOf = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return { group: textOf('group'), decimal: textOf('decimal') };
}

/** `Number` alone would also take `0x10` and `1e3`, which nobody means. */
const DECIMAL = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;

/**
 * Thousands may be separated as the language does, or by spaces. A single dot or comma is otherwise the decimal separator in every language.
 * @returns null for an empty text; NaN for one that is no number
 */
export function readNumber(typed: string, { group, decimal }: Separators): number | null {
  const text = typed.trim();
  if (text === '') return null;
  const grouped = new RegExp(String.raw`^[+-]?\d{1,3}(?:[\s${group}]\d{3})+(?:[${decimal}]\d*)?$`);
  if (grouped.test(text))
    return Number(text.replaceAll(new RegExp(String.raw`[\s${group}]`, 'g'), '').replace(decimal, '.'));
  return DECIMAL.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}

/** The text of a number to edit: with the decimal separator of the language, and without any others. */
export function writeNumber(value: number | null, { decimal }: Separators): string {
  return String(value ?? '').replace('.', decimal);
}
