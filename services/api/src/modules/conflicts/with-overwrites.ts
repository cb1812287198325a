/** Tells people whose values somebody has seen and replaced what they had saved, so that they can put it back. */
import { operations, type AuditedEntity, type ReplacedValues } from '@parapet/contracts';
import { changesSince, pointerKeys, recordDifferences, recordFacts, recordTitle } from '@parapet/contracts/rules';
import type { Call } from '../../pipeline/call.ts';
import { findMember } from '../../pipeline/membership.ts';
import type { Route } from '../../pipeline/pipeline.ts';
import type { Store } from '../../store/port.ts';
import { readAs } from '../caller.ts';
import type { EventHub } from '../events/event-hub.ts';
import { mayRead } from '../record-access.ts';
import { readRecord } from './read-record.ts';
import { lastChanges, recordReaders } from './record-routes.ts';

type Read = Record<string, unknown>;

const HEADER = 'overwrites-since';

/** Wraps the operations that take the header. */
export function withOverwrites(
  routes: readonly Route[],
  store: Store,
  events: Pick<EventHub, 'reportReplaced'>,
): Route[] {
  const readerOf = recordReaders(routes);
  return routes.map((route) => {
    const { schema } = operations[route.id];
    const record = 'headers' in schema && HEADER in schema.headers.properties ? readerOf(route.id) : null;
    if (record === null) return route;
    return {
      ...route,
      async run(call) {
        const since = sinceOf(call);
        const before = since === null ? null : await readRecord(call, record.reader).catch(() => null);
        const result = await route.run(call);
        // The change is stored, whatever becomes of the message about it.
        if (since !== null && before !== null) {
          try {
            await tell(call, {
              since,
              before,
              after: await readRecord(call, record.reader),
              entity: record.entity,
              store,
              events,
            });
          } catch (err) {
            call.log.error({ err }, 'replaced values could not be reported');
          }
        }
        return result;
      },
    };
  });
}

/** The version of the header; null when the request has none. */
function sinceOf(call: Call): number | null {
  const header = call.head.headers[HEADER];
  return typeof header === 'string' ? Number(header) : null;
}

interface Overwrite {
  since: number;
  before: Read;
  after: Read;
  entity: AuditedEntity;
  store: Store;
  events: Pick<EventHub, 'reportReplaced'>;
}

async function tell(call: Call, { since, before, after, entity, store, events }: Overwrite): Promise<void> {
  const { caller } = call;
  const [id, version] = [String(after['id']), Number(after['version'])];
  const entries = await lastChanges(store, caller.member.organization_id, entity, id);
  const theirs = changesSince(
    since,
    entries.filter((entry) => entry.version <= Number(before['version'])),
    before,
    call.body,
  );
  const differences = new Map(recordDifferences(before, after).map((one) => [one.path, one]));
  const byAuthor = new Map<string, ReplacedValues['changes']>();
  for (const { path, changed_by } of theirs) {
    const difference = differences.get(path);
    if (difference === undefined || changed_by === caller.member.user_id || !isSent(call.body, path)) continue;
    byAuthor.set(changed_by, [
      ...(byAuthor.get(changed_by) ?? []),
      { path, replaced: difference.before, now: difference.after },
    ]);
  }
  const facts = recordFacts(id, entries[0]?.after ?? null);
  for (const [author, changes] of byAuthor) {
    const member = await findMember(store, author);
    const isReader =
      member?.organization_id === caller.member.organization_id &&
      (await mayRead(readAs(store, caller), member, entity, facts));
    if (isReader)
      await events.reportReplaced(author, {
        entity,
        record_id: id,
        title: recordTitle(after),
        version,
        actor_id: caller.member.user_id,
        changes,
      });
  }
}

/** Whether the request gives the field; others change with it, such as a score. */
function isSent(body: unknown, path: string): boolean {
  const [name] = pointerKeys(path);
  return typeof body === 'object' && body !== null && name !== undefined && Object.hasOwn(body, name);
}
