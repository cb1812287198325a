import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { description, renderField } from '../../forms/testing/render-field.tsx';
import { stubLayout } from '../../testing/stub-layout.ts';
import { ColorField, type ColorFieldProps } from './color-field.tsx';
import { parseColor } from './parse-color.ts';

stubLayout();

const changed = vi.fn<(value: string | null) => void>();

function Demo({ value: initial, ...props }: Partial<ColorFieldProps>) {
  const [value, setValue] = useState(initial);
  const change = (next: string | null) => {
    changed(next);
    setValue(next);
  };
  return <ColorField label="Low" {...props} value={value} onChange={change} />;
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Low' });

it.each([
  ['#D3F9D8', '#d3f9d8'],
  [' d3f9d8 ', '#d3f9d8'],
  ['#fa0', '#ffaa00'],
  ['red', null],
  ['#d3f9d', null],
  ['', null],
])('reads %j as %s', (text, color) => {
  expect(parseColor(text)).toBe(color);
});

describe('typing', () => {
  it('gives a full color at once and a short one when the field is left', async () => {
    changed.mockClear();
    const { user } = renderField(<Demo value={null} />);
    await user.type(input(), '#FFAA00');
    expect(changed.mock.calls).toEqual([['#ffaa00']]);
    await user.clear(input());
    await user.type(input(), '0a0');
    await user.tab();
    expect(changed).toHaveBeenLastCalledWith('#00aa00');
    expect(input().value).toBe('#00aa00');
  });

  it('reports text that is not a color as it was typed, and shows an example of a color', async () => {
    const { user } = renderField(<Demo value={null} />);
    await user.type(input(), 'red');
    await user.tab();
    expect(changed).toHaveBeenLastCalledWith('red');
    expect(description(input())).toBe('Enter a color such as #d3f9d8');
  });

  it('is null when it is cleared', async () => {
    const { user } = renderField(<Demo value="#d3f9d8" />);
    await user.clear(input());
    expect(changed).toHaveBeenLastCalledWith(null);
  });
});

it('picks from swatches', async () => {
  const { user } = renderField(<Demo value="#d3f9d8" swatches={['#fff3bf']} />);
  await user.click(screen.getByRole('button', { name: 'Pick a color (Low)' }));
  expect(await screen.findByRole('slider', { name: 'Hue' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '#fff3bf' }));
  expect(changed).toHaveBeenLastCalledWith('#fff3bf');
});

it('warns without calling the color wrong', () => {
  renderField(<Demo value="#d9534f" warning="Hard to read" />);
  expect(screen.getByRole('status').textContent).toBe('Hard to read');
  expect(input().hasAttribute('aria-invalid')).toBe(false);
});
