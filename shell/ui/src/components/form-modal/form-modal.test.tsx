import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import Type from 'typebox';
import { describe, expect, it, vi } from 'vitest';
import { description, renderField } from '../../forms/testing/render-field.tsx';
import { useSchemaForm, type FormValues } from '../../forms/use-schema-form.ts';
import { SelectField } from '../select-field/select-field.tsx';
import { ScaleField } from '../scale-field/scale-field.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { FormModal } from './form-modal.tsx';

const Task = Type.Object({ title: Type.String({ minLength: 1 }), note: Type.Optional(Type.String()) });
const Sizes = Type.Object({ size: Type.String() });
type TaskValues = FormValues<typeof Task.properties>;

interface DemoProps {
  onSubmit: (values: TaskValues) => unknown;
  onClose: () => void;
  confirmLeave: () => Promise<boolean>;
}

function Demo({ onSubmit, onClose, confirmLeave }: DemoProps) {
  const [opened, setOpened] = useState(true);
  const close = () => {
    onClose();
    setOpened(false);
  };
  const save = async (values: TaskValues) => {
    await onSubmit(values);
    setOpened(false);
  };
  const form = useSchemaForm(Task, {
    initialValues: { title: '', note: '' },
    onSubmit: save,
    labels: { title: 'Title' },
  });
  return (
    <FormModal
      opened={opened}
      onClose={close}
      title="New task"
      description="Somebody will do it."
      form={form}
      submitLabel="Add"
      confirmLeave={confirmLeave}
    >
      <TextField label="Title" {...form.field('title')} />
      <TextField label="Note" {...form.field('note')} />
    </FormModal>
  );
}

/** @param answers to the question before closing; true by default */
function renderDemo(submit?: DemoProps['onSubmit'], ...answers: boolean[]) {
  const confirmLeave = vi.fn(async () => answers.shift() ?? true);
  const onSubmit = vi.fn<DemoProps['onSubmit']>(submit);
  const onClose = vi.fn<() => void>();
  return {
    ...renderField(<Demo onSubmit={onSubmit} onClose={onClose} confirmLeave={confirmLeave} />),
    onSubmit,
    onClose,
    confirmLeave,
  };
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('is sent with Ctrl+Enter from a select, whose list stays closed', async () => {
  const onSubmit = vi.fn<(values: { size: string }) => void>();
  function Sized() {
    const form = useSchemaForm(Sizes, { initialValues: { size: 'small' }, onSubmit });
    return (
      <FormModal opened onClose={() => {}} title="Size" form={form} confirmLeave={async () => true}>
        <SelectField
          {...form.field('size')}
          label="Size"
          options={[
            { value: 'small', label: 'Small' },
            { value: 'large', label: 'Large' },
          ]}
        />
      </FormModal>
    );
  }
  const { user } = renderField(<Sized />);
  screen.getByRole('combobox', { name: 'Size' }).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(onSubmit.mock.calls.map(([values]) => values)).toEqual([{ size: 'large' }]));
  expect(screen.queryByRole('listbox')).toBeNull();
});

describe('submitting', () => {
  it('sends what was typed; closing is the caller’s', async () => {
    const { user, onSubmit, onClose } = renderDemo();
    await user.type(box('Title'), 'Rotate keys');
    await user.click(button('Add'));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ title: 'Rotate keys', note: '' });
    await gone();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('uses a submit button in the footer that belongs to the form, so that Enter works', () => {
    renderDemo();
    const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add' });
    expect(add.type).toBe('submit');
    expect(add.form?.contains(box('Title'))).toBe(true);
  });

  it('stays open and goes to the field that is wrong', async () => {
    const { user, onSubmit } = renderDemo();
    await user.click(button('Add'));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(description(box('Title'))).toBe('Title is required');
    await waitFor(() => expect(document.activeElement).toBe(box('Title')));
  });

  it('says above the fields why saving failed, and keeps what was typed', async () => {
    const { user } = renderDemo(() =>
      Promise.reject(
        Object.assign(new Error('refused'), { status: 409, code: 'conflict', detail: 'The plan is closed.' }),
      ),
    );
    await user.type(box('Title'), 'Rotate keys');
    await user.click(button('Add'));
    expect((await screen.findByRole('alert')).textContent).toContain('The plan is closed.');
    expect(box('Title').value).toBe('Rotate keys');
  });

  it('cannot be left or repeated while under way', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { user, onSubmit, onClose, confirmLeave } = renderDemo(() => promise);
    await user.type(box('Title'), 'Rotate keys');
    await user.click(button('Add'));
    expect(button('Add').getAttribute('aria-busy')).toBe('true');
    expect(button('Cancel')).toHaveProperty('disabled', true);
    await user.keyboard('{Escape}');
    await user.click(button('Add'));
    expect(onClose).not.toHaveBeenCalled();
    expect(confirmLeave).not.toHaveBeenCalled();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await act(async () => resolve());
    await gone();
  });
});

describe('closing', () => {
  it.each([
    ['Cancel', (user: ReturnType<typeof renderDemo>['user']) => user.click(button('Cancel'))],
    ['Escape', (user: ReturnType<typeof renderDemo>['user']) => user.keyboard('{Escape}')],
  ])('with %s asks the guard, and keeps what was typed when the answer is no', async (_, leave) => {
    const { user, onClose, confirmLeave } = renderDemo(undefined, false, true);
    await user.type(box('Title'), 'Rotate keys');
    await leave(user);
    expect(confirmLeave).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
    expect(box('Title').value).toBe('Rotate keys');
    await leave(user);
    await gone();
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('the keyboard', () => {
  it('saves with Ctrl+Enter, and the failure is beside the button and has the focus', async () => {
    const { user, onSubmit } = renderDemo(() =>
      Promise.reject(Object.assign(new Error('refused'), { status: 503, code: 'down' })),
    );
    await user.type(box('Title'), 'Rotate keys{Control>}{Enter}{/Control}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Could not save. Please try again.Your changes are still here.');
    expect(document.activeElement).toBe(alert);
    expect(alert.closest('form')).toBeNull();
    expect(box('Title').value).toBe('Rotate keys');
  });
});

it('begins in its first field', async () => {
  renderDemo();
  await waitFor(() => expect(document.activeElement).toBe(box('Title')));
});

const Rated = Type.Object({ impact: Type.Integer() });

function Rating() {
  const form = useSchemaForm(Rated, { initialValues: { impact: 4 }, onSubmit: () => {}, labels: { impact: 'Impact' } });
  return (
    <FormModal opened onClose={() => {}} title="Rating" form={form} confirmLeave={async () => true}>
      <ScaleField label="Impact" value={4} onChange={() => {}} />
    </FormModal>
  );
}

it('moves the focus to the chosen level when its first field is a scale', async () => {
  renderField(<Rating />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { checked: true })));
});
