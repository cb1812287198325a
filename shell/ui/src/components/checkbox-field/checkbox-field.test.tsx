import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { description, renderField } from '../../forms/testing/render-field.tsx';
import { CheckboxField, type CheckboxFieldProps } from './checkbox-field.tsx';

function Demo({ value: initial, ...props }: Partial<CheckboxFieldProps>) {
  const [value, setValue] = useState(initial);
  return <CheckboxField label="Holds personal data" {...props} value={value} onChange={setValue} />;
}

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Holds personal data' });

it('is off for null, and turned on and off by its label', async () => {
  const { user } = renderField(<Demo value={null} />);
  expect(box().checked).toBe(false);
  await user.click(screen.getByText('Holds personal data'));
  expect(box().checked).toBe(true);
  await user.keyboard(' ');
  expect(box().checked).toBe(false);
});

it('reads hint, change and error out', () => {
  renderField(
    <Demo hint="Decides the templates" error="Confirm this" change={{ was: 'No', onUndo: () => {} }} required />,
  );
  expect(description(box())).toBe('Decides the templates | Was No | Confirm this');
  expect(box().getAttribute('aria-invalid')).toBe('true');
  expect(box().getAttribute('aria-required')).toBe('true');
});

it('can be focused and not changed while read-only', async () => {
  const { user } = renderField(<Demo value readOnly />);
  await user.click(box());
  expect(document.activeElement).toBe(box());
  expect(box().checked).toBe(true);
});
