import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { description, renderField } from '../../forms/testing/render-field.tsx';
import { TextAreaField, type TextAreaFieldProps } from './text-area-field.tsx';

function Demo({ value: initial, ...props }: Partial<TextAreaFieldProps>) {
  const [value, setValue] = useState(initial);
  return <TextAreaField label="Description" {...props} value={value} onChange={setValue} />;
}

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' });

it('keeps the lines that are typed', async () => {
  const { user } = renderField(<Demo />);
  await user.type(area(), 'One{Enter}Two');
  expect(area().value).toBe('One\nTwo');
});

it('begins with three lines, or as many as given', () => {
  const { rerender } = renderField(<TextAreaField label="Description" value="" onChange={() => {}} />);
  expect(area().rows).toBe(3);
  expect(area().style.getPropertyValue('--rows')).toBe('3');
  rerender(<TextAreaField label="Description" value="" onChange={() => {}} rows={5} />);
  expect(area().rows).toBe(5);
  expect(area().style.getPropertyValue('--rows')).toBe('5');
});

it('shows the character count once 80% of the limit is used, also beyond the limit', async () => {
  const { user } = renderField(<Demo value="1234567" maxLength={10} />);
  expect(screen.queryByText(/of 10 characters/)).toBeNull();
  await user.type(area(), '8');
  expect(screen.getByText('8 of 10 characters')).toBeTruthy();
  await user.type(area(), '9012');
  expect(screen.getByText('12 of 10 characters')).toBeTruthy();
});

it('counts characters as the check of the form does', () => {
  renderField(<Demo value="🔥🔥🔥🔥🔥🔥🔥🔥" maxLength={10} />);
  expect(screen.getByText('8 of 10 characters')).toBeTruthy();
});

it('reads its error out with the field', () => {
  renderField(<Demo hint="Causes and effects" error="Use at most 10 characters" />);
  expect(description(area())).toBe('Causes and effects | Use at most 10 characters');
  expect(area().getAttribute('aria-invalid')).toBe('true');
});

it('sends its own text on Ctrl+Enter, and the form around it does not', async () => {
  const [own, outer] = [vi.fn(), vi.fn()];
  const { user } = renderField(
    <div onKeyDown={outer}>
      <TextAreaField label="Note" value="Seen on site" onChange={() => {}} onSend={own} />
    </div>,
  );
  await user.type(screen.getByLabelText('Note'), '{Control>}{Enter}{/Control}');
  expect(own).toHaveBeenCalledOnce();
  expect(outer.mock.calls.filter(([event]) => event.key === 'Enter')).toEqual([]);
});
