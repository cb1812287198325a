/** Patterns of answers: filling in values, and a comparison that reports every difference. */

export type Values = Record<string, string>;

/** Replaces `{name}` in all texts and names of fields. @throws Error for a name without a value */
export function fill(pattern: unknown, values: Values): unknown {
  if (typeof pattern === 'string') return fillText(pattern, values);
  if (Array.isArray(pattern)) return pattern.map((one) => fill(one, values));
  if (!isPlain(pattern)) return pattern;
  return Object.fromEntries(
    Object.entries(pattern).map(([key, value]) => [fillText(key, values), fill(value, values)]),
  );
}

function fillText(text: string, values: Values): string {
  return text.replace(/\{([\w:]+)\}/g, (_whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value was saved as ${name}`);
    return value;
  });
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof RegExp);
}

/** The differences between a pattern and a value, one sentence each. @param at the current path, for the message */
export function differences(pattern: unknown, value: unknown, at = ''): string[] {
  const place = at === '' ? 'the answer' : at;
  if (pattern instanceof RegExp)
    return typeof value === 'string' && pattern.test(value)
      ? []
      : [`${place} is ${JSON.stringify(value)}, which does not fit ${pattern}`];
  if (Array.isArray(pattern)) {
    if (!Array.isArray(value)) return [`${place} is not a list`];
    if (value.length !== pattern.length)
      return [
        `${place} has ${value.length} items instead of ${pattern.length}: ${JSON.stringify(value).slice(0, 300)}`,
      ];
    return pattern.flatMap((one, index) => differences(one, value[index], `${at}/${index}`));
  }
  if (isPlain(pattern)) {
    if (!isPlain(value)) return [`${place} is ${JSON.stringify(value)} instead of an object`];
    return Object.entries(pattern).flatMap(([key, one]) => differences(one, value[key], `${at}/${key}`));
  }
  return Object.is(pattern, value)
    ? []
    : [`${place} is ${JSON.stringify(value)} instead of ${JSON.stringify(pattern)}`];
}
