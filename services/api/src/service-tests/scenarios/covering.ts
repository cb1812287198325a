/** Fewer scenarios that still get every answer of every operation that depends on the store. */
import { operationOf, type Scenario } from '@parapet/contracts/testing';

/** Operations and statuses of a scenario, as `getRisk 404`. */
export function answersIn({ steps }: Pick<Scenario, 'steps'>): Set<string> {
  // A placeholder such as `{risk}` is no valid id, so any id takes its place.
  return new Set(
    steps.map(
      ({ method, path, status }) =>
        `${operationOf(method, path.replaceAll(/\{[^}]*\}/g, 'id'))?.operationId} ${status}`,
    ),
  );
}

/** Successes, redirections, conflicts and failed preconditions. Other refusals need no store, or only reads that successes make, too. */
const dependsOnStore = (answer: string) => / (?:[23]\d\d|409|412)$/.test(answer);

/** @returns some of the scenarios, in their order, that together get every answer that depends on the store and that any of the scenarios gets */
export function covering(scenarios: readonly Scenario[]): Scenario[] {
  const candidates = scenarios.map((scenario) => ({
    scenario,
    answers: new Set([...answersIn(scenario)].filter(dependsOnStore)),
  }));
  const missing = new Set(candidates.flatMap(({ answers }) => [...answers]));
  const chosen = new Set<Scenario>();
  while (missing.size > 0) {
    const ranked = candidates.map((one) => ({ ...one, gain: one.answers.intersection(missing).size }));
    const [best] = ranked.toSorted((a, b) => b.gain - a.gain);
    if (best === undefined) break;
    chosen.add(best.scenario);
    for (const answer of best.answers) missing.delete(answer);
  }
  return scenarios.filter((scenario) => chosen.has(scenario));
}
