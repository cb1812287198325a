import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { description, renderField } from '../../forms/testing/render-field.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

function Demo({ value: initial, ...props }: Partial<TextFieldProps>) {
  const [value, setValue] = useState(initial);
  return <TextField label="Title" {...props} value={value} onChange={setValue} />;
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' });

it('takes what is typed', async () => {
  const { user } = renderField(<Demo value={null} />);
  await user.type(input(), 'Phishing');
  expect(input().value).toBe('Phishing');
});

it('shows nothing for null and undefined, and stays controlled', () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  const onChange = () => {};
  const { rerender } = renderField(<TextField label="Title" value={undefined} onChange={onChange} />);
  rerender(<TextField label="Title" value="Phishing" onChange={onChange} />);
  rerender(<TextField label="Title" value={null} onChange={onChange} />);
  expect(input().value).toBe('');
  expect(complain).not.toHaveBeenCalled();
  complain.mockRestore();
});

it('does not truncate pasted text that is too long', async () => {
  const { user } = renderField(<Demo maxLength={5} />);
  await user.click(input());
  await user.paste('Phishing');
  expect(input().value).toBe('Phishing');
});

it('reads its error out with the field', () => {
  renderField(<Demo hint="One sentence" error="Title is required" required />);
  expect(description(input())).toBe('One sentence | Title is required');
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(input().getAttribute('aria-required')).toBe('true');
});

it('lets read-only text be focused and not changed', async () => {
  const { user } = renderField(<Demo value="ines@example.org" readOnly />);
  await user.tab();
  expect(document.activeElement).toBe(input());
  await user.keyboard('x');
  expect(input().value).toBe('ines@example.org');
});

it('is skipped by Tab while it is disabled', async () => {
  const { user } = renderField(<Demo disabled />);
  await user.tab();
  expect(document.activeElement).toBe(document.body);
});

it('is disabled for the reason it is given', () => {
  renderField(<Demo disabledReason="Locked by the template" />);
  expect(input().disabled).toBe(true);
  expect(description(input())).toBe('Locked by the template');
});

it('shows the character count once 80% of the limit is used', async () => {
  const { user } = renderField(<Demo value="Phishin" maxLength={10} />);
  expect(screen.queryByText(/of 10/)).toBeNull();
  await user.type(input(), 'g');
  expect(screen.getByText('8 of 10 characters')).toBeTruthy();
});

it('lets the text say its direction', () => {
  renderField(<Demo value="هجوم" />);
  expect(input().dir).toBe('auto');
});
