/** A line of live events: each change, told to whoever may read the record. */
import { SSE_KEEP, SSE_RETRY, sseEvent, ssePosition } from '../rules/index.ts';
import type { AuditedEntity } from '../schemas/audit.ts';
import type { LiveEvent } from '../schemas/live-event.ts';
import { listen } from './listeners.ts';
import type { Context } from './mock.ts';
import { mayRead } from './record-access.ts';
import type { MemberRecord } from './state.ts';
import type { Change } from './tables.ts';

/** Time between two signs of life (ms). */
const HEARTBEAT = 20_000;

/** Members are told by the id of their account. */
function idIn({ entity, entity_id, before, after }: Change): string {
  const userId: unknown = entity === 'members' ? Reflect.get(Object(after ?? before), 'user_id') : null;
  return typeof userId === 'string' ? userId : entity_id;
}

/** @returns the place of the last change that a browser has heard of; null when it is none of ours */
function placeOf(lastEventId: string, known: number): number | null {
  const place = /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : null;
  return place !== null && place <= known ? place : null;
}

/**
 * @param member who listens
 * @param entities all kinds when absent
 */
export function newsLine(context: Context, member: MemberRecord, entities: readonly AuditedEntity[] | undefined): ReadableStream<Uint8Array> {
  const { state, headers } = context;
  const lastEventId = headers.get('last-event-id');
  let stop = () => {};

  function start(controller: ReadableStreamDefaultController<Uint8Array>): void {
    const encoder = new TextEncoder();
    const write = (text: string) => controller.enqueue(encoder.encode(text));
    const known = state.changes.length;
    const heard = lastEventId === null ? known : placeOf(lastEventId, known);
    let place = heard ?? known;
    let open = true;

    const end = () => {
      open = false;
      stop();
      controller.close();
    };
    const tell = (change: Change) => {
      const { entity, action, version, at, actor_id, before, after } = change;
      const data: LiveEvent = { entity, id: idIn(change), action, version, at, actor_id };
      const self = state.members.find(({ user_id, organization_id }) => user_id === member.user_id && organization_id === member.organization_id);
      if (self === undefined) return end();
      if (change.organization_id !== member.organization_id || entities?.includes(entity) === false) return;
      const readable = [after, before].some((doc) => doc !== null && mayRead(context, self, entity, change.entity_id, doc));
      if (readable) write(sseEvent('change', data, String(place)));
    };
    const catchUp = () => {
      for (let next = state.changes[place]; open && next !== undefined; next = state.changes[place]) {
        place += 1;
        tell(next);
      }
    };

    write(SSE_RETRY);
    write(heard === null ? sseEvent('reset', {}, String(known)) : ssePosition(String(place)));
    const stopListening = listen(state, member.user_id, catchUp);
    const heartbeat = setInterval(() => {
      if (state.signedInAs === member.user_id) write(SSE_KEEP);
      else end();
    }, HEARTBEAT);
    stop = () => {
      stopListening();
      clearInterval(heartbeat);
    };
    catchUp();
  }

  return new ReadableStream({ start, cancel: () => stop() });
}
