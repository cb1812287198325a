import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Location } from 'react-router';
import { useServices } from '../runtime/services.ts';
import type { RecordRef } from '../runtime/unsaved.ts';
import { useLeaveQuestion } from './leave-question.tsx';

export interface LeaveGuardOptions {
  /** Search parameters that the form depends on, e.g. `['edit']` of a dialog in the URL or `['tab']`: it asks before one of them changes. */
  params?: readonly string[];
  /** The record that the form edits: live updates leave its query alone, see `useNewerVersion`. */
  record?: RecordRef;
  /** The person chose to lose the changes. */
  onDiscard?: () => void;
}

export interface LeaveGuard {
  /** For a form that is closed by a button: asks if there is something to lose. True when the form may close. */
  confirmLeave: () => Promise<boolean>;
  /** The form was saved: nothing is asked on the way to the next page. */
  release: () => void;
}

const valueOf = ({ search }: Location, name: string) => new URLSearchParams(search).getAll(name).join();

/**
 * Asks before unsaved changes are lost: on the way to another page or another view of this one, by Back and Forward, and by the browser's
 * own question when the page is closed.
 */
export function useLeaveGuard(isUnsaved: boolean | (() => boolean), options: LeaveGuardOptions = {}): LeaveGuard {
  const { unsavedForms, changes } = useServices();
  const ask = useLeaveQuestion();
  const latest = useRef({ isUnsaved, options, ask });
  const isReleased = useRef(false);
  const unsaved = typeof isUnsaved === 'function' ? isUnsaved() : isUnsaved;
  const { entity, id } = options.record ?? {};
  useLayoutEffect(() => {
    latest.current = { isUnsaved, options, ask };
  });

  const form = useMemo(
    () => ({
      isUnsaved: () => {
        const { isUnsaved: now } = latest.current;
        return !isReleased.current && (typeof now === 'function' ? now() : now);
      },
      isLeaving: (from: Location, to: Location) =>
        from.pathname !== to.pathname ||
        (latest.current.options.params ?? []).some((name) => valueOf(from, name) !== valueOf(to, name)),
      discard: () => {
        isReleased.current = true;
        latest.current.options.onDiscard?.();
      },
    }),
    [],
  );
  useEffect(() => {
    // What is typed after a save or a discard is guarded again.
    if (unsaved) return;
    isReleased.current = false;
    unsavedForms.saved();
  }, [unsaved, unsavedForms]);
  useEffect(() => {
    const record = entity !== undefined && id !== undefined ? { entity, id } : undefined;
    const remove = unsavedForms.add({ ...form, record });
    return () => {
      remove();
      if (record) changes.release(record);
    };
  }, [unsavedForms, changes, form, entity, id]);
  useEffect(() => {
    if (!unsaved && entity !== undefined && id !== undefined) changes.release({ entity, id });
  }, [unsaved, changes, entity, id]);

  return useMemo(
    () => ({
      async confirmLeave() {
        if (!form.isUnsaved()) return true;
        const leaves = await latest.current.ask();
        if (leaves) form.discard();
        return leaves;
      },
      release: () => {
        isReleased.current = true;
        unsavedForms.saved();
      },
    }),
    [form, unsavedForms],
  );
}
