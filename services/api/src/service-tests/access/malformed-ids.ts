/** Values that are no ids must be refused before anything is looked up. */
import { ROLES } from '@parapet/contracts';
import { sendRequest, type OperationRequest } from '../../testing/operation-request.ts';
import type { World } from '../world.ts';
import { described, sourceIn } from './cases.ts';
import { mayCall, type GuardedId } from './expected/requirements.ts';
import { withValue } from './id-places.ts';
import type { Sample } from './sample.ts';

const TEXTS = ['$ne', '{}', '\0', 'a/b', '__proto__', '', ' ', 'é', 'x'.repeat(201)];
/** A body can also hold values that are no text. */
const VALUES = [...TEXTS, { $ne: null }, ['x'], 7, true, { $where: 'sleep(1000)' }];

/** Places that take any text: people may be named by their e-mail address. */
const TAKES_TEXT = /assigned_to|assignedTo|responsible|reviewer$/;

/** Malformed values for a place. */
function valuesFor(place: string): unknown[] {
  if (place.startsWith('params.')) return TEXTS.filter((text) => text !== '');
  if (place.startsWith('query.')) return TAKES_TEXT.test(place) ? [] : TEXTS;
  // The key of a map is always a text.
  if (place.endsWith('}')) return TEXTS;
  return TAKES_TEXT.test(place) ? VALUES.filter((value) => typeof value !== 'string') : VALUES;
}

/** @returns one sentence for each request that was not refused with a 400 */
export async function malformedIdFailures(id: GuardedId, world: World, sample: Sample): Promise<string[]> {
  const role = ROLES.find((one) => mayCall(id, one)) ?? 'admin';
  const request = await sample.request(sourceIn(world, false, role));
  const failures = await Promise.all(
    Object.keys(sample.ids).flatMap((place) =>
      valuesFor(place).map((value) => attempt(withValue(request, place, value), place)),
    ),
  );
  return failures.flat();

  async function attempt(malformed: OperationRequest, place: string): Promise<string[]> {
    const { status, text } = await sendRequest(world.api, world.person(role), id, malformed);
    return status === 400 ? [] : [`${place}: ${status} ${text.slice(0, 200)}\n    ${described(id, malformed)}`];
  }
}
