import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { description, renderField } from '../../forms/testing/render-field.tsx';
import { Field } from './field.tsx';

const input = () => screen.getByRole('textbox', { name: 'Title' });

it('names the control by its label, without the star', () => {
  renderField(
    <Field label="Title" required>
      {(control) => <input {...control} />}
    </Field>,
  );
  expect(input().getAttribute('aria-required')).toBe('true');
  expect(screen.getByText('*')).toBeTruthy();
});

it('describes the control by its hint and then its error', () => {
  const { rerender } = renderField(
    <Field label="Title" hint="One sentence">
      {(control) => <input {...control} />}
    </Field>,
  );
  expect(description(input())).toBe('One sentence');
  expect(input().hasAttribute('aria-invalid')).toBe(false);
  rerender(
    <Field label="Title" hint="One sentence" error="Too long">
      {(control) => <input {...control} />}
    </Field>,
  );
  expect(description(input())).toBe('One sentence | Too long');
  expect(input().getAttribute('aria-invalid')).toBe('true');
});

it('has no ARIA description or state when there is nothing to say', () => {
  renderField(
    <Field label="Title" error="">
      {(control) => <input {...control} />}
    </Field>,
  );
  expect(input().hasAttribute('aria-describedby')).toBe(false);
  expect(input().hasAttribute('aria-invalid')).toBe(false);
  expect(input().hasAttribute('aria-required')).toBe(false);
});

it('keeps a hidden label for screen readers', () => {
  renderField(
    <Field label="Title" labelHidden>
      {(control) => <input {...control} />}
    </Field>,
  );
  expect(input()).toBeTruthy();
});

it('gives two fields of the same label ids of their own', () => {
  renderField(
    <>
      <Field label="Title" error="First">
        {(control) => <input {...control} />}
      </Field>
      <Field label="Title" error="Second">
        {(control) => <input {...control} />}
      </Field>
    </>,
  );
  expect(screen.getAllByRole('textbox', { name: 'Title' }).map(description)).toEqual(['First', 'Second']);
});

it('says what was stored and undoes the change', async () => {
  const onUndo = vi.fn();
  const { user } = renderField(
    <Field label="Title" change={{ was: 'Phishing', onUndo }}>
      {(control) => <input {...control} />}
    </Field>,
  );
  expect(description(input())).toBe('Was Phishing');
  await user.click(screen.getByRole('button', { name: 'Undo (Title)' }));
  expect(onUndo).toHaveBeenCalledOnce();
});

it('may say something else than the stored value', () => {
  renderField(
    <Field label="Title" change={{ note: '82 characters added', onUndo: () => {} }}>
      {(control) => <input {...control} />}
    </Field>,
  );
  expect(description(input())).toBe('82 characters added');
});

it('says why it cannot be used', () => {
  renderField(
    <Field label="Title" disabledReason="Locked by the template">
      {(control) => <input {...control} />}
    </Field>,
  );
  expect(description(input())).toBe('Locked by the template');
});
