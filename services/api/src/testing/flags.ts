/** What a run of the tests leaves out to save time, unless the environment asks for it. CONTRIBUTING.md lists it. */

/** @throws Error for a value that is none of these, which would otherwise go unnoticed */
function oneOf<const T extends string>(name: string, values: readonly T[], fallback: T): T {
  const value = process.env[name] ?? fallback;
  const found = values.find((one) => one === value);
  if (found === undefined) throw new Error(`${name} is "${value}"; it must be one of ${values.join(', ')}`);
  return found;
}

/** Whether every suite of the service runs on every store, not just those that need it. */
export const allTestStores = oneOf('TEST_STORES', ['default', 'all'], 'default') === 'all';

/** Whether repetitions run as often as they ever did; see {@link sized}. */
export const fullTestSize = oneOf('TEST_SIZE', ['default', 'full'], 'default') === 'full';

/** How often something is repeated, where more repetitions only find what is ever rarer. */
export const sized = (counts: { default: number; full: number }): number => (fullTestSize ? counts.full : counts.default);
