import { createFormControl } from 'react-hook-form';
import { isContainer, type Segments } from './path.ts';

export type Values = Readonly<Record<string, unknown>>;

export interface PlacedMessage {
  path: Segments;
  message: string;
}

/** What the form needs of react-hook-form: the values, what they started as, and errors by path. */
export interface Engine {
  getValues: () => Values;
  setValue: (name: string, value: unknown) => void;
  reset: (values: Values) => void;
  setErrors: (errors: readonly PlacedMessage[]) => void;
  getErrors: () => PlacedMessage[];
}

/** The library reads dots and brackets in a name as a path, and the key `message` as an error; encoded keys are neither. */
const encoded = (segment: string) =>
  `$${segment.replaceAll(/[^\w-]/g, (character) => `$${character.codePointAt(0)}_`)}`;
const decoded = (key: string) =>
  key.slice(1).replaceAll(/\$(\d+)_/g, (_, code: string) => String.fromCodePoint(Number(code)));

function collectErrors(node: unknown, path: Segments, found: PlacedMessage[]): void {
  if (!isContainer(node)) return;
  if ('message' in node && typeof node.message === 'string') found.push({ path, message: node.message });
  for (const [key, child] of Object.entries(node))
    if (key.startsWith('$')) collectErrors(child, [...path, decoded(key)], found);
}

/** react-hook-form without its React hooks: each field renders by itself, so that only the one that changed does. */
export function createEngine(initialValues: Values): Engine {
  const form = createFormControl<Record<string, unknown>>({ defaultValues: { ...initialValues } });
  // Without a subscription, `getValues` would return the default values. `values` are left out of the subscription, because the library
  // would copy all of them on each keystroke, and all changes are made through this engine anyway.
  form.subscribe({ formState: { errors: true }, callback: () => {} });
  return {
    getValues: () => form.getValues(),
    setValue: (name, value) => form.setValue(name, value),
    reset: (values) => form.reset({ ...values }, { keepErrors: true }),
    setErrors: (errors) => {
      form.clearErrors();
      for (const { path, message } of errors) form.setError(path.map(encoded).join('.'), { type: 'field', message });
    },
    getErrors: () => {
      const found: PlacedMessage[] = [];
      collectErrors(form.getErrors(), [], found);
      return found;
    },
  };
}
