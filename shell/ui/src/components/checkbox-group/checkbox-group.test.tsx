import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { description, renderField } from '../../forms/testing/render-field.tsx';
import { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group.tsx';

const OPTIONS = [
  { value: 'a', label: 'Asset' },
  { value: 'p', label: 'Property', hint: 'Of an asset' },
  { value: 's', label: 'Scenario', disabled: true },
];
const changed = vi.fn<(value: string[]) => void>();

function Demo({ value: initial, ...props }: Partial<CheckboxGroupProps<string>>) {
  const [value, setValue] = useState(initial);
  const change = (next: string[]) => {
    changed(next);
    setValue(next);
  };
  return <CheckboxGroup label="Show" options={OPTIONS} {...props} value={value} onChange={change} />;
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

it('gives what is chosen in the order of the options', async () => {
  const { user } = renderField(<Demo value={['p']} />);
  await user.click(box('Asset'));
  expect(changed).toHaveBeenLastCalledWith(['a', 'p']);
  await user.click(box('Property'));
  expect(changed).toHaveBeenLastCalledWith(['a']);
});

it('begins with none for null and does not offer what is disabled', () => {
  renderField(<Demo value={null} />);
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked, disabled }) => [checked, disabled])).toEqual(
    [
      [false, false],
      [false, false],
      [false, true],
    ],
  );
});

it('describes the group and each option', () => {
  renderField(<Demo error="Choose at least 1" />);
  expect(description(screen.getByRole('group', { name: 'Show' }))).toBe('Choose at least 1');
  expect(description(box('Property'))).toBe('Of an asset');
});

it('sets its id, by which a form focuses the field, on the first box', () => {
  renderField(<Demo id="show" />);
  expect(document.getElementById('show')).toBe(box('Asset'));
});
