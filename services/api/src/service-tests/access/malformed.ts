/** What is no id never gets as far as the database. */
import { ROLES } from '@parapet/contracts';
import { ask, type Ask } from '../../testing/ask.ts';
import type { World } from '../world.ts';
import { described, sourceIn } from './cases.ts';
import { mayCall } from './expected.ts';
import { withValue } from './positions.ts';
import type { GuardedId, Sample } from './sample.ts';

const TEXTS = ['$ne', '{}', '\0', 'a/b', '__proto__', '', ' ', 'é', 'x'.repeat(201)];
/** JSON can say more than an address can. */
const VALUES = [...TEXTS, { $ne: null }, ['x'], 7, true, { $where: 'sleep(1000)' }];

/** Places that take any text: people may be named by their address, and some texts are only kept. */
const TAKES_TEXT = /assigned_to|assignedTo|responsible|reviewer$/;

/** What can be sent at a place and is not right there. */
function valuesFor(place: string): unknown[] {
  if (place.startsWith('params.')) return TEXTS.filter((text) => text !== '');
  if (place.startsWith('query.')) return TAKES_TEXT.test(place) ? [] : TEXTS;
  // A key is a text, and a place that takes text takes these.
  if (place.endsWith('}')) return TEXTS;
  return TAKES_TEXT.test(place) ? VALUES.filter((value) => typeof value !== 'string') : VALUES;
}

/** @returns one sentence for each request that was not refused with a 400 */
export async function malformedFailures(id: GuardedId, world: World, sample: Sample): Promise<string[]> {
  const role = ROLES.find((one) => mayCall(id, sample, one)) ?? 'admin';
  const request = await sample.ask(sourceIn(world, false, role));
  const failures = await Promise.all(
    Object.keys(sample.ids).flatMap((place) => valuesFor(place).map((value) => attempt(withValue(request, place, value), place))),
  );
  return failures.flat();

  async function attempt(broken: Ask, place: string): Promise<string[]> {
    const { status, text } = await ask(world.api, world.person(role), id, broken);
    return status === 400 ? [] : [`${place}: ${status} ${text.slice(0, 200)}\n    ${described(id, broken)}`];
  }
}
