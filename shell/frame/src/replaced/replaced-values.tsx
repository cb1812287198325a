import type { ReplacedValues as Replaced } from '@parapet/contracts';
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

/** Tells the person, on whatever page, that colleagues replaced what they had saved. @param events the data of `replaced` events */
export function ReplacedValues({ events }: { events: readonly unknown[] }) {
  return events
    .filter(isReplaced)
    .map((event) => <ReplacedToast key={`${event.record_id}/${event.version}`} event={event} />);
}
