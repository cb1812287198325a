import { useContext, useMemo } from 'react';
import { useServices } from '../runtime/services.ts';
import type { NotifyOptions } from './notifications.ts';
import { UndoContext } from './undo-scope.tsx';

export interface Notify {
  success: (text: string, options?: NotifyOptions) => void;
  error: (text: string, options?: NotifyOptions) => void;
  info: (text: string, options?: NotifyOptions) => void;
  /** Says what was done and offers to take it back, for 10 s by default. When taking it back fails, another toast says so. */
  undo: (text: string, onUndo: () => unknown, options?: Pick<NotifyOptions, 'duration'>) => void;
}

/** Long enough to read and to reach the button. Milliseconds. */
const UNDO_DURATION = 10_000;

/** Toasts at the bottom right. They close by themselves only when a duration is given. */
export function useNotify(): Notify {
  const { notifications, reportFailure } = useServices();
  const scope = useContext(UndoContext);
  return useMemo(
    () => ({
      success: (text, options) => void notifications.show('success', text, options),
      error: (text, options) => void notifications.show('error', text, options),
      info: (text, options) => void notifications.show('info', text, options),
      undo: (text, onUndo, { duration = UNDO_DURATION } = {}) => {
        const undo = () =>
          void new Promise((resolve) => resolve(onUndo())).catch((error: unknown) => reportFailure(error));
        const id = notifications.show('success', text, { duration, undo });
        scope?.add(id);
      },
    }),
    [notifications, reportFailure, scope],
  );
}
