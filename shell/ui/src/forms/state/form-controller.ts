import { sameInput, type RecordEdit } from '@parapet/contracts/rules';
import { placeErrors, placeIssues } from '../errors/place-errors.ts';
import { issueError } from '../errors/issue-error.ts';
import type { FieldIssue } from '../errors/problem.ts';
import { checkField, type ValidationError } from '../rules/check-field.ts';
import { checkForm, mustBeFilled, rulesAt, toPatch, toSend, type FormRules } from '../rules/check-form.ts';
import { createFormStore, type PlacedMessage, type Values } from './form-store.ts';
import { isWithin, pointerOf, valueAt, type Segments } from './path.ts';

import type { Read } from './use-tracked.ts';

/** What may differ from one render to the next. */
export interface FormSettings {
  rules: FormRules;
  /** Rules between fields. */
  check: ((values: Values) => readonly FieldIssue[]) | undefined;
  onSubmit: (values: Record<string, unknown>, changed: Record<string, unknown>) => unknown;
  say: (path: Segments, validationError: ValidationError) => string;
  fixText: string;
  failureText: string;
}

export type FormController = ReturnType<typeof createFormController>;

/** Everything that a form does, outside of React. `settings` gives those of the last render. */
export function createFormController(formId: string, edit: RecordEdit, settings: () => FormSettings) {
  const store = createFormStore(edit);
  const handlers = new Map<string, (value: unknown) => void>();
  /** The values that are being saved. */
  let sending: Values | null = null;
  /** Fields whose message comes from a rule between fields, so that a change elsewhere may clear it. */
  let fromRules: readonly string[] = [];

  const shows = (path: Segments) => path[0] !== undefined && (path[0] in store.base() || handlers.has(pointerOf(path)));
  const sayIssue = (issue: FieldIssue, path: Segments) => {
    const validationError = issueError(issue);
    return validationError === null ? issue.message : settings().say(path, validationError);
  };
  const place = { shows, say: (issue: FieldIssue) => sayIssue(issue, issue.path.split('/').slice(1)) };
  const ruleMessages = () => placeIssues(settings().check?.(store.values()) ?? [], place);
  const pointers = (messages: readonly PlacedMessage[]) => messages.map(({ path }) => pointerOf(path));

  const change = (path: Segments, value: unknown) => {
    const pointer = pointerOf(path);
    store.set(path, value);
    if (store.messages().length === 0) return;
    const wasWrong = store.messageAt(pointer) !== undefined;
    const others = store.messages().filter((one) => !isWithin(pointerOf(one.path), pointer));
    const messages = wasWrong ? [...others, ...recheck(path, value)] : store.messages();
    store.setMessages(withRules(messages));
  };

  const recheck = (path: Segments, value: unknown): PlacedMessage[] => {
    const { rules, say } = settings();
    const at = rulesAt(rules, path);
    const validationError = checkField(at.rules, value, at.required, rules.definitions);
    return validationError ? [{ path, message: say(path, validationError) }] : [];
  };

  /** Drops the messages of rules that are no longer broken. Newly broken rules are reported on the next submit. */
  const withRules = (messages: readonly PlacedMessage[]) => {
    if (fromRules.length === 0) return messages;
    const now = new Map(ruleMessages().messages.map((one) => [pointerOf(one.path), one]));
    const rest = messages.filter((one) => !fromRules.includes(pointerOf(one.path)));
    const stillBroken = fromRules
      .flatMap((pointer) => now.get(pointer) ?? [])
      .filter((one) => !pointers(rest).includes(pointerOf(one.path)));
    return [...rest, ...stillBroken];
  };

  const fail = (messages: readonly PlacedMessage[], formError: string | null, failure: unknown = null) => {
    store.batch(() => {
      store.setMessages(messages);
      store.setStatus({ formError, failure, failures: store.status().failures + 1 });
    });
    return false;
  };

  /** Returns true when all values are valid; otherwise shows all messages. */
  const validate = (): boolean => {
    const { rules, say, fixText } = settings();
    const validationErrors = checkForm(rules, store.values()).map(({ path, validationError }) => ({
      path,
      message: say(path, validationError),
    }));
    const broken = ruleMessages();
    const known = new Set(pointers(validationErrors));
    const added = broken.messages.filter((one) => !known.has(pointerOf(one.path)));
    fromRules = pointers(added);
    if (validationErrors.length + added.length === 0 && broken.formError === null) return true;
    const hidden = validationErrors.some(({ path }) => !shows(path));
    return fail([...validationErrors, ...added], broken.formError ?? (hidden ? fixText : null));
  };

  const changed = () =>
    Object.fromEntries(store.changed().map((name) => [name, toPatch(settings().rules, name, store.values()[name])]));

  return {
    formId,
    store,
    changed,
    validate,
    /** Back to the stored values, or to these. What was typed since the submit that calls this was not saved, and stays. */
    reset: (next: Values = store.base()) => {
      const [sent, now] = [sending, store.values()];
      const typed = sent === null ? [] : Object.entries(now).filter(([name, value]) => !sameInput(value, sent[name]));
      store.reset(next, Object.fromEntries(typed));
    },
    field: (path: Segments, read: Read) => {
      const pointer = pointerOf(path);
      const onChange = handlers.get(pointer) ?? ((value: unknown) => change(path, value));
      handlers.set(pointer, onChange);
      return {
        id: fieldId(formId, path),
        name: path.join('.'),
        value: read(() => valueAt(store.values(), path)),
        onChange,
        error: read(() => store.messageAt(pointer)),
        required: mustBeFilled(settings().rules, path),
      };
    },
    submit: async (event?: { preventDefault: () => void }): Promise<boolean> => {
      event?.preventDefault();
      if (store.status().submitting || !validate()) return false;
      const sent = store.values();
      const base = store.base();
      sending = sent;
      store.batch(() => {
        store.setMessages([]);
        store.setStatus({ formError: null, failure: null, submitting: true });
      });
      try {
        await settings().onSubmit(toSend(settings().rules, sent), changed());
        // `onSubmit` may already have filled the form from the stored record, which has set another base.
        if (store.base() === base) store.markSaved(sent);
        return true;
      } catch (error) {
        const { messages, formError } = placeErrors(error, { ...place, failureText: settings().failureText });
        return fail(messages, formError, error);
      } finally {
        sending = null;
        store.setStatus({ submitting: false });
      }
    },
  };
}

/** Id of the control of a field. Without white space, which separates ids in `aria-describedby`. */
export function fieldId(formId: string, path: Segments): string {
  return `${formId}-${path.join('.').replaceAll(/\s/g, (space) => `~${space.codePointAt(0)}`)}`;
}
