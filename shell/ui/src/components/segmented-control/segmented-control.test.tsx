import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderField } from '../../forms/testing/render-field.tsx';
import { SegmentedControl, type SegmentedControlProps } from './segmented-control.tsx';

const OPTIONS = [
  { value: 'graph', label: 'Graph', icon: 'connections' },
  { value: 'list', label: 'List', icon: 'register' },
  { value: 'map', label: 'Map', disabled: true },
] as const;

function Demo({ value: initial, ...props }: Partial<SegmentedControlProps<string>>) {
  const [value, setValue] = useState(initial);
  return <SegmentedControl label="View" options={OPTIONS} {...props} value={value} onChange={setValue} />;
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

it('can be changed by clicking and with the arrow keys', async () => {
  const { user } = renderField(<Demo value="graph" />);
  await user.click(radio('List'));
  expect(radio('List').checked).toBe(true);
  await user.keyboard('{ArrowLeft}');
  expect(radio('Graph').checked).toBe(true);
});

it('keeps the names of segments that are only icons', () => {
  renderField(<Demo value="graph" iconsOnly labelHidden />);
  expect(screen.getByRole('radiogroup', { name: 'View' })).toBeTruthy();
  expect(radio('List')).toBeTruthy();
});

it('does not offer what is disabled, nor anything while read-only', async () => {
  const { user, unmount } = renderField(<Demo value="graph" />);
  await user.click(radio('Map'));
  expect(radio('Graph').checked).toBe(true);
  unmount();
  renderField(<Demo value="graph" readOnly />);
  await user.click(radio('List'));
  expect(radio('Graph').checked).toBe(true);
});
