/** Names as browsers and systems write them, in the order in which they are looked for: many browsers name others, too. */
const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:(?:Headless)?Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bWindows\b/, 'Windows'],
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const find = (names: typeof BROWSERS, agent: string) => names.find(([pattern]) => pattern.test(agent))?.[1] ?? null;

/** What a person recognizes in a `User-Agent` header; null for a part that names itself in no known way. */
export function deviceOf(agent: string | null): { browser: string | null; system: string | null } {
  return { browser: find(BROWSERS, agent ?? ''), system: find(SYSTEMS, agent ?? '') };
}
