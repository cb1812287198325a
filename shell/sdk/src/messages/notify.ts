import { useMemo } from 'react';
import { useServices } from '../runtime/services.ts';
import { createStore, type Store } from '../runtime/store.ts';

export interface NotifyOptions {
  /** Milliseconds until it closes by itself; without it the person closes it. */
  duration?: number;
  /** Offers to take the change back. */
  undo?: () => void;
}

export interface Notification extends NotifyOptions {
  id: number;
  kind: 'success' | 'error' | 'info';
  text: string;
}

export interface Notifications extends Store<readonly Notification[]> {
  show: (kind: Notification['kind'], text: string, options?: NotifyOptions) => void;
  dismiss: (id: number) => void;
}

/** More than this many at once would cover the page; the oldest goes. */
const MOST_AT_ONCE = 5;

export function createNotifications(): Notifications {
  const store = createStore<readonly Notification[]>([]);
  let lastId = 0;
  return {
    ...store,
    show(kind, text, options = {}) {
      lastId += 1;
      // The same message again takes the place of the first, and its time starts anew. Each offer to undo is about another change.
      const others = store.get().filter((one) => one.kind !== kind || one.text !== text || one.undo !== undefined || options.undo !== undefined);
      store.set([...others, { id: lastId, kind, text, ...options }].slice(-MOST_AT_ONCE));
    },
    dismiss: (id) => store.set(store.get().filter((one) => one.id !== id)),
  };
}

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
  return useMemo(
    () => ({
      success: (text, options) => notifications.show('success', text, options),
      error: (text, options) => notifications.show('error', text, options),
      info: (text, options) => notifications.show('info', text, options),
      undo: (text, onUndo, { duration = UNDO_DURATION } = {}) => {
        const undo = () => void new Promise((resolve) => resolve(onUndo())).catch((error: unknown) => reportFailure(error));
        notifications.show('success', text, { duration, undo });
      },
    }),
    [notifications, reportFailure],
  );
}
