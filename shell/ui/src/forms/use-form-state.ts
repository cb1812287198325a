import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../provider/kit-context.ts';
import { checkForm, mustBeFilled, toSend, type FormRules } from './check-form.ts';
import { checkField, type Complaint } from './check-field.ts';
import { focusFirst } from './focus-first.ts';
import { placeErrors } from './place-errors.ts';

type Values = Readonly<Record<string, unknown>>;
type Messages = Readonly<Record<string, string>>;

interface Options {
  initialValues: Values;
  onSubmit: (values: Record<string, unknown>) => unknown;
  labels?: Readonly<Record<string, string | undefined>>;
  failureText?: string;
}

/** What is wrong: by field, with the whole, and how many submits have failed so far (each moves the focus). */
interface Trouble {
  errors: Messages;
  formError: string | null;
  failures: number;
}

const NONE: Trouble = { errors: {}, formError: null, failures: 0 };

function without(messages: Messages, name: string): Messages {
  const { [name]: _, ...others } = messages;
  return others;
}

/** {@link useSchemaForm} without its types. */
export function useFormState(rules: FormRules, options: Options) {
  const say = useComplaints(options.labels);
  const t = useTexts();
  const formId = useId();
  const [initial, setInitial] = useState(options.initialValues);
  const [values, setValues] = useState(options.initialValues);
  const [trouble, setTrouble] = useState(NONE);
  const [submitting, setSubmitting] = useState(false);
  const inFlight = useRef(false);
  useFocusAfterFailure(formId, trouble);

  const fail = (errors: Messages, formError: string | null) => {
    setTrouble((before) => ({ errors, formError, failures: before.failures + 1 }));
    return false;
  };

  // Keeps the count: a submit that fails before the page is drawn would otherwise look like the failure before it.
  const clear = () => setTrouble(({ failures }) => ({ ...NONE, failures }));

  const change = (name: string, value: unknown) => {
    setValues((before) => ({ ...before, [name]: value }));
    if (trouble.errors[name] === undefined) return;
    const complaint = checkField(rules.fields[name] ?? {}, value, rules.required.has(name));
    setTrouble((before) => ({
      ...before,
      errors: complaint ? { ...before.errors, [name]: say(name, complaint) } : without(before.errors, name),
    }));
  };

  const submit = async (event?: { preventDefault: () => void }) => {
    event?.preventDefault();
    if (inFlight.current) return false;
    const complaints = Object.entries(checkForm(rules, values));
    if (complaints.length > 0) {
      const hidden = complaints.some(([name]) => !(name in initial));
      return fail(Object.fromEntries(complaints.map(([name, one]) => [name, say(name, one)])), hidden ? t('form.fix') : null);
    }
    inFlight.current = true;
    setSubmitting(true);
    clear();
    try {
      await options.onSubmit(toSend(rules, values));
      return true;
    } catch (error) {
      const placed = placeErrors(error, (name) => name in initial, options.failureText ?? t('form.failed'));
      return fail(placed.errors, placed.formError);
    } finally {
      inFlight.current = false;
      setSubmitting(false);
    }
  };

  return {
    values,
    errors: trouble.errors,
    formError: trouble.formError,
    submitting,
    dirty: Object.keys(values).some((name) => !Object.is(values[name], initial[name])),
    submit,
    setValues: (patch: Values) => setValues((before) => ({ ...before, ...patch })),
    reset: (next: Values = initial) => {
      setInitial(next);
      setValues(next);
      clear();
    },
    field: (name: string) => ({
      id: `${formId}-${name}`,
      name,
      value: values[name],
      onChange: (value: unknown) => change(name, value),
      error: trouble.errors[name],
      required: mustBeFilled(rules, name),
    }),
  };
}

function useComplaints(labels: Options['labels']): (name: string, complaint: Complaint) => string {
  const t = useTexts();
  return (name, { key, values }) => {
    if (key !== 'field.required') return t(key, values);
    const label = labels?.[name];
    return label === undefined ? t('field.requiredUnnamed') : t(key, { label });
  };
}

/** Runs once the messages are on the page, so that the focused field is read out together with its own. */
function useFocusAfterFailure(formId: string, { errors, failures }: Trouble) {
  const handled = useRef(0);
  useEffect(() => {
    if (failures === handled.current) return;
    handled.current = failures;
    focusFirst(Object.keys(errors).map((name) => `${formId}-${name}`));
  }, [errors, failures, formId]);
}
