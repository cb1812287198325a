import type { ReactNode } from 'react';
import { formView } from './state/form-view.ts';
import { useTracked } from './state/use-tracked.ts';
import type { SchemaForm } from './use-schema-form.ts';

interface FormPartProps<V> {
  form: SchemaForm<V>;
  children: (form: SchemaForm<V>) => ReactNode;
}

/** The form as a component of its own reads it: only that component renders when what it reads has changed. */
export function useFormPart<V>({ controller }: SchemaForm<V>): SchemaForm<V> {
  const read = useTracked(controller.store);
  // The cast is safe for the same reason as in `useSchemaForm`, which made this controller.
  const view: unknown = formView(controller, read);
  return view as SchemaForm<V>;
}

/**
 * A part of a large form. A keystroke in it renders this part alone, not the component that owns the form:
 * `<FormPart form={form}>{(part) => <TextField label={t('title')} {...part.field('title')} />}</FormPart>`.
 */
export function FormPart<V>({ form, children }: FormPartProps<V>) {
  return children(useFormPart(form));
}
