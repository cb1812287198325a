/** Keys that people choose may contain what a database takes for a path or an operator. They are stored escaped. */

const UNSAFE_WORDS = new Set(['__proto__', 'constructor', 'prototype']);

const escaped = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

export function escapeKey(key: string): string {
  // An escape sign without a code stands for the empty key.
  if (key === '') return '%';
  const safe = key.replace(/[%.\0]|^\$/g, escaped);
  return UNSAFE_WORDS.has(safe) ? safe.replace(/^./, escaped) : safe;
}

/** Reverses {@link escapeKey}. */
export function unescapeKey(key: string): string {
  return key === '%'
    ? ''
    : key.replace(/%([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function renamed(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [rename(key), renamed(item, rename)]));
}

/** Escapes the keys at every level of plain JSON. */
export function withEscapedKeys<T>(value: T): T;
export function withEscapedKeys(value: unknown): unknown {
  return renamed(value, escapeKey);
}

/** Reverses {@link withEscapedKeys}. */
export function withUnescapedKeys<T>(value: T): T;
export function withUnescapedKeys(value: unknown): unknown {
  return renamed(value, unescapeKey);
}
