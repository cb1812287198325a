import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { description, renderField } from '../../forms/testing/render-field.tsx';
import { SliderField, type SliderFieldProps } from './slider-field.tsx';

function Demo({ value: initial, ...props }: Partial<SliderFieldProps>) {
  const [value, setValue] = useState(initial);
  return <SliderField label="Effectiveness" {...props} value={value} onChange={setValue} />;
}

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Effectiveness' });

it('shows and says its value in the words it is given', () => {
  renderField(<Demo value={20} format={(value) => `${value} percent`} />);
  fireEvent.change(slider(), { target: { value: '40' } });
  expect(slider().getAttribute('aria-valuetext')).toBe('40 percent');
  expect(screen.getByRole('status').textContent).toBe('40 percent');
});

it('writes numbers as the language does', () => {
  renderField(<Demo value={1234.5} max={5000} step={0.5} />, 'de');
  expect(screen.getByRole('status').textContent).toBe('1.234,5');
  expect(screen.getByText('5.000')).toBeTruthy();
});

it('says that there is no value yet', () => {
  renderField(<Demo value={null} />);
  expect(slider().getAttribute('aria-valuetext')).toBe('–');
});

it('names its ends', () => {
  renderField(<Demo value={1} minLabel="Not at all" maxLabel="Completely" error="Too low" />);
  expect(screen.getByText('Not at all')).toBeTruthy();
  expect(screen.getByText('Completely')).toBeTruthy();
  expect(description(slider())).toBe('Too low');
});

it('cannot be changed while read-only', () => {
  renderField(<Demo value={20} readOnly />);
  fireEvent.change(slider(), { target: { value: '40' } });
  expect(slider().value).toBe('20');
});
