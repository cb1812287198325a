/** Runs the checks of `npm test` and reports their results. */

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {() => Promise<void>} work rejects when the check fails
 * @property {readonly string[]} [needs] names of earlier checks that must succeed first
 *
 * @typedef {object} Result
 * @property {string} name
 * @property {'ok' | 'failed' | 'not run'} outcome
 * @property {number} seconds
 * @property {string} [reason] why it failed or was not run
 */

/**
 * @param {readonly Check[]} checks
 * @param {readonly string[]} names empty for all checks
 * @returns {Check[]} the named checks and the ones that they need, in the order of `checks`
 * @throws {Error} when a name is unknown
 */
export function chosenChecks(checks, names) {
  if (names.length === 0) return [...checks];
  const unknown = names.filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length > 0)
    throw new Error(`There is no check ${unknown.join(', ')}; there are ${checks.map(({ name }) => name).join(', ')}.`);
  const chosen = new Set(names);
  // In reverse order: a check needs only earlier ones, so this loop still visits those that it adds.
  for (const { name, needs = [] } of checks.toReversed())
    if (chosen.has(name)) for (const need of needs) chosen.add(need);
  return checks.filter(({ name }) => chosen.has(name));
}

/**
 * Runs every check, even after one has failed, except those that need the failed one.
 *
 * @param {readonly Check[]} checks
 * @param {(line: string) => void} print
 * @returns {Promise<Result[]>}
 */
export async function runChecks(checks, print) {
  /** @type {Result[]} */
  const results = [];
  for (const { name, work, needs = [] } of checks) {
    print(`\n== ${name}`);
    const missing = results
      .filter((result) => needs.includes(result.name) && result.outcome !== 'ok')
      .map((result) => result.name);
    const result =
      missing.length > 0
        ? {
            outcome: /** @type {const} */ ('not run'),
            seconds: 0,
            reason: `Not run, because it needs checks that did not succeed: ${missing.join(', ')}.`,
          }
        : await timed(work);
    if (result.reason !== undefined) print(result.reason);
    results.push({ name, ...result });
  }
  return results;
}

/** @param {() => Promise<void>} work @returns {Promise<Omit<Result, 'name'>>} */
async function timed(work) {
  const started = performance.now();
  const reason = await work().then(
    () => undefined,
    (error) => (error instanceof Error ? error.message : String(error)),
  );
  return { outcome: reason === undefined ? 'ok' : 'failed', seconds: (performance.now() - started) / 1000, reason };
}

/** @param {readonly Result[]} results @returns {string} a line for each check, and below it why it did not succeed */
export function summary(results) {
  return results
    .map(({ name, outcome, seconds, reason }) => {
      const word = (outcome === 'ok' ? 'ok' : outcome.toUpperCase()).padEnd(7);
      const line = `${word} ${name.padEnd(10)} ${seconds.toFixed(1).padStart(7)} s`;
      return reason === undefined ? line : `${line}\n        ${reason}`;
    })
    .join('\n');
}

/** @param {readonly Result[]} results @returns {boolean} false when a check failed or was not run */
export function succeeded(results) {
  return results.every(({ outcome }) => outcome === 'ok');
}
