import type { FormController } from './form-controller.ts';
import { listAt, listChanges } from './form-list.ts';
import { segmentsOf, type Segments } from './path.ts';
import type { Values } from './form-store.ts';
import { focusPaths } from './use-focus-after-failure.ts';
import type { Read } from './use-tracked.ts';

/** What a component reads from the form and does with it, without its types; every read is tracked. */
export function formView(controller: FormController, read: Read) {
  const { store, formId } = controller;
  return {
    controller,
    get values() {
      return read(store.values);
    },
    get errors() {
      return Object.fromEntries(read(store.messages).map(({ path, message }) => [path.join('.'), message]));
    },
    get formError() {
      return read(() => store.status().formError);
    },
    get failure() {
      return read(() => store.status().failure);
    },
    get submitting() {
      return read(() => store.status().submitting);
    },
    get dirty() {
      return read(() => store.changed().length > 0);
    },
    get changes() {
      return Object.fromEntries(read(store.changed).map((name) => [name, { before: store.base()[name] }]));
    },
    field: (path: string | Segments) => controller.field(segmentsOf(path), read),
    list: (path: string) => {
      const segments = segmentsOf(path);
      const keys = read(() => store.keys.of(segments, listAt(store, segments).length));
      return {
        ...listChanges(store, segments),
        items: keys.map((key, index) => ({ key, index, path: `${path}.${index}` })),
      };
    },
    setValues: (patch: Values) =>
      store.batch(() => {
        for (const [name, value] of Object.entries(patch)) store.set([name], value);
      }),
    changed: controller.changed,
    undo: (name: string) => store.set([name], store.base()[name]),
    errorsOf: (names: readonly string[]) => {
      const inside = read(store.messages).filter(({ path }) => path[0] !== undefined && names.includes(path[0]));
      const sorted = inside.toSorted(
        (one, other) => names.indexOf(one.path[0] ?? '') - names.indexOf(other.path[0] ?? ''),
      );
      return { count: inside.length, first: sorted[0]?.path.join('.') };
    },
    focus: (path: string) => focusPaths(formId, [segmentsOf(path)]),
    reset: controller.reset,
    validate: controller.validate,
    submit: controller.submit,
  };
}
