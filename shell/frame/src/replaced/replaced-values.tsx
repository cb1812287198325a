import type { ReplacedValues as Replaced } from '@parapet/contracts';
import { useStreamEvent } from '@parapet/sdk';
import { useState } from 'react';
import { ReplacedToast } from './replaced-toast.tsx';

/** The service sends it as the contract says; an event that a newer one sends differently is left out. */
function isReplaced(data: unknown): data is Replaced {
  return (
    typeof data === 'object' &&
    data !== null &&
    'record_id' in data &&
    'changes' in data &&
    Array.isArray(data.changes) &&
    data.changes.length > 0
  );
}

/** Tells the person, on whatever page, that a colleague replaced what they had saved. */
export function ReplacedValues() {
  const [events, setEvents] = useState<readonly Replaced[]>([]);
  useStreamEvent('replaced', (data) => {
    if (isReplaced(data)) setEvents((now) => [...now, data]);
  });
  return (
    <>
      {events.map((event) => (
        <ReplacedToast key={`${event.record_id}/${event.version}`} event={event} />
      ))}
    </>
  );
}
