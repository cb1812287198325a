import { screen, waitFor } from '@testing-library/react';
import Type from 'typebox';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { NumberField } from '../components/number-field/number-field.tsx';
import { ScaleField } from '../components/scale-field/scale-field.tsx';
import { SelectField } from '../components/select-field/select-field.tsx';
import { TextField } from '../components/text-field/text-field.tsx';
import type { KitLocale } from '../locales/texts.ts';
import { description, renderField } from './testing/render-field.tsx';
import { useSchemaForm, type Draft, type FormValues } from './use-schema-form.ts';

const Plan = Type.Object({
  title: Type.String({ minLength: 3, maxLength: 10, 'x-plain-line': true }),
  code: Type.Optional(Type.String({ pattern: '^[A-Z]-\\d+$' })),
  months: Type.Integer({ minimum: 1, maximum: 36 }),
  size: Type.Optional(Type.Union([Type.Literal('small'), Type.Null()])),
  impact: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
});
type PlanValues = FormValues<typeof Plan.properties>;

interface DemoProps {
  initial?: Draft<PlanValues>;
  onSubmit: (values: PlanValues) => unknown;
}

const GOOD: Draft<PlanValues> = { title: 'Backups', code: '', months: 12, size: null, impact: 3 };

function Demo({ initial = GOOD, onSubmit }: DemoProps) {
  const form = useSchemaForm(Plan, { initialValues: initial, onSubmit, labels: { title: 'Title' } });
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      {form.formError !== null && <p role="alert">{form.formError}</p>}
      <TextField label="Title" {...form.field('title')} />
      <TextField label="Code" {...form.field('code')} />
      <NumberField label="Months" {...form.field('months')} />
      <SelectField
        label="Size"
        {...form.field('size')}
        options={[
          { value: null, label: 'Any' },
          { value: 'small', label: 'Small' },
        ]}
      />
      <ScaleField label="Impact" {...form.field('impact')} />
      <button type="submit" aria-disabled={form.submitting}>
        Save
      </button>
      <button type="button" onClick={() => form.reset()}>
        Reset
      </button>
      <button type="button" onClick={() => form.reset({ ...GOOD, title: 'Restore' })}>
        Restore
      </button>
      <output>{form.dirty ? 'unsaved' : 'saved'}</output>
    </form>
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const problem = (status: number, more: object = {}) => ({
  type: 'about:blank',
  title: 'Refused',
  status,
  code: 'refused',
  request_id: 'r1',
  ...more,
});

function renderDemo({ locale, ...props }: Partial<DemoProps> & { locale?: KitLocale } = {}) {
  const onSubmit = vi.fn<(values: PlanValues) => unknown>(props.onSubmit);
  return { ...renderField(<Demo {...props} onSubmit={onSubmit} />, locale), onSubmit };
}

async function retype(user: ReturnType<typeof renderDemo>['user'], name: string, text: string) {
  await user.clear(box(name));
  if (text !== '') await user.type(box(name), text);
}

describe('checks', () => {
  it.each([
    ['Title', '', 'Title is required'],
    ['Title', '   ', 'Title is required'],
    ['Title', 'Up', 'Use at least 3 characters'],
    ['Title', 'Backups, offline', 'Use at most 10 characters'],
    ['Code', 'a-1', 'Invalid format'],
    ['Months', '', 'This field is required'],
    ['Months', 'a year', 'Enter a number'],
    ['Months', '1.5', 'Enter a whole number'],
    ['Months', '0', 'Enter 1 or more'],
    ['Months', '37', 'Enter 36 or less'],
  ])('%s: %j is refused with %j', async (name, typed, message) => {
    const { user, onSubmit } = renderDemo();
    await retype(user, name, typed);
    await user.click(button('Save'));
    expect(description(box(name))).toBe(message);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it.each([
    ['en', ['Title is required', 'Invalid format', 'Enter 36 or less']],
    ['es', ['Title es obligatorio', 'El formato no es válido', 'Introduzca 36 o menos']],
    ['fr', ['Title est obligatoire', 'Le format n’est pas valide', 'Saisissez 36 au maximum']],
    ['de', ['Title ist erforderlich', 'Das Format stimmt nicht', 'Geben Sie höchstens 36 ein']],
  ] as const)('speak %s', async (locale, messages) => {
    const { user } = renderDemo({ locale, initial: { ...GOOD, title: '', code: 'x', months: 99 } });
    await user.click(button('Save'));
    expect(['Title', 'Code', 'Months'].map((name) => description(box(name)))).toEqual(messages);
  });

  it.each([
    ['en', 'Remove line breaks and hidden characters'],
    ['es', 'Elimine los saltos de línea y los caracteres invisibles'],
    ['fr', 'Supprimez les sauts de ligne et les caractères invisibles'],
    ['de', 'Entfernen Sie Zeilenumbrüche und unsichtbare Zeichen'],
  ] as const)(
    'say in %s that a name has hidden characters, also when only the server sees it',
    async (locale, message) => {
      const { user, onSubmit } = renderDemo({ locale, initial: { ...GOOD, title: 'a\u202Efdp' } });
      await user.click(button('Save'));
      expect([description(box('Title')), onSubmit.mock.calls.length]).toEqual([message, 0]);
      await retype(user, 'Title', 'Upgrade');
      onSubmit.mockImplementation(() =>
        Promise.reject(
          problem(400, { errors: [{ path: '/code', keyword: 'x-plain-line', params: {}, message: 'must not' }] }),
        ),
      );
      await user.click(button('Save'));
      await waitFor(() => expect(description(box('Code'))).toBe(message));
    },
  );

  it('run on submit, and then on each key until the field is valid', async () => {
    const { user } = renderDemo();
    await retype(user, 'Title', 'Up');
    expect(description(box('Title'))).toBe('');
    await user.click(button('Save'));
    await user.clear(box('Title'));
    expect(description(box('Title'))).toBe('Title is required');
    await user.type(box('Title'), 'Upgrade');
    expect(description(box('Title'))).toBe('');
  });

  it('mark what must be filled in', () => {
    renderDemo();
    const required = ['Title', 'Code', 'Months'].map((name) => box(name).getAttribute('aria-required'));
    expect(required).toEqual(['true', null, 'true']);
  });

  it('show an error above the form when a field that is not shown is invalid', async () => {
    const onSubmit = vi.fn<() => void>();
    function Short() {
      const form = useSchemaForm(Plan, { initialValues: { title: 'Backups' }, onSubmit });
      return (
        <form onSubmit={(event) => void form.submit(event)}>
          {form.formError !== null && <p role="alert">{form.formError}</p>}
          <button type="submit">Save</button>
        </form>
      );
    }
    const { user } = renderField(<Short />);
    await user.click(button('Save'));
    expect(screen.getByRole('alert').textContent).toBe('Some fields need your attention.');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('sending', () => {
  it('sends what was typed, without the optional fields left empty', async () => {
    const { user, onSubmit } = renderDemo();
    await retype(user, 'Title', 'Restore');
    await user.type(box('Months'), '{Backspace}{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onSubmit.mock.lastCall?.[0]).toEqual({ title: 'Restore', months: 1, size: null, impact: 3 });
  });

  it('sends once, however often it is asked while under way', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { user, onSubmit } = renderDemo({ onSubmit: () => promise });
    await user.dblClick(button('Save'));
    await user.type(box('Title'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(button('Save').getAttribute('aria-disabled')).toBe('true');
    resolve();
    await waitFor(() => expect(button('Save').getAttribute('aria-disabled')).toBe('false'));
    await user.click(button('Save'));
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });
});

describe('refusals', () => {
  it('puts the message of the server at its field', async () => {
    const refuse = () =>
      Promise.reject(
        Object.assign(new Error('refused'), problem(422, { errors: [{ path: '/title', message: 'Already taken' }] })),
      );
    const { user } = renderDemo({ onSubmit: refuse });
    await user.click(button('Save'));
    await waitFor(() => expect(description(box('Title'))).toBe('Already taken'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(box('Title'));
    await user.type(box('Title'), '2');
    expect(description(box('Title'))).toBe('');
  });

  it('shows, above the form, messages about fields that it does not have', async () => {
    const errors = [
      { path: '/organization_id', message: 'No such organization' },
      { path: '', message: 'Too many plans' },
      { path: '/months/0', message: 'Too long' },
    ];
    const { user } = renderDemo({ onSubmit: () => Promise.reject(problem(422, { errors })) });
    await user.click(button('Save'));
    expect((await screen.findByRole('alert')).textContent).toBe('No such organization Too many plans');
    expect(description(box('Months'))).toBe('Too long');
  });

  it.each([
    ['the reason of a refusal', problem(409, { detail: 'Somebody else changed it.' }), 'Somebody else changed it.'],
    [
      'no reason of a broken server',
      problem(500, { detail: 'ECONNREFUSED 10.0.0.7' }),
      'Could not save. Please try again.',
    ],
  ])('shows %s', async (_, error, message) => {
    const { user } = renderDemo({ onSubmit: () => Promise.reject(error) });
    await user.click(button('Save'));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
  });

  it('shows and reports an error that is no answer of the server', async () => {
    const reported = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', reported);
    onTestFinished(() => void vi.unstubAllGlobals());
    const bug = new TypeError('undefined is not a function');
    const { user } = renderDemo({ onSubmit: () => Promise.reject(bug) });
    await user.click(button('Save'));
    expect((await screen.findByRole('alert')).textContent).toBe('Could not save. Please try again.');
    expect(reported).toHaveBeenCalledExactlyOnceWith(bug);
  });

  it('keeps what was typed, and saves it the next time', async () => {
    const { user, onSubmit } = renderDemo();
    onSubmit.mockRejectedValueOnce(problem(503));
    await retype(user, 'Title', 'Restore');
    await user.click(button('Save'));
    await screen.findByRole('alert');
    expect(box('Title').value).toBe('Restore');
    await user.click(button('Save'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ title: 'Restore' });
  });
});

describe('focus', () => {
  it('goes to the first field that is wrong, in the order of the page', async () => {
    const { user } = renderDemo({ initial: { months: 0, impact: 3, code: 'x', title: 'Backups' } });
    await user.click(button('Save'));
    expect(document.activeElement).toBe(box('Code'));
  });

  it('goes to a scale with an error', async () => {
    const { user } = renderDemo({
      onSubmit: () => Promise.reject(problem(422, { errors: [{ path: '/impact', message: 'Too high' }] })),
    });
    await user.click(button('Save'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Medium' })));
    expect(description(screen.getByRole('radiogroup', { name: 'Impact' }))).toBe('Too high');
  });

  it('goes to the invalid field after each failure, also when submitting throws synchronously', async () => {
    const refuse = () => {
      throw Object.assign(
        new Error('refused'),
        problem(422, { errors: [{ path: '/title', message: 'Already taken' }] }),
      );
    };
    const { user } = renderDemo({ onSubmit: refuse });
    await user.click(button('Save'));
    await waitFor(() => expect(document.activeElement).toBe(box('Title')));
    await user.click(button('Save'));
    await waitFor(() => expect(document.activeElement).toBe(box('Title')));
  });

  it('stays where it is while a wrong field is corrected', async () => {
    const { user } = renderDemo({ initial: { ...GOOD, title: '', months: 0 } });
    await user.click(button('Save'));
    await retype(user, 'Months', '40');
    expect(document.activeElement).toBe(box('Months'));
  });
});

describe('reset', () => {
  it('goes back to the first values and forgets what was wrong', async () => {
    const { user } = renderDemo();
    await retype(user, 'Title', 'Up');
    await user.click(button('Save'));
    expect(screen.getByRole('status').textContent).toBe('unsaved');
    await user.click(button('Reset'));
    expect(box('Title').value).toBe('Backups');
    expect(description(box('Title'))).toBe('');
    expect(screen.getByRole('status').textContent).toBe('saved');
  });

  it('takes the given values as the new initial values', async () => {
    const { user } = renderDemo();
    await user.click(button('Restore'));
    expect(box('Title').value).toBe('Restore');
    expect(screen.getByRole('status').textContent).toBe('saved');
    await retype(user, 'Title', 'Up');
    await user.click(button('Reset'));
    expect(box('Title').value).toBe('Restore');
  });
});
