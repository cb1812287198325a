import { sameValue, type RecordEdit } from '@parapet/contracts/rules';
import { createListKeys } from './list-keys.ts';
import { pointerOf, withValueAt, type Segments } from './path.ts';

export type Values = Readonly<Record<string, unknown>>;

export interface PlacedMessage {
  path: Segments;
  message: string;
}

/** State of the form besides its values and the messages of its fields. */
export interface FormStatus {
  /** Message about the form as a whole; null when there is none. */
  formError: string | null;
  submitting: boolean;
  /** What `onSubmit` threw on the last submit; null when it threw nothing or was not called. */
  failure: unknown;
  /** Number of failed submits and validations; each moves the focus. */
  failures: number;
}

export type FormStore = ReturnType<typeof createFormStore>;

/** State of one form, outside of React. Everything it hands out is immutable. */
export function createFormStore(edit: RecordEdit) {
  const keys = createListKeys();
  const listeners = new Set<() => void>();
  let messages: readonly PlacedMessage[] = [];
  let byPointer: ReadonlyMap<string, string> = new Map();
  let status: FormStatus = { formError: null, submitting: false, failure: null, failures: 0 };
  let batching = 0;

  const refresh = () => {
    if (batching === 0) for (const listener of listeners) listener();
  };
  edit.subscribe(refresh);
  const batch = (work: () => void) => {
    batching += 1;
    work();
    batching -= 1;
    refresh();
  };
  const setMessages = (next: readonly PlacedMessage[]) => {
    if (sameValue(messages, next)) return;
    messages = next;
    byPointer = messagesByPointer(messages);
    refresh();
  };

  return {
    values: edit.values,
    base: edit.base,
    messages: () => messages,
    status: () => status,
    /** Names of the fields that differ from what they started as. */
    changed: edit.changed,
    keys,
    batch,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set: ([name, ...inside]: Segments, value: unknown) => {
      if (name !== undefined) edit.change({ [name]: withValueAt(edit.values()[name], inside, value) });
    },
    /** The message of a field: its own, or the first of what is inside of it. */
    messageAt: (pointer: string): string | undefined => byPointer.get(pointer),
    setMessages,
    setStatus: (patch: Partial<FormStatus>) => {
      status = { ...status, ...patch };
      refresh();
    },
    /** Starts anew from these values. @param kept what stays typed */
    reset: (next: Values, kept: Values = {}) =>
      batch(() => {
        status = { ...status, formError: null, failure: null };
        keys.clear();
        setMessages([]);
        edit.reset(next, kept);
      }),
    /** What was sent is stored now; what was typed meanwhile remains a change. */
    markSaved: (sent: Values) => edit.saved(sent, sent),
  };
}

/** Each message by its own pointer, and by those of its parents that have no message of their own. */
function messagesByPointer(messages: readonly PlacedMessage[]): ReadonlyMap<string, string> {
  const found = new Map(messages.map(({ path, message }) => [pointerOf(path), message]));
  for (const { path, message } of messages) {
    for (let length = path.length - 1; length > 0; length--) {
      const around = pointerOf(path.slice(0, length));
      if (!found.has(around)) found.set(around, message);
    }
  }
  return found;
}
