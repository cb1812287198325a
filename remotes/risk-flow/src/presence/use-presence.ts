import { PRESENCE_RENEWAL, type PresenceEntity, type PresentPage } from '@parapet/contracts';
import { callOperation, newId, sendLast, useSession, useStreamEvent } from '@parapet/sdk';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';

export interface OpenRecord {
  entity: PresenceEntity;
  id: string;
}

/** Somebody else who has the record open, or the person themself in another window. */
export interface PresentPerson {
  userId: string;
  /** The person themself: what they type in two windows conflicts as well. */
  isYou: boolean;
  /** Where they are, in terms of the page: one for each of their windows that says so. */
  places: readonly string[];
}

/** Ids of all pages of this window: one that was left a moment ago may still be on the server's list. */
const ownPages = new Set<string>();

/** Milliseconds at a place before it is announced: Tab passes through many. */
const SETTLE = 300;

/**
 * Announces that this page has a record open for as long as it is shown, and says who else has. A hidden page does not count.
 * @param place where the person is, e.g. the pointer of the field that they type in; null for nowhere in particular
 */
export function usePresence({ entity, id }: OpenRecord, place: string | null): readonly PresentPerson[] {
  const { user } = useSession();
  const [pageId] = useState(newId);
  const [pages, setPages] = useState<readonly PresentPage[]>([]);
  const isOpen = useRef(false);
  const target = `${entity}/${id} ${place ?? ''}`;
  const announced = useRef('');
  const announce = useEffectEvent(async () => {
    if (document.hidden) return;
    announced.current = target;
    ownPages.add(pageId);
    const presence = await callOperation('announcePresence', {
      id: pageId,
      body: { entity, record_id: id, place },
    }).catch(() => null);
    // Without an answer nobody knows who is here. The next announcement follows by itself.
    if (isOpen.current) setPages(presence?.items ?? []);
    // The page was left in the meantime, and the announcement may have reached the server after `endPresence`.
    else sendLast('endPresence', { id: pageId });
  });
  useEffect(() => {
    isOpen.current = true;
    const renew = () => void announce();
    const end = () => sendLast('endPresence', { id: pageId });
    renew();
    const timer = setInterval(renew, PRESENCE_RENEWAL);
    document.addEventListener('visibilitychange', renew);
    window.addEventListener('pagehide', end);
    return () => {
      isOpen.current = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
      window.removeEventListener('pagehide', end);
      end();
    };
  }, [pageId]);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (announced.current !== target) void announce();
    }, SETTLE);
    return () => clearTimeout(timer);
  }, [target]);
  useStreamEvent('presence', (data) => {
    if (isPresence(data) && data.entity === entity && data.record_id === id) setPages(data.items);
  });
  return useMemo(() => othersOf(pages, user.id, ownPages), [pages, user.id]);
}

function isPresence(value: unknown): value is { entity: unknown; record_id: unknown; items: readonly PresentPage[] } {
  // The service's tests check the event against the contract; a proxy could only cut it.
  return (
    typeof value === 'object' &&
    value !== null &&
    'entity' in value &&
    'record_id' in value &&
    'items' in value &&
    Array.isArray(value.items)
  );
}

/** The people of these pages, without this window's own pages, in the order of their first page. */
function othersOf(pages: readonly PresentPage[], ownId: string, own: ReadonlySet<string>): readonly PresentPerson[] {
  const people = new Map<string, string[]>();
  for (const { id, user_id, place } of pages) {
    if (own.has(id)) continue;
    const places = people.get(user_id) ?? [];
    if (place !== null) places.push(place);
    people.set(user_id, places);
  }
  return [...people].map(([userId, places]) => ({ userId, isYou: userId === ownId, places }));
}
