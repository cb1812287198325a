import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../runtime/services.ts';
import { useStore } from '../runtime/store.ts';
import { recordName, type NewerVersion } from '../data/changes.ts';
import type { RecordRef } from '../runtime/unsaved.ts';

/** Calls `listener` with the data of each event of this name, e.g. `presence`, while the component is shown. The data is not validated. */
export function useStreamEvent(event: string, listener: (data: unknown) => void): void {
  const { live } = useServices();
  const onEvent = useEffectEvent(listener);
  useEffect(() => live.on(event, (data) => onEvent(data)), [live, event]);
}

/**
 * The change that somebody else made to a record while a form with unsaved changes edits it (see `useLeaveGuard`); null otherwise. The
 * query of that record is left alone until the form is saved, reset or closed.
 */
export function useNewerVersion(record: RecordRef): NewerVersion | null {
  return useStore(useServices().changes.newer)[recordName(record)] ?? null;
}
