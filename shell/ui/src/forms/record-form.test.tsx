import { createRecordEdit, sameInput, type RecordEdit } from '@parapet/contracts/rules';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import Type from 'typebox';
import { describe, expect, it, vi } from 'vitest';
import { TextField } from '../components/text-field/text-field.tsx';
import type { KitLocale } from '../locales/texts.ts';
import type { FieldIssue } from './errors/problem.ts';
import { FormPart } from './form-part.tsx';
import { description, renderField } from './testing/render-field.tsx';
import { useSchemaForm, type Draft, type FormValues, type SchemaForm } from './use-schema-form.ts';

const nullable = Type.Union([Type.String({ format: 'date' }), Type.Null()]);
const RiskUpdate = Type.Object({
  title: Type.String({ minLength: 1, pattern: '\\S' }),
  description: Type.Optional(Type.String()),
  starts: Type.Optional(nullable),
  ends: Type.Optional(nullable),
  email: Type.Optional(Type.String({ format: 'email' })),
  link: Type.Optional(Type.String({ format: 'uri' })),
});
type Values = FormValues<typeof RiskUpdate.properties>;
const STORED: Draft<Values> = {
  title: 'Ransomware',
  description: 'Picking stops',
  starts: '2026-03-31',
  ends: '2026-04-30',
  email: '',
  link: '',
};

const rendered = vi.fn<(form: SchemaForm<Values>) => void>();

/** The form as it was rendered last. */
function latest(): SchemaForm<Values> {
  const [form] = rendered.mock.lastCall ?? [];
  if (form === undefined) throw new Error('Nothing is rendered');
  return form;
}
const doNothing = () => {};
const NAMES = ['title', 'description', 'starts', 'ends', 'email', 'link'] as const;

interface EditProps {
  initial?: Draft<Values>;
  version?: number;
  id?: string;
  onSubmit?: (values: Values, changed: Draft<Values>) => unknown;
  onInvalid?: (first: string) => void;
  rules?: (values: Draft<Values>) => FieldIssue[];
}

/** Base and changes of a record, as the SDK's record editor holds them. */
function useEdit(stored: object, version: number, id = 'r1'): RecordEdit {
  const begin = () => ({ id, edit: createRecordEdit({ ...stored }, sameInput) });
  const [held, setHeld] = useState(begin);
  if (held.id !== id) setHeld(begin());
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current !== version) held.edit.rebase({ ...stored });
    seen.current = version;
  });
  return held.edit;
}

function Edit({ initial = STORED, version = 1, id = 'r1', onSubmit = doNothing, onInvalid, rules }: EditProps) {
  const form = useSchemaForm(RiskUpdate, {
    edit: useEdit(initial, version, id),
    onSubmit,
    labels: { title: 'Title' },
    ...(rules && { rules }),
    ...(onInvalid && { onInvalid }),
  });
  rendered(form);
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      {NAMES.map((name) => (
        <TextField key={name} label={name} {...form.field(name)} />
      ))}
      <output>{form.dirty ? 'unsaved' : 'saved'}</output>
      <button type="submit">Save</button>
    </form>
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });
const refusal = (errors: readonly FieldIssue[]) =>
  Object.assign(new Error('invalid'), {
    type: 'about:blank',
    title: 'Invalid',
    status: 400,
    code: 'invalid_request',
    request_id: 'r',
    errors,
  });

describe('only what changed is sent', () => {
  it('with null for a cleared date and an empty text for a text', async () => {
    const onSubmit = vi.fn<(values: Values, changed: Draft<Values>) => void>();
    const { user } = renderField(<Edit onSubmit={onSubmit} />);
    await user.type(box('title'), '!');
    await user.clear(box('description'));
    await user.clear(box('ends'));
    await user.click(save());
    expect(onSubmit.mock.lastCall?.[1]).toEqual({ title: 'Ransomware!', description: '', ends: null });
  });

  it('and nothing once the old value is typed again', async () => {
    const { user } = renderField(<Edit />);
    await user.type(box('title'), '!{Backspace}');
    await user.type(box('email'), 'a{Backspace}');
    expect(latest().changed()).toEqual({});
    expect(screen.getByRole('status').textContent).toBe('saved');
  });

  it('and what was saved no longer counts as a change', async () => {
    const { user } = renderField(<Edit />);
    await user.type(box('title'), '!');
    expect(screen.getByRole('status').textContent).toBe('unsaved');
    await user.click(save());
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('saved'));
    expect(box('title').value).toBe('Ransomware!');
  });

  it('and what is typed while saving remains a change', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { user } = renderField(<Edit onSubmit={() => promise} />);
    await user.type(box('title'), '!');
    await user.click(save());
    await user.type(box('title'), '?');
    await act(async () => resolve());
    expect(latest().changed()).toEqual({ title: 'Ransomware!?' });
  });
});

