import { changesOnto } from '@parapet/contracts/rules';
import { createEngine, type PlacedMessage, type Values } from './engine.ts';
import { createListKeys } from './list-keys.ts';
import { isContainer, pointerOf, valueAt, withValueAt, type Segments } from './path.ts';
import { sameInput } from './same-input.ts';
import { snapshot, snapshotAt } from './snapshot.ts';

export type { PlacedMessage, Values } from './engine.ts';

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
export function createFormStore(initialValues: Values) {
  const engine = createEngine(initialValues);
  const keys = createListKeys();
  const listeners = new Set<() => void>();
  let values = initialValues;
  let base = initialValues;
  let messages: readonly PlacedMessage[] = [];
  let byPointer: ReadonlyMap<string, string> = new Map();
  let status: FormStatus = { formError: null, submitting: false, failure: null, failures: 0 };
  let changed: readonly string[] = [];
  let batching = 0;

  /** @param path where the values have changed; anywhere by default */
  const refresh = (path: Segments = []) => {
    if (batching > 0) return;
    values = snapshotAt(values, engine.getValues(), path);
    const before = messages;
    messages = snapshot(messages, engine.getErrors());
    if (messages !== before) byPointer = messagesByPointer(messages);
    const names = [...new Set([...Object.keys(base), ...Object.keys(values)])];
    changed = snapshot(
      changed,
      names.filter((name) => !sameInput(base[name], values[name])),
    );
    for (const listener of listeners) listener();
  };
  const batch = (work: () => void) => {
    batching += 1;
    work();
    batching -= 1;
    refresh();
  };

  return {
    values: () => values,
    base: () => base,
    messages: () => messages,
    status: () => status,
    /** Names of the fields that differ from what they started as. */
    changed: () => changed,
    keys,
    batch,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set: (path: Segments, value: unknown) => {
      const [name, ...inside] = path;
      if (name === undefined) return;
      const isPlain = isPlainPath(values, path);
      if (isPlain) engine.setValue(path.join('.'), value);
      else engine.setValue(name, withValueAt(values[name], inside, value));
      refresh(isPlain ? path : [name]);
    },
    /** The message of a field: its own, or the first of what is inside of it. */
    messageAt: (pointer: string): string | undefined => byPointer.get(pointer),
    setMessages: (next: readonly PlacedMessage[]) => batch(() => engine.setErrors(next)),
    setStatus: (patch: Partial<FormStatus>) => {
      status = { ...status, ...patch };
      refresh();
    },
    /** Starts anew from these values. @param kept what stays typed */
    reset: (next: Values, kept: Values = {}) => {
      // A copy, so that a form that is reset to the values it had started from can be told from one that was not reset.
      base = { ...next };
      status = { ...status, formError: null, failure: null };
      keys.clear();
      batch(() => {
        engine.setErrors([]);
        engine.reset({ ...next, ...kept });
      });
    },
    /**
     * Takes over a changed record. Fields that the person has not changed get its values; the others stay, and are compared with its
     * values from now on. In a map, such as answers by question, this applies to each entry.
     */
    rebase: (next: Values) => {
      const kept = changed.filter((name) => name in values).map((name) => [name, values[name]] as const);
      const own = changesOnto(base, Object.fromEntries(kept), next);
      base = next;
      batch(() => engine.reset({ ...next, ...own }));
    },
    /** What was sent is stored now; what was typed meanwhile remains a change. */
    markSaved: (sent: Values) => {
      base = sent;
      refresh();
    },
  };
}

/** False for names that the library would misread: a dot in a key, or a parent that does not exist yet. */
function isPlainPath(values: Values, path: Segments): boolean {
  const parentExists = path.length === 1 || isContainer(valueAt(values, path.slice(0, -1)));
  return parentExists && path.every((segment) => /^[\w-]+$/.test(segment) && segment !== '__proto__');
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
