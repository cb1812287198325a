import { screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { description, renderField } from '../../forms/testing/render-field.tsx';
import { stubLayout } from '../../testing/stub-layout.ts';
import { MultiSelect } from './multi-select.tsx';
import type { MultiSelectProps } from './props.ts';

stubLayout();
// The list draws what fits into its height, which jsdom does not know.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(340);
});

const OPTIONS = ['Pay rules', 'Tax codes', 'Tax returns', 'Bank file'].map((label, index) => ({
  value: String(index),
  label,
}));
const changed = vi.fn<(value: string[]) => void>();

function Demo({ value: initial, ...props }: Partial<MultiSelectProps>) {
  const [value, setValue] = useState(initial);
  const change = (next: string[]) => {
    changed(next);
    setValue(next);
  };
  return <MultiSelect label="Properties" options={OPTIONS} {...props} value={value} onChange={change} />;
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Properties' });

async function show(props: Partial<MultiSelectProps> = {}) {
  const rendered = renderField(<Demo {...props} />);
  await screen.findByRole('combobox');
  return rendered;
}

it('adds and takes away from an open list, in the order of choosing', async () => {
  const { user } = await show({ value: ['3'] });
  await user.click(box());
  await user.click(screen.getByRole('option', { name: 'Pay rules' }));
  expect(changed).toHaveBeenLastCalledWith(['3', '0']);
  expect(screen.getByRole('option', { name: 'Pay rules', selected: true })).toBeTruthy();
  await user.click(screen.getByRole('option', { name: 'Bank file' }));
  expect(changed).toHaveBeenLastCalledWith(['0']);
  expect(screen.getByRole('listbox').getAttribute('aria-multiselectable')).toBe('true');
});

it('reads out what is chosen', async () => {
  await show({ value: ['0', '9'], hint: 'Of the asset' });
  expect(description(box())).toBe('Selected: 2: Pay rules, 9 | Of the asset');
});

it('takes the last one away with Backspace and says so', async () => {
  const { user } = await show({ value: ['0', '1'] });
  await user.click(box());
  await user.keyboard('{Backspace}');
  expect(changed).toHaveBeenLastCalledWith(['0']);
  expect(screen.getByText('Tax codes removed')).toBeTruthy();
});

it('corrects the text with Backspace while there is one', async () => {
  changed.mockClear();
  const { user } = await show({ value: ['0'] });
  await user.type(box(), 'tx{Backspace}');
  expect(box().value).toBe('t');
  expect(changed).not.toHaveBeenCalled();
});

it('takes one away by its chip', async () => {
  const { user } = await show({ value: ['0', '1'] });
  await user.click(screen.getByTitle('Remove Pay rules'));
  expect(changed).toHaveBeenLastCalledWith(['1']);
});

it('selects all matches and clears the selection', async () => {
  const { user } = await show({ value: ['0'] });
  await user.type(box(), 'tax');
  await user.click(screen.getByRole('button', { name: 'Select all matches (2)' }));
  expect(changed).toHaveBeenLastCalledWith(['0', '1', '2']);
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(changed).toHaveBeenLastCalledWith([]);
});

it('reaches "select all" with the keyboard and comes back with Escape', async () => {
  const { user } = await show();
  await user.click(box());
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Select all (4)' }));
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(box());
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('hides chips beyond the limit until they are asked for', async () => {
  const { user } = await show({ value: ['0', '1', '2', '3'], maxChips: 2 });
  expect(screen.queryByTitle('Bank file')).toBeNull();
  await user.click(screen.getByRole('button', { name: '2 more' }));
  expect(screen.getByTitle('Bank file')).toBeTruthy();
});

it('cannot be changed while read-only', async () => {
  changed.mockClear();
  const { user } = await show({ value: ['0'], readOnly: true });
  await user.click(box());
  await user.keyboard('{Backspace}{ArrowDown}');
  expect(changed).not.toHaveBeenCalled();
  expect(screen.queryByRole('listbox')).toBeNull();
});
