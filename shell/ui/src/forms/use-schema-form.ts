import { createRecordEdit, sameInput, type RecordEdit } from '@parapet/contracts/rules';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Static, TObject, TProperties } from 'typebox';
import { useTexts } from '../provider/kit-context.ts';
import type { FieldPath, ItemAtPath, ValueAtKeys, ValueAtPath } from './field-path.ts';
import type { FieldIssue } from './errors/problem.ts';
import { formRules, type FormSchema } from './rules/check-form.ts';
import type { Definitions } from './rules/field-rules.ts';
import type { ValidationError } from './rules/check-field.ts';
import { createFormController, type FormController, type FormSettings } from './state/form-controller.ts';
import type { FormList } from './state/form-list.ts';
import { formView } from './state/form-view.ts';
import type { Segments } from './state/path.ts';
import { useFocusAfterFailure } from './state/use-focus-after-failure.ts';
import { useTracked } from './state/use-tracked.ts';

/** Values that are valid for a schema with these properties. */
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

/** Where the values of a form are. */
type FormSource<V> =
  | {
      /** Every field that the form shows, e.g. `{ title: '' }`; read once. */
      initialValues: Draft<V>;
      edit?: never;
    }
  | {
      /** Base and changes of a stored record, e.g. of the SDK's `useRecordForm`. Another one starts the form anew. */
      edit: RecordEdit;
      initialValues?: never;
    };

export type SchemaFormOptions<V> = FormSource<V> & FormBehavior<V>;

interface FormBehavior<V> {
  /**
   * Called with valid values, and with the changed ones alone as a PATCH sends them: null for what was emptied. An error
   * that it throws is shown: the issues of a problem document at their fields, the rest above the form.
   */
  onSubmit: (values: V, changed: Draft<V>) => unknown;
  /** Rules between fields, checked on submit after the schema; made from the pure functions of `@parapet/contracts/rules`. */
  rules?: (values: Draft<V>) => readonly FieldIssue[];
  /** `schemas` of `@parapet/contracts`, when the schema refers to others (`$ref`). */
  definitions?: Definitions;
  /** Names of the fields for 'Title is required', by path; `fields.*.label` is the label of any item. */
  labels?: Readonly<Partial<Record<string, string>>>;
  /** Shown when saving fails without a reason given; 'Could not save. Please try again.' by default. */
  failureText?: string;
  /** Called with the path of the first wrong field after a failed submit, before it is focused: opens its tab. */
  onInvalid?: (first: string) => void;
}

/** Where errors are: how many, and the path of the first. */
export interface ErrorSummary {
  count: number;
  first: string | undefined;
}

/** Values by path. Overloads, as a key that contains a dot can only be given as an element of an array. */
export interface FieldOf<V> {
  <P extends FieldPath<V>>(path: P): FormField<ValueAtPath<V, P>>;
  <const K extends Segments>(path: K): FormField<ValueAtKeys<V, K>>;
}

export interface SchemaForm<V> {
  values: Draft<V>;
  /** Messages by path, e.g. `fields.3.label`. */
  errors: Readonly<Record<string, string>>;
  /** Message about the form as a whole; null when there is none. */
  formError: string | null;
  /** What `onSubmit` threw on the last submit; null when it threw nothing, or was not called because a value is invalid. */
  failure: unknown;
  submitting: boolean;
  /** Something differs from the stored values. */
  dirty: boolean;
  /** Fields that differ from the stored values, with the stored value. */
  changes: { readonly [K in keyof V]?: { readonly before: V[K] | null | undefined } };
  field: FieldOf<V>;
  /** A list inside the form. */
  list: <P extends FieldPath<V>>(path: P) => FormList<ItemAtPath<V, P>>;
  setValues: (patch: Draft<V>) => void;
  /** The changed values alone, as a PATCH sends them: null for what was emptied. */
  changed: () => Draft<V>;
  /** Takes the changes of a field back. */
  undo: (name: keyof V & string) => void;
  /** Summary of the errors of these fields and of everything inside of them, e.g. of one tab. */
  errorsOf: (names: readonly (keyof V & string)[]) => ErrorSummary;
  /** Focuses a field, also one that appears only with the next render. */
  focus: (path: string) => void;
  /** Back to the stored values, or to these. */
  reset: (values?: Draft<V>) => void;
  /** Checks everything without sending; shows what is wrong. */
  validate: () => boolean;
  /**
   * For a form's `onSubmit`, or to be called directly. Resolves to whether the form was saved; false at once while another
   * call is under way.
   */
  submit: (event?: { preventDefault: () => void }) => Promise<boolean>;
  /** For {@link FormPart}: what the parts of a form share. */
  controller: FormController;
}

/**
 * State of a form bound to a schema of the contract. Checks on submit, and again on each change of a field that was
 * wrong. Typed text is never lost; after a failed submit the focus goes to the first field that is wrong. The component
 * renders again only when something that it reads from the form has changed.
 */
export function useSchemaForm<P extends TProperties>(
  schema: FormSchema<P>,
  options: SchemaFormOptions<FormValues<P>>,
): SchemaForm<FormValues<P>> {
  const formId = useId();
  const settings = useLatest(useSettings(schema, options));
  const { edit, initialValues } = options;
  const begin = () => ({
    edit,
    controller: createFormController(
      formId,
      edit ?? createRecordEdit({ ...initialValues }, sameInput),
      () => settings.current,
    ),
  });
  const [held, setHeld] = useState(begin);
  if (held.edit !== edit) setHeld(begin());
  const { controller } = held;
  const read = useTracked(controller.store);
  useFocusAfterFailure(
    controller,
    read(() => controller.store.status().failures),
    options.onInvalid,
  );
  // The cast is safe: `onSubmit` is called only with values that have passed the rules of the schema.
  const view: unknown = formView(controller, read);
  return view as SchemaForm<FormValues<P>>;
}

function useSettings<P extends TProperties>(
  schema: FormSchema<P>,
  options: SchemaFormOptions<FormValues<P>>,
): FormSettings {
  const t = useTexts();
  const { rules: check } = options;
  const rules = useMemo(() => formRules(schema, options.definitions), [schema, options.definitions]);
  const say = (path: Segments, { key, values }: ValidationError) => {
    if (key !== 'field.required') return t(key, values);
    const label =
      options.labels?.[path.join('.')] ??
      options.labels?.[path.map((segment) => (/^\d+$/.test(segment) ? '*' : segment)).join('.')];
    return label === undefined ? t('field.requiredUnnamed') : t(key, { label });
  };
  return {
    rules,
    say,
    check: check && ((values) => check(values as Draft<FormValues<P>>)),
    onSubmit: (values, changed) => options.onSubmit(values as FormValues<P>, changed as Draft<FormValues<P>>),
    fixText: t('form.fix'),
    failureText: options.failureText ?? t('form.failed'),
  };
}

/** What the last render was given, for work that starts later. */
function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
