/** A line of live events: each change, told to whoever may read the record. */
import { hasSameScope, SSE_KEEP_ALIVE, SSE_MAX_MISSED, SSE_RETRY, sseEvent, ssePosition } from '../rules/index.ts';
import type { AuditedEntity } from '../schemas/audit.ts';
import type { LiveEvent } from '../schemas/live-event.ts';
import { listen } from './listeners.ts';
import type { Context } from './mock.ts';
import { mayRead } from './record-access.ts';
import type { MemberRecord, MockState } from './mock-state.ts';
import type { Change } from './tables.ts';

/** Time between two signs of life (ms). */
const HEARTBEAT = 20_000;

/** Members are told by the id of their account. */
function idIn({ entity, entity_id, before, after }: Change): string {
  const userId: unknown = entity === 'members' ? Reflect.get(Object(after ?? before), 'user_id') : null;
  return typeof userId === 'string' ? userId : entity_id;
}

/** @returns the place of the last change that a browser has heard of; null when it is none of ours, or too many came since */
function placeOf(lastEventId: string, changes: readonly Change[], organizationId: string): number | null {
  const place = /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : null;
  if (place === null || place > changes.length) return null;
  const missed = changes.slice(place).filter(({ organization_id }) => organization_id === organizationId);
  return missed.length > SSE_MAX_MISSED ? null : place;
}

interface Audience {
  state: MockState;
  /** As they were when they were told of a change of their membership last. */
  member: MemberRecord;
  /** All kinds when undefined. */
  entities: readonly AuditedEntity[] | undefined;
}

const selfIn = ({ state, member }: Audience) => state.members.find(({ user_id, organization_id }) => user_id === member.user_id && organization_id === member.organization_id);

/** @returns what tells them to fetch again, when a change of their membership lets them read other records; else nothing */
function resetFor(audience: Audience, self: MemberRecord, change: Change, place: number): string {
  if (change.entity !== 'members' || idIn(change) !== self.user_id) return '';
  const moved = !hasSameScope(audience.member, self);
  audience.member = self;
  return moved ? sseEvent('reset', {}, String(place)) : '';
}

/** @returns the event that tells them of a change; nothing when it is not for them */
function eventFor({ state, entities }: Audience, self: MemberRecord, change: Change, place: number): string {
  const { entity, entity_id, organization_id, action, version, at, actor_id, before, after } = change;
  if (organization_id !== self.organization_id || entities?.includes(entity) === false) return '';
  const readable = [after, before].some((doc) => doc !== null && mayRead({ state }, self, entity, entity_id, doc));
  const data: LiveEvent = { entity, id: idIn(change), action, version, at, actor_id };
  return readable ? sseEvent('change', data, String(place)) : '';
}

/**
 * @param member who listens
 * @param entities all kinds when undefined
 */
export function newsLine({ state, headers }: Context, member: MemberRecord, entities: readonly AuditedEntity[] | undefined): ReadableStream<Uint8Array> {
  const lastEventId = headers.get('last-event-id');
  const audience: Audience = { state, member, entities };
  let stop = () => {};

  function start(controller: ReadableStreamDefaultController<Uint8Array>): void {
    const encoder = new TextEncoder();
    const write = (text: string) => controller.enqueue(encoder.encode(text));
    const end = () => {
      stop();
      controller.close();
    };
    const known = state.changes.length;
    const heard = lastEventId === null ? known : placeOf(lastEventId, state.changes, member.organization_id);
    let place = heard ?? known;
    const catchUp = () => {
      for (const change of state.changes.slice(place)) {
        place += 1;
        const self = selfIn(audience);
        if (self === undefined) return end();
        const news = resetFor(audience, self, change, place) + eventFor(audience, self, change, place);
        if (news !== '') write(news);
      }
    };
    write(SSE_RETRY);
    write(heard === null ? sseEvent('reset', {}, String(known)) : ssePosition(String(place)));
    const stopListening = listen(state, member.user_id, catchUp);
    const heartbeat = setInterval(() => {
      if (state.signedInAs === member.user_id) write(SSE_KEEP_ALIVE);
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
