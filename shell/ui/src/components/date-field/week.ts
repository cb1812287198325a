/** Countries in which the week begins on Sunday, as far as the product has their language. */
const SUNDAY = new Set([
  'US',
  'CA',
  'MX',
  'AU',
  'ZA',
  'IN',
  'CO',
  'PE',
  'VE',
  'GT',
  'PR',
  'DO',
  'HN',
  'NI',
  'PA',
  'SV',
  'PY',
]);

/** 0 for Sunday, 1 for Monday. `Intl` knows it too, but not in every browser. */
export function firstDayOfWeek(locale: string): 0 | 1 {
  return SUNDAY.has(new Intl.Locale(locale).maximize().region ?? '') ? 0 : 1;
}
