import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { description, renderField } from '../../forms/testing/render-field.tsx';
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx';

const OPTIONS = [
  { value: 'mitigate', label: 'Mitigate', hint: 'With controls' },
  { value: 'accept', label: 'Accept' },
  { value: 'avoid', label: 'Avoid' },
];

function Demo({ value: initial, ...props }: Partial<RadioGroupProps<string>>) {
  const [value, setValue] = useState(initial);
  return <RadioGroup label="Treatment" options={OPTIONS} {...props} value={value} onChange={setValue} />;
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

it('can be changed by clicking and with the arrow keys', async () => {
  const { user } = renderField(<Demo value={null} />);
  await user.click(radio('Accept'));
  expect(radio('Accept').checked).toBe(true);
  await user.keyboard('{ArrowDown}');
  expect(radio('Avoid').checked).toBe(true);
});

it('calls an option by its label and describes it by its hint', () => {
  renderField(<Demo value="mitigate" />);
  expect(description(radio('Mitigate'))).toBe('With controls');
});

it('sets its id, by which a form focuses the field, on the chosen option or else the first', () => {
  const { unmount } = renderField(<Demo id="treatment" value="accept" />);
  expect(document.getElementById('treatment')).toBe(radio('Accept'));
  unmount();
  renderField(<Demo id="treatment" value={null} />);
  expect(document.getElementById('treatment')).toBe(radio('Mitigate'));
});

it('says what is wrong and that it must be filled in', () => {
  renderField(<Demo required error="Treatment is required" />);
  const group = screen.getByRole('radiogroup', { name: 'Treatment' });
  expect(description(group)).toBe('Treatment is required');
  expect(group.getAttribute('aria-required')).toBe('true');
});

it('cannot be changed while read-only', async () => {
  const { user } = renderField(<Demo value="accept" readOnly />);
  await user.click(radio('Avoid'));
  expect(radio('Accept').checked).toBe(true);
});
