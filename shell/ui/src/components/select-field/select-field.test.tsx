import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { description, renderField } from '../../forms/testing/render-field.tsx';
import { SelectField, type SelectFieldProps } from './select-field.tsx';

type Size = 'small' | 'large' | 7 | null;
const SIZES = [
  { value: null, label: 'Any size' },
  { value: 'small', label: 'Small' },
  { value: 'large', label: 'Large' },
  { value: 7, label: 'Seven' },
] as const;
const changed = vi.fn<(value: Size) => void>();

function Demo({ value: initial, ...props }: Partial<SelectFieldProps<Size>>) {
  const [value, setValue] = useState(initial);
  const change = (next: Size) => {
    changed(next);
    setValue(next);
  };
  return <SelectField<Size> label="Size" options={SIZES} {...props} value={value} onChange={change} />;
}

const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Size' });
const shown = () => select().selectedOptions[0]?.text;

it('gives the chosen value in its own type', async () => {
  const { user } = renderField(<Demo value="small" />);
  await user.selectOptions(select(), 'Large');
  expect(changed).toHaveBeenLastCalledWith('large');
  await user.selectOptions(select(), 'Seven');
  expect(changed).toHaveBeenLastCalledWith(7);
  await user.selectOptions(select(), 'Any size');
  expect(changed).toHaveBeenLastCalledWith(null);
  expect(shown()).toBe('Any size');
});

it('shows the option of nothing, when there is one, for undefined', () => {
  renderField(<Demo />);
  expect(shown()).toBe('Any size');
});

it('asks for a choice while there is none, and no longer after', async () => {
  const { user } = renderField(<Demo options={SIZES.slice(1)} />);
  expect(shown()).toBe('Choose…');
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Choose…' }).disabled).toBe(true);
  await user.selectOptions(select(), 'Small');
  expect(shown()).toBe('Small');
  expect(screen.queryByRole('option', { name: 'Choose…' })).toBeNull();
});

it('asks in the words it is given, for a value that is no option too', () => {
  renderField(<Demo options={SIZES.slice(2)} value="small" placeholder="Pick a size" />);
  expect(shown()).toBe('Pick a size');
});

it('does not offer what is disabled', async () => {
  changed.mockClear();
  const { user } = renderField(<Demo options={[{ value: 'small', label: 'Small' }, { value: 'large', label: 'Large', disabled: true }]} value="small" />);
  await user.selectOptions(select(), 'Large');
  expect(changed).not.toHaveBeenCalled();
});

it('reads its error out with the field', () => {
  renderField(<Demo hint="Of the company" error="Choose one of the options" required />);
  expect(description(select())).toBe('Of the company | Choose one of the options');
  expect(select().getAttribute('aria-invalid')).toBe('true');
  expect(select().getAttribute('aria-required')).toBe('true');
});
