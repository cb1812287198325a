/** Runs cases and reports the answers that differ from the expected ones. */
import type { Problem } from '@parapet/contracts';
import { sendRequest, type Answer } from '../../testing/operation-request.ts';
import type { World } from '../world.ts';
import { described, type Case } from './cases.ts';
import type { GuardedId } from './expected/requirements.ts';

/** Refused requests change nothing, so they can run at the same time. */
const AT_ONCE = 10;

/** In the names of records that a GRC domain manager must not see. */
const BEYOND_DOMAINS = /Beyond (risk|finishedRisk|archivedRisk|flow|completedFlow|plan|task|note)/;

/** In the names of records that an asset owner must not see. Of assets and scenarios they see the names in risks (D36). */
const BEYOND_ASSETS = /Beyond property\b/;

/** How many items a list has, or a file in CSV, which begins with a line for its columns. */
function totalIn(text: string): unknown {
  const isJson = text.startsWith('{');
  return isJson ? Reflect.get(Object(JSON.parse(text)), 'total') : text.trimEnd().split('\r\n').length - 1;
}

/** What an answer reveals that it must not. */
export function leaks(other: World, { role, text }: { role: string; text: string }): string[] {
  const foreign = text.toLowerCase().includes(other.mark.toLowerCase()) ? ['reveals data of another organization'] : [];
  if (role === 'asset_owner' && BEYOND_ASSETS.test(text))
    return [...foreign, 'reveals properties of the assets of others'];
  return role === 'grc_domain_manager' && BEYOND_DOMAINS.test(text)
    ? [...foreign, 'reveals data of other domains']
    : foreign;
}

function faults({ expected, role }: Case, answer: Answer, other: World): string[] {
  if (answer.status !== expected.status)
    return [`answered ${answer.status} instead of ${expected.status}: ${answer.text.slice(0, 300)}`];
  const found = leaks(other, { role, text: answer.text });
  if (answer.status >= 400) {
    // The contract check has verified that the answer is a problem document.
    const { code, errors = [] } = JSON.parse(answer.text) as Problem;
    if (expected.code !== undefined && code !== expected.code)
      found.push(`has the code ${code} instead of ${expected.code}`);
    if (expected.field !== undefined && !errors.some(({ path }) => path === expected.field))
      found.push(`does not name ${expected.field}: ${answer.text}`);
  }
  if (expected.total !== undefined) {
    const total = totalIn(answer.text);
    if (total !== expected.total) found.push(`found ${String(total)} instead of ${expected.total}`);
  }
  return found;
}

/** @returns one sentence for each case that failed */
export async function failuresOf(id: GuardedId, world: World, other: World, cases: readonly Case[]): Promise<string[]> {
  const run = async (one: Case): Promise<string[]> => {
    const request = await one.request();
    const answer = await sendRequest(world.api, world.person(one.role), id, request);
    return faults(one, answer, other).map((fault) => `${one.name} ${fault}\n    ${described(id, request)}`);
  };
  const failures: string[] = [];
  const refused = cases.filter(({ expected }) => expected.status >= 400);
  for (let at = 0; at < refused.length; at += AT_ONCE)
    failures.push(...(await Promise.all(refused.slice(at, at + AT_ONCE).map(run))).flat());
  for (const one of cases.filter((one) => !refused.includes(one))) failures.push(...(await run(one)));
  return failures;
}
