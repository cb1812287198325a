import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { description, renderField } from '../../forms/testing/render-field.tsx';
import { stubLayout } from '../../testing/stub-layout.ts';
import { DateRangeField, type DateRange, type DateRangeFieldProps } from './date-range-field.tsx';

stubLayout();

const changed = vi.fn<(value: DateRange | null) => void>();

function Demo({ value: initial, ...props }: Partial<DateRangeFieldProps>) {
  const [value, setValue] = useState(initial);
  const change = (next: DateRange | null) => {
    changed(next);
    setValue(next);
  };
  return <DateRangeField label="Changed" {...props} value={value} onChange={change} />;
}

const from = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Changed: From' });
const to = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Changed: To' });

it('gives both ends, and null once both are empty', async () => {
  const { user } = renderField(<Demo value={null} />);
  await user.type(from(), '03/09/2026');
  expect(changed).toHaveBeenLastCalledWith({ from: '2026-03-09', to: null });
  await user.type(to(), '03/20/2026');
  expect(changed).toHaveBeenLastCalledWith({ from: '2026-03-09', to: '2026-03-20' });
  await user.clear(from());
  await user.clear(to());
  expect(changed).toHaveBeenLastCalledWith(null);
});

it('says that the end is before the start', () => {
  renderField(<Demo value={{ from: '2026-03-20', to: '2026-03-09' }} />);
  expect(description(screen.getByRole('group', { name: 'Changed' }))).toBe('The end is before the start');
  expect(from().getAttribute('aria-invalid')).toBe('true');
});

it('takes both days from the calendar and then closes it', async () => {
  const { user } = renderField(<Demo value={{ from: '2026-03-01', to: '2026-03-02' }} />);
  await user.click(screen.getByRole('button', { name: 'Open calendar (Changed)' }));
  await user.click(await screen.findByRole('button', { name: '12 March 2026' }));
  expect(changed).toHaveBeenLastCalledWith({ from: '2026-03-12', to: null });
  await user.click(screen.getByRole('button', { name: '15 March 2026' }));
  expect(changed).toHaveBeenLastCalledWith({ from: '2026-03-12', to: '2026-03-15' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('opens the calendar without a dialog when `inline` is set', async () => {
  const { user } = renderField(<Demo inline value={{ from: '2026-03-01', to: null }} />);
  await user.click(screen.getByRole('button', { name: 'Open calendar (Changed)' }));
  expect(await screen.findByRole('button', { name: '12 March 2026' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
