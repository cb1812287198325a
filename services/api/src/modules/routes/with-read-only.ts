/** Lets clients send a record back as they read it: read-only fields are compared with the stored ones, and not written. */
import { readerOf } from '@parapet/contracts';
import { readOnlyErrors } from '@parapet/contracts/rules';
import type { Call } from '../../pipeline/call.ts';
import type { Route } from '../../pipeline/pipeline.ts';
import { refuse } from '../../pipeline/problem.ts';
import { readRecord } from '../conflicts/read-record.ts';

export function withReadOnly(routes: readonly Route[]): Route[] {
  const byId = new Map(routes.map((route) => [route.id, route]));
  return routes.map((route) => {
    const read = readerOf(route.id);
    const reader = read === null ? undefined : byId.get(read);
    if (reader === undefined) return route;
    return {
      ...route,
      async run(call) {
        if (Object.keys(call.readOnly).length > 0) await assertUnchanged(call, reader);
        return route.run(call);
      },
    };
  });
}

/** @throws Problem 400 that names the fields that differ */
async function assertUnchanged(call: Call, reader: Route): Promise<void> {
  const current = await readRecord(call, reader);
  // A request based on an old version is answered by 412, which says what has changed.
  if (call.version !== undefined && call.version !== current['version']) return;
  refuse(readOnlyErrors(call.readOnly, current));
}
