/** People name things with words that a database would read as a path or an operator: such keys are kept in other words. */

const UNSAFE_WORDS = new Set(['__proto__', 'constructor', 'prototype']);

const escaped = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

/** A key as it can be stored. */
export function safeKey(key: string): string {
  // A sign that stands for no character stands for nothing.
  if (key === '') return '%';
  const safe = key.replace(/[%.\0]|^\$/g, escaped);
  return UNSAFE_WORDS.has(safe) ? safe.replace(/^./, escaped) : safe;
}

/** A stored key as it was written: the way back from {@link safeKey}. */
export function ownKey(key: string): string {
  return key === '%' ? '' : key.replace(/%([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function renamed(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [rename(key), renamed(item, rename)]));
}

/** Plain JSON with every key as it can be stored, however deep. */
export function withSafeKeys<T>(value: T): T;
export function withSafeKeys(value: unknown): unknown {
  return renamed(value, safeKey);
}

/** The way back from {@link withSafeKeys}. */
export function withOwnKeys<T>(value: T): T;
export function withOwnKeys(value: unknown): unknown {
  return renamed(value, ownKey);
}
