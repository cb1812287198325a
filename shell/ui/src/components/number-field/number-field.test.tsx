import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { description, renderField } from '../../forms/testing/render-field.tsx';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

const changed = vi.fn<(value: number | null) => void>();

function Demo({ value: initial = null, ...props }: Partial<NumberFieldProps>) {
  const [value, setValue] = useState(initial);
  const change = (next: number | null) => {
    changed(next);
    setValue(next);
  };
  return <NumberField label="Cost" {...props} value={value} onChange={change} />;
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Cost' });

describe('reading', () => {
  it.each([
    ['en', '12', 12],
    ['en', '1.5', 1.5],
    ['en', '1,5', 1.5],
    ['en', '1,000', 1000],
    ['en', '-1,234,567.5', -1_234_567.5],
    ['en', '12 000', 12_000],
    ['en', '1.125', 1.125],
    ['en', '-3', -3],
    ['en', ' 7 ', 7],
    ['en', '.5', 0.5],
    ['en', 'abc', Number.NaN],
    ['en', '12 months', Number.NaN],
    ['en', '1.234.567', Number.NaN],
    ['en', '1,00,000', Number.NaN],
    ['en', '0x10', Number.NaN],
    ['en', '1e3', Number.NaN],
    ['en', 'Infinity', Number.NaN],
    ['de', '1.000', 1000],
    ['de', '1.234.567,5', 1_234_567.5],
    ['de', '1,125', 1.125],
    ['de', '1.5', 1.5],
    ['es', '1.000', 1000],
    ['fr', '1\u202F000,5', 1000.5],
    ['fr', '1.125', 1.125],
  ] as const)('in %s parses %j as %d', async (locale, typed, value) => {
    const { user } = renderField(<Demo />, locale);
    await user.type(input(), typed);
    expect(changed).toHaveBeenLastCalledWith(value);
    expect(input().value).toBe(typed);
  });

  it('says null when the field is emptied', async () => {
    const { user } = renderField(<Demo value={5} />);
    await user.clear(input());
    expect(changed).toHaveBeenLastCalledWith(null);
    expect(input().value).toBe('');
  });
});

it('keeps the text of a number as it is typed, with its trailing zero', async () => {
  const { user } = renderField(<Demo />);
  await user.type(input(), '-0.50');
  expect(input().value).toBe('-0.50');
  expect(changed).toHaveBeenLastCalledWith(-0.5);
});

it('shows a decimal as the language writes it, so that it is read as the same number', async () => {
  const { user } = renderField(<Demo value={1.1254} />, 'de');
  expect(input().value).toBe('1,1254');
  await user.type(input(), '{Backspace}');
  expect(changed).toHaveBeenLastCalledWith(1.125);
});

it('shows another value when it is given one', async () => {
  const onChange = () => {};
  const { user, rerender } = renderField(<NumberField label="Cost" value={1} onChange={onChange} />);
  await user.type(input(), 'x');
  rerender(<NumberField label="Cost" value={0} onChange={onChange} />);
  expect(input().value).toBe('0');
  rerender(<NumberField label="Cost" value={null} onChange={onChange} />);
  expect(input().value).toBe('');
});

describe('arrow keys', () => {
  it('go by the step and stop at the ends', async () => {
    const { user } = renderField(<Demo value={8} step={5} min={0} max={10} />);
    await user.click(input());
    await user.keyboard('{ArrowUp}');
    expect(input().value).toBe('10');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(input().value).toBe('0');
  });

  it('add decimals without floating-point rounding errors', async () => {
    const { user } = renderField(<Demo value={0.1} step={0.2} />);
    await user.click(input());
    await user.keyboard('{ArrowUp}');
    expect(input().value).toBe('0.3');
  });

  it('start at the least value allowed when the field is empty', async () => {
    const { user } = renderField(<Demo min={10} />);
    await user.click(input());
    await user.keyboard('{ArrowUp}');
    expect(changed).toHaveBeenLastCalledWith(10);
  });

  it('leave read-only numbers alone', async () => {
    const { user } = renderField(<Demo value={3} readOnly />);
    await user.click(input());
    await user.keyboard('{ArrowUp}');
    expect(input().value).toBe('3');
  });
});

it('asks phones for their numeric keyboard and reads its error out', () => {
  renderField(<Demo error="Enter a number" />);
  expect(input().inputMode).toBe('decimal');
  expect(description(input())).toBe('Enter a number');
  expect(input().getAttribute('aria-invalid')).toBe('true');
});

it('reads its unit out with the number', () => {
  renderField(<Demo value={5} unit="hours" hint="Until it is restored" />);
  expect(description(input())).toBe('hours | Until it is restored');
});
