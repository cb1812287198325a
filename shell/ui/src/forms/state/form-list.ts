import type { FormStore, PlacedMessage } from './form-store.ts';
import { isWithin, pointerOf, valueAt, type Segments } from './path.ts';

/** A list inside a form. */
export interface FormList<T> {
  /** In order: the key for React, which stays with the item, and the path for `form.field`. */
  items: readonly { key: string; path: string; index: number }[];
  append: (item: T) => void;
  insert: (index: number, item: T) => void;
  remove: (index: number) => void;
  move: (from: number, to: number) => void;
}

export function listAt(store: FormStore, path: Segments): readonly unknown[] {
  const value = valueAt(store.values(), path);
  return Array.isArray(value) ? value : [];
}

/** Changes a list of the form. Items, their keys and their messages move together. */
export function listChanges<T>(store: FormStore, path: Segments): Omit<FormList<T>, 'items'> {
  /** @param order the earlier index of each item; null for the new one */
  const arrange = (order: readonly (number | null)[], added?: T) => {
    const items = listAt(store, path);
    const keys = store.keys.of(path, items.length);
    store.keys.set(
      path,
      order.map((index) => (index === null ? null : (keys[index] ?? null))),
    );
    const messages = store.messages().flatMap((message) => moved(message, path, order));
    store.batch(() => {
      store.setMessages(messages);
      store.set(
        path,
        order.map((index) => (index === null ? added : items[index])),
      );
    });
  };
  const indexes = () => [...listAt(store, path).keys()];
  return {
    append: (item) => arrange([...indexes(), null], item),
    insert: (index, item) => arrange([...indexes().slice(0, index), null, ...indexes().slice(index)], item),
    remove: (index) => arrange(indexes().toSpliced(index, 1)),
    move: (from, to) => {
      const before = indexes();
      if (from !== to && from in before && to in before) arrange(before.toSpliced(from, 1).toSpliced(to, 0, from));
    },
  };
}

/** The message at its item's new place; none when the item is gone. */
function moved(message: PlacedMessage, list: Segments, order: readonly (number | null)[]): PlacedMessage[] {
  if (message.path.length <= list.length || !isWithin(pointerOf(message.path), pointerOf(list))) return [message];
  const index = order.indexOf(Number(message.path[list.length]));
  return index === -1 ? [] : [{ ...message, path: message.path.with(list.length, String(index)) }];
}
