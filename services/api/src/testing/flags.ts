/** Flags for tests that a default run leaves out to save time; see "Tests behind flags" in CONTRIBUTING.md. */

/** @throws Error for any other value, so that a typing error does not go unnoticed */
function oneOf<const T extends string>(name: string, values: readonly T[], fallback: T): T {
  const value = process.env[name] ?? fallback;
  const found = values.find((one) => one === value);
  if (found === undefined) throw new Error(`${name} is "${value}"; it must be one of ${values.join(', ')}`);
  return found;
}

/** Whether all suites run on every store, not only those that need it. */
export const allTestStores = oneOf('TEST_STORES', ['default', 'all'], 'default') === 'all';

/** Whether tests repeat things as often as they do before a release; see {@link sized}. */
export const fullTestSize = oneOf('TEST_SIZE', ['default', 'full'], 'default') === 'full';

/** How often a test repeats something whose failures become rarer with every repetition. */
export const sized = (counts: { default: number; full: number }): number =>
  fullTestSize ? counts.full : counts.default;
