import { useMemo } from 'react';
import type { Static, TObject, TProperties } from 'typebox';
import { formRules, type FormSchema } from './check-form.ts';
import { useFormState } from './use-form-state.ts';

/** What a schema of these properties lets through. */
export type FormValues<P extends TProperties> = Static<TObject<P>>;

/** What a form holds while it is being filled in: any field may still be empty. */
export type Draft<V> = { [K in keyof V]?: V[K] | null };

/** Spread over the field's component: `<TextField label={t('title')} {...form.field('title')} />`. */
export interface FormField<T> {
  id: string;
  name: string;
  value: T | null | undefined;
  onChange: (value: T | null | undefined) => void;
  error: string | undefined;
  required: boolean;
}

export interface SchemaFormOptions<V> {
  /** Every field that the form shows, e.g. `{ title: '' }`; read once. */
  initialValues: Draft<V>;
  /** Gets values that keep the schema. What it throws is shown: problem documents at their fields, the rest above the form. */
  onSubmit: (values: V) => unknown;
  /** Names of the fields for 'Title is required'. */
  labels?: Partial<Record<keyof V, string>>;
  /** Shown when saving fails without a reason given; 'Could not save. Please try again.' unless told. */
  failureText?: string;
}

export interface SchemaForm<V> {
  values: Draft<V>;
  /** Messages by field. */
  errors: Partial<Record<keyof V, string>>;
  /** What is wrong with the whole; null when nothing is. */
  formError: string | null;
  submitting: boolean;
  /** Something differs from the values it began with. */
  dirty: boolean;
  field: <K extends keyof V & string>(name: K) => FormField<V[K]>;
  setValues: (patch: Draft<V>) => void;
  /** Back to the first values, or to these. */
  reset: (values?: Draft<V>) => void;
  /**
   * A form's `onSubmit`, or called by hand. Resolves to whether it was saved; while one call is under way, others do
   * nothing.
   */
  submit: (event?: { preventDefault: () => void }) => Promise<boolean>;
}

/**
 * State of a form bound to a schema of the contract. Checks on submit, and again on each change of a field that was
 * wrong. Typed text is never lost; after a failed submit the focus goes to the first field that is wrong.
 */
export function useSchemaForm<P extends TProperties>(schema: FormSchema<P>, options: SchemaFormOptions<FormValues<P>>): SchemaForm<FormValues<P>> {
  const rules = useMemo(() => formRules(schema), [schema]);
  // The boundary between the schema's type and its rules: `onSubmit` is only called with values that passed them.
  const state: unknown = useFormState(rules, {
    ...options,
    onSubmit: (values: Record<string, unknown>) => options.onSubmit(values as FormValues<P>),
  });
  return state as SchemaForm<FormValues<P>>;
}
