import { createStore, type Store } from '../runtime/store.ts';

export interface NotifyOptions {
  /** Milliseconds until it closes by itself; without it the person closes it. */
  duration?: number;
  /** Id of the request that failed, which the message shows. */
  reference?: string;
  /** Offers to take the change back. */
  undo?: () => void;
  /** Offers something else to do about it. */
  action?: { label: string; onSelect: () => void };
}

export interface Notification extends NotifyOptions {
  id: number;
  kind: 'success' | 'error' | 'info';
  text: string;
  /** How often it was shown; `duration` starts again each time. */
  count: number;
}

export interface Notifications extends Store<readonly Notification[]> {
  /** Answers the id of the toast. */
  show: (kind: Notification['kind'], text: string, options?: NotifyOptions) => number;
  dismiss: (id: number) => void;
}

/** More than this many at once would cover the page; the oldest goes. */
const MOST_AT_ONCE = 5;

/** Toasts that offer undo are never repetitions: each undoes another change, even with the same text. */
function isRepeated(shown: Notification, kind: Notification['kind'], text: string, options: NotifyOptions): boolean {
  return shown.kind === kind && shown.text === text && shown.undo === undefined && options.undo === undefined;
}

export function createNotifications(): Notifications {
  const store = createStore<readonly Notification[]>([]);
  let lastId = 0;
  return {
    ...store,
    show(kind, text, options = {}) {
      const same = store.get().find((one) => isRepeated(one, kind, text, options));
      if (same !== undefined) {
        store.set(
          store
            .get()
            .map((one) => (one === same ? { id: same.id, kind, text, ...options, count: same.count + 1 } : one)),
        );
        return same.id;
      }
      lastId += 1;
      store.set([...store.get(), { id: lastId, kind, text, ...options, count: 1 }].slice(-MOST_AT_ONCE));
      return lastId;
    },
    dismiss: (id) => store.set(store.get().filter((one) => one.id !== id)),
  };
}