it('a form that its submit handler resets to the saved record has no changes', async () => {
  const { user } = renderField(<Edit onSubmit={() => latest().reset({ ...STORED, title: 'Ransomware (merged)' })} />);
  await user.type(box('title'), ' !');
  await user.click(save());
  await waitFor(() => expect(latest().submitting).toBe(false));
  expect(box('title').value).toBe('Ransomware (merged)');
  expect(latest().changed()).toEqual({});
});

describe('a form that its submit handler empties for the next entry', () => {
  const EMPTY: Draft<Values> = { title: '', description: '' };
  const sent = vi.fn<(title: unknown) => void>();
  const emptyAfter =
    (saved?: Promise<void>) =>
    async ({ title }: Values) => {
      sent(title);
      await saved;
      latest().reset();
    };

  it('is empty and without changes after each save', async () => {
    const { user } = renderField(<Edit initial={EMPTY} onSubmit={emptyAfter()} />);
    for (const title of ['First', 'Second']) {
      await user.type(box('title'), title);
      await user.click(save());
      await waitFor(() => expect(latest().submitting).toBe(false));
      expect(sent).toHaveBeenLastCalledWith(title);
      expect(box('title').value).toBe('');
      expect(latest().dirty).toBe(false);
    }
  });

  it('keeps what was typed while saving', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { user } = renderField(<Edit initial={EMPTY} onSubmit={emptyAfter(promise)} />);
    await user.type(box('title'), 'First');
    await user.click(save());
    await user.type(box('description'), 'More');
    await act(async () => resolve());
    expect([box('title').value, box('description').value]).toEqual(['', 'More']);
    expect(latest().changed()).toEqual({ description: 'More' });
  });
});

describe('changes', () => {
  it('say what was stored, and can be taken back one by one', async () => {
    const { user } = renderField(<Edit />);
    await user.type(box('title'), '!');
    await user.clear(box('ends'));
    expect(latest().changes).toEqual({ title: { before: 'Ransomware' }, ends: { before: '2026-04-30' } });
    act(() => latest().undo('ends'));
    expect(box('ends').value).toBe('2026-04-30');
    expect(Object.keys(latest().changes)).toEqual(['title']);
  });
});

describe('when the record changes', () => {
  const newer = { ...STORED, title: 'Ransomware stops the WMS', description: 'Picking and packing stop' };

  it('an unchanged form takes the new values', () => {
    const { rerender } = renderField(<Edit />);
    rerender(<Edit initial={newer} version={2} />);
    expect([box('title').value, box('description').value]).toEqual([
      'Ransomware stops the WMS',
      'Picking and packing stop',
    ]);
    expect(latest().dirty).toBe(false);
  });

  it('changed fields stay, and are compared with the new values', async () => {
    const { user, rerender } = renderField(<Edit />);
    await user.type(box('title'), '!');
    rerender(<Edit initial={newer} version={2} />);
    expect([box('title').value, box('description').value]).toEqual(['Ransomware!', 'Picking and packing stop']);
    expect(latest().changes).toEqual({ title: { before: 'Ransomware stops the WMS' } });
    expect(latest().changed()).toEqual({ title: 'Ransomware!' });
  });

  it('changed entries of a map stay, and the other entries take the new values', async () => {
    const Answers = Type.Object({ answers: Type.Record(Type.String(), Type.String()) });
    const sent = vi.fn<(values: object, changed: object) => void>();
    function Questions({ answers, version }: { answers: Record<string, string>; version: number }) {
      const form = useSchemaForm(Answers, { edit: useEdit({ answers }, version), onSubmit: sent });
      return (
        <form noValidate onSubmit={(event) => void form.submit(event)}>
          <TextField label="title" {...form.field(['answers', 'one'])} />
          <TextField label="email" {...form.field(['answers', 'two'])} />
          <button type="submit">Save</button>
        </form>
      );
    }
    const { user, rerender } = renderField(<Questions answers={{ one: 'a', two: 'a' }} version={1} />);
    await user.type(box('title'), '!');
    rerender(<Questions answers={{ one: 'b', two: 'b', three: 'b' }} version={2} />);
    expect([box('title').value, box('email').value]).toEqual(['a!', 'b']);
    await user.click(save());
    expect(sent.mock.lastCall?.[1]).toEqual({ answers: { one: 'a!', two: 'b', three: 'b' } });
  });

  it('a field that already has the new value no longer counts as changed', async () => {
    const { user, rerender } = renderField(<Edit />);
    await user.type(box('title'), ' stops the WMS');
    rerender(<Edit initial={newer} version={2} />);
    expect(latest().dirty).toBe(false);
  });

  it('a form that is only rendered again keeps its changes', async () => {
    const { user, rerender } = renderField(<Edit />);
    await user.type(box('title'), '!');
    rerender(<Edit initial={{ ...STORED }} version={1} />);
    expect(box('title').value).toBe('Ransomware!');
  });

  it('a form for another record discards the changes', async () => {
    const { user, rerender } = renderField(<Edit />);
    await user.type(box('title'), '!');
    rerender(<Edit initial={newer} id="r2" />);
    expect(box('title').value).toBe('Ransomware stops the WMS');
    expect(latest().dirty).toBe(false);
  });
});

