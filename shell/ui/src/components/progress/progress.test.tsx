import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { Progress, type ProgressProps } from './progress.tsx';

const bar = () => screen.getByRole('progressbar', { name: 'Assessed' });
const show = (props: Partial<ProgressProps>) => renderKit(<Progress label="Assessed" value={0} {...props} />);

it.each([
  [0, 7, '0'],
  [4, 7, '57'],
  [1, 1000, '1'],
  [999, 1000, '99'],
  [7, 7, '100'],
  [9, 7, '100'],
])('%d of %d is %s%%', (value, max, percent) => {
  show({ value, max });
  expect(bar().getAttribute('aria-valuenow')).toBe(percent);
});

it('says the text it is given', () => {
  show({ value: 4, max: 7, text: '4 of 7' });
  expect(bar().getAttribute('aria-valuetext')).toBe('4 of 7');
  expect(screen.getByText('4 of 7')).toBeTruthy();
});

it('has no `aria-valuenow` while its value is unknown', () => {
  show({ value: null });
  expect(bar().hasAttribute('aria-valuenow')).toBe(false);
});

it('writes percentages as the language does', () => {
  renderKit(<Progress label="Bewertet" value={57} />, 'de');
  expect(screen.getByText(/^57\s%$/)).toBeTruthy();
});

it('has the percentage as its text when it is a ring, too', () => {
  show({ value: 50, shape: 'ring' });
  expect(bar().getAttribute('aria-valuetext')).toBe('50%');
});
