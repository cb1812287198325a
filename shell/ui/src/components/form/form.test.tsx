import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TextField } from '../text-field/text-field.tsx';
import { Form } from './form.tsx';
import { renderField } from '../../forms/testing/render-field.tsx';

function renderForm() {
  const submit = vi.fn(async (event?: { preventDefault: () => void }) => {
    event?.preventDefault();
    return true;
  });
  const rendered = renderField(
    <Form form={{ submit }}>
      <TextField label="Title" value="" onChange={() => {}} />
      <TextField label="Note" value="" onChange={() => {}} />
      <button type="submit">Save</button>
    </Form>,
  );
  return { ...rendered, submit };
}

it.each([
  ['{Enter}', 1],
  ['{Control>}{Enter}{/Control}', 1],
  ['{Meta>}{Enter}{/Meta}', 1],
  ['{Shift>}a{/Shift}', 0],
])('%s in a field submits it %i times', async (keys, times) => {
  const { user, submit } = renderForm();
  await user.type(screen.getByLabelText('Note'), keys);
  expect(submit).toHaveBeenCalledTimes(times);
});

it('turns off the validation messages of the browser', () => {
  renderForm();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).form?.noValidate).toBe(true);
});
