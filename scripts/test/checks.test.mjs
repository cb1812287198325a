import { describe, expect, it } from 'vitest';
import { chosenChecks, runChecks, succeeded, summary } from '../lib/checks.mjs';

const works = async () => {};
const fails = async () => {
  throw new Error('it is broken');
};

/** @param {() => Promise<void>} build @param {string[]} names */
async function run(build, names = []) {
  const ran = [];
  const check = (name, work, needs) => ({ name, needs, work: () => (ran.push(name), work()) });
  const checks = [check('lint', works), check('build', build), check('unit', works), check('e2e', works, ['build'])];
  const printed = [];
  const results = await runChecks(chosenChecks(checks, names), (line) => printed.push(line));
  return { ran, results, printed: printed.join('\n') };
}

describe('checks', () => {
  it('run in their order, all of them', async () => {
    const { ran, results } = await run(works);
    expect(ran).toEqual(['lint', 'build', 'unit', 'e2e']);
    expect(succeeded(results)).toBe(true);
  });

  it('run alone when they are named', async () =>
    expect((await run(works, ['unit', 'lint'])).ran).toEqual(['lint', 'unit']));

  it('run before a named check that needs them', async () =>
    expect((await run(works, ['e2e'])).ran).toEqual(['build', 'e2e']));

  it('with an unknown name are refused', async () => {
    await expect(run(works, ['lint', 'nothing'])).rejects.toThrow(
      'There is no check nothing; there are lint, build, unit, e2e.',
    );
  });
});

describe('a check that fails', () => {
  it('prints its error, and checks that do not need it still run', async () => {
    const { ran, results, printed } = await run(fails);
    expect(ran).toEqual(['lint', 'build', 'unit']);
    expect(printed).toContain('it is broken');
    expect(succeeded(results)).toBe(false);
  });

  it('prevents checks that need it from running, and these count as failed', async () => {
    const { results, printed } = await run(fails, ['e2e']);
    expect(results.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['build', 'failed'],
      ['e2e', 'not run'],
    ]);
    expect(printed).toMatch(/== e2e\nNot run, because it needs checks that did not succeed: build\./);
    expect(summary(results)).toMatch(/^FAILED {2}build .*\n.+\nNOT RUN e2e /);
    expect(succeeded(results.slice(1))).toBe(false);
  });
});
