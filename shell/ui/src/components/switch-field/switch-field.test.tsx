import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { description, renderField } from '../../forms/testing/render-field.tsx';
import { SwitchField, type SwitchFieldProps } from './switch-field.tsx';

function Demo({ value: initial, ...props }: Partial<SwitchFieldProps>) {
  const [value, setValue] = useState(initial);
  return <SwitchField label="Email notifications" {...props} value={value} onChange={setValue} />;
}

const toggle = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Email notifications' });

it('is turned by its label and by Space', async () => {
  const { user } = renderField(<Demo value={null} />);
  await user.click(screen.getByText('Email notifications'));
  expect(toggle().checked).toBe(true);
  await user.keyboard(' ');
  expect(toggle().checked).toBe(false);
});

it('says why it cannot be used', async () => {
  const { user } = renderField(<Demo value disabledReason="This installation sends no e-mail" />);
  await user.click(toggle());
  expect(toggle().checked).toBe(true);
  expect(description(toggle())).toBe('This installation sends no e-mail');
});
