/** Runs cases and says which answers are not what the rules say. */
import type { Problem } from '@parapet/contracts';
import { ask, type Answer } from '../../testing/ask.ts';
import type { World } from '../world.ts';
import { described, type Case } from './cases.ts';
import type { GuardedId } from './sample.ts';

/** Refused requests change nothing, so they need not wait for one another. */
const AT_ONCE = 10;

/** Records that a GRC domain manager may not see carry these words. */
const BEYOND_DOMAINS = /Beyond (risk|finishedRisk|archivedRisk|flow|completedFlow|plan|task|note)/;

/** What an answer says that it must not say. */
export function leaks(other: World, { role, text }: { role: string; text: string }): string[] {
  const foreign = text.toLowerCase().includes(other.word.toLowerCase()) ? ['tells of another organisation'] : [];
  return role === 'grc_domain_manager' && BEYOND_DOMAINS.test(text) ? [...foreign, 'tells of what is beyond their domains'] : foreign;
}

function faults(one: Case, answer: Answer, other: World): string[] {
  const { expected, role } = one;
  if (answer.status !== expected.status) return [`answered ${answer.status} instead of ${expected.status}: ${answer.text.slice(0, 300)}`];
  const found = leaks(other, { role, text: answer.text });
  if (answer.status >= 400) {
    // The contract check has seen that it is one.
    const { code, errors = [] } = JSON.parse(answer.text) as Problem;
    if (expected.code !== undefined && code !== expected.code) found.push(`has the code ${code} instead of ${expected.code}`);
    if (expected.field !== undefined && !errors.some(({ path }) => path === expected.field)) found.push(`does not name ${expected.field}: ${answer.text}`);
  }
  if (expected.total !== undefined) {
    const total: unknown = Reflect.get(Object(JSON.parse(answer.text)), 'total');
    if (total !== expected.total) found.push(`found ${String(total)} instead of ${expected.total}`);
  }
  return found;
}

/** @returns one sentence for each case that went wrong */
export async function failuresOf(id: GuardedId, world: World, other: World, cases: readonly Case[]): Promise<string[]> {
  const run = async (one: Case): Promise<string[]> => {
    const request = await one.request();
    const answer = await ask(world.api, world.person(one.role), id, request);
    return faults(one, answer, other).map((fault) => `${one.name} ${fault}\n    ${described(id, request)}`);
  };
  const failures: string[] = [];
  const refused = cases.filter(({ expected }) => expected.status >= 400);
  for (let at = 0; at < refused.length; at += AT_ONCE) failures.push(...(await Promise.all(refused.slice(at, at + AT_ONCE).map(run))).flat());
  for (const one of cases.filter((one) => !refused.includes(one))) failures.push(...(await run(one)));
  return failures;
}