describe('rules between fields', () => {
  const rules = ({ starts, ends }: Draft<Values>): FieldIssue[] =>
    starts && ends && ends < starts ? [{ path: '/ends', message: 'Ends before it starts' }] : [];

  it('are checked on submit, and again when another field changes', async () => {
    const onSubmit = vi.fn<() => void>();
    const { user } = renderField(
      <Edit rules={rules} onSubmit={onSubmit} initial={{ ...STORED, ends: '2026-03-01' }} />,
    );
    await user.click(save());
    expect(description(box('ends'))).toBe('Ends before it starts');
    await waitFor(() => expect(document.activeElement).toBe(box('ends')));
    expect(onSubmit).not.toHaveBeenCalled();
    await user.clear(box('starts'));
    expect(description(box('ends'))).toBe('');
    await user.click(save());
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('formats', () => {
  it.each([
    ['starts', '2026-02-30', 'Enter a valid date'],
    ['email', 'ada@example', 'Enter an email address such as name@example.com'],
    ['link', 'example', 'Enter a web address such as https://example.com'],
  ])('are checked: %s rejects %s', async (name, typed, message) => {
    const { user } = renderField(<Edit initial={{ ...STORED, [name]: typed }} />);
    await user.click(save());
    expect(description(box(name))).toBe(message);
  });

  it('accept valid values', async () => {
    const onSubmit = vi.fn<() => void>();
    const { user } = renderField(
      <Edit
        initial={{ ...STORED, starts: '2028-02-29', email: 'ada@example.com', link: 'https://example.com/a?b' }}
        onSubmit={onSubmit}
      />,
    );
    await user.click(save());
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('errors', () => {
  it.each<[KitLocale, string, string]>([
    ['en', 'Use at most 20 characters', 'Title is required'],
    ['de', 'Verwenden Sie höchstens 20 Zeichen', 'Title ist erforderlich'],
  ])('of the server are shown in the language of the reader: %s', async (locale, tooLong, required) => {
    const errors = [
      {
        path: '/description',
        message: 'must NOT have more than 20 characters',
        keyword: 'maxLength',
        params: { limit: 20 },
      },
      { path: '/title', message: 'must not be blank', keyword: 'pattern', params: { pattern: '\\S' } },
      { path: '/email', message: 'This address is blocked', keyword: 'x-blocked', params: {} },
    ];
    const { user } = renderField(<Edit onSubmit={() => Promise.reject(refusal(errors))} />, locale);
    await user.click(save());
    await waitFor(() => expect(description(box('title'))).toBe(required));
    expect(description(box('description'))).toBe(tooLong);
    expect(description(box('email'))).toBe('This address is blocked');
  });

  it('are counted per tab, with the first one in the order of the tab', async () => {
    const onInvalid = vi.fn<(first: string) => void>();
    const { user } = renderField(
      <Edit initial={{ ...STORED, title: '', starts: '2026-02-30', ends: 'x' }} onInvalid={onInvalid} />,
    );
    await user.click(save());
    expect(latest().errorsOf(['ends', 'starts'])).toEqual({ count: 2, first: 'ends' });
    expect(latest().errorsOf(['title', 'description'])).toEqual({ count: 1, first: 'title' });
    expect(latest().errorsOf(['email'])).toEqual({ count: 0, first: undefined });
    expect(onInvalid).toHaveBeenCalledExactlyOnceWith('title');
  });
});

it('renders only the part of the form that changed', async () => {
  const drawn = vi.fn<(name: string) => void>();
  const renders = () =>
    Object.fromEntries(
      ['owner', ...NAMES].map((name) => [name, drawn.mock.calls.filter(([one]) => one === name).length]),
    );
  function Large() {
    const large = useSchemaForm(RiskUpdate, { initialValues: STORED, onSubmit: () => {} });
    drawn('owner');
    return NAMES.map((name) => (
      <FormPart key={name} form={large}>
        {(part) => {
          drawn(name);
          return <TextField label={name} {...part.field(name)} />;
        }}
      </FormPart>
    ));
  }
  const { user } = renderField(<Large />);
  const before = renders();
  await user.type(box('description'), 'abc');
  const after = renders();
  expect({ ...after, description: (after['description'] ?? 0) - 3 }).toEqual(before);
});
