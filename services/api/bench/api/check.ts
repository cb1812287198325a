/** Checks that the service and the bare server send the same bodies. Otherwise comparing their speed would mean nothing. */
import { isDeepStrictEqual } from 'node:util';
import { bodyOf } from './subject/connection.ts';
import { operations, type Call } from './operations.ts';
import { Random } from './data/random.ts';
import type { Subject } from './subject/subject.ts';

async function bodies(
  subject: Subject,
  calls: readonly Call[],
  serialize: (call: Call, subject: Subject) => Buffer,
): Promise<unknown[]> {
  const caller = await subject.caller(0);
  const found: unknown[] = [];
  for (const call of calls)
    found.push(JSON.parse(bodyOf(await caller.send(serialize(call, subject))).toString('utf8')));
  return found;
}

/** @throws Error when an answer to a read differs */
export async function checkSameBodies(
  service: Subject,
  bare: Subject,
  serialize: (call: Call, subject: Subject) => Buffer,
): Promise<void> {
  for (const operation of operations.filter(({ reads }) => reads)) {
    const next = operation.calls(service.sample, new Random(2));
    const calls = Array.from({ length: 5 }, next).filter((call) => call !== null);
    const [ofService, ofBare] = [await bodies(service, calls, serialize), await bodies(bare, calls, serialize)];
    for (const [n, call] of calls.entries()) {
      if (!isDeepStrictEqual(ofService[n], ofBare[n]))
        throw new Error(`${call.path} has two answers:\n${JSON.stringify(ofService[n])}\n${JSON.stringify(ofBare[n])}`);
    }
  }
}
