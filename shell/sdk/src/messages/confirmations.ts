import { createStore, type Store } from '../runtime/store.ts';

export interface ConfirmOptions {
  title: string;
  message: string;
  /** Further lines, e.g. what is deleted too. */
  details?: string;
  /** Text of the button that goes ahead, e.g. 'Delete'. */
  confirmLabel: string;
  /** Default: 'Cancel'. */
  cancelLabel?: string;
  /** The action cannot be undone. */
  danger?: boolean;
}

export interface Confirmations extends Store<ConfirmOptions | null> {
  ask: (options: ConfirmOptions) => Promise<boolean>;
  answer: (yes: boolean) => void;
}

export function createConfirmations(): Confirmations {
  const store = createStore<ConfirmOptions | null>(null);
  let settle: (yes: boolean) => void = () => {};
  const answer = (yes: boolean) => {
    const current = settle;
    settle = () => {};
    store.set(null);
    current(yes);
  };
  return {
    ...store,
    answer,
    ask(options) {
      // A second question takes the place of the first, which counts as refused.
      answer(false);
      return new Promise((resolve) => {
        settle = resolve;
        store.set(options);
      });
    },
  };
}
