import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { description, renderField } from '../../forms/testing/render-field.tsx';
import { ScaleField, type ScaleFieldProps } from './scale-field.tsx';

function Demo({ value: initial, ...props }: Partial<ScaleFieldProps>) {
  const [value, setValue] = useState(initial);
  return <ScaleField label="Impact" {...props} value={value} onChange={setValue} />;
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map(({ value }) => value);

it('names the group and each level', () => {
  renderField(<Demo />);
  expect(screen.getByRole('radiogroup', { name: 'Impact' })).toBeTruthy();
  expect(['Very Low', 'Low', 'Medium', 'High', 'Very High'].map((name) => radio(name).value)).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
  ]);
});

it('speaks the language of the kit, or the words it is given', () => {
  const { unmount } = renderField(<Demo />, 'de');
  expect(radio('Sehr hoch').value).toBe('5');
  unmount();
  renderField(<Demo labels={['Rare', 'Unlikely', 'Possible', 'Likely', 'Certain']} />);
  expect(radio('Certain').value).toBe('5');
});

it('is set by clicking a level', async () => {
  const { user } = renderField(<Demo value={2} />);
  await user.click(radio('Very High'));
  expect(chosen()).toEqual(['5']);
});

it('is one tab stop, and arrow keys move through the levels and wrap around', async () => {
  const { user } = renderField(
    <>
      <Demo value={4} />
      <button type="button">Next</button>
    </>,
  );
  await user.tab();
  expect(document.activeElement).toBe(radio('High'));
  await user.keyboard('{ArrowRight}');
  expect(chosen()).toEqual(['5']);
  await user.keyboard('{ArrowRight}');
  expect(chosen()).toEqual(['1']);
  await user.keyboard('{ArrowLeft}');
  expect(chosen()).toEqual(['5']);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
});

it('is reached while nothing is chosen, and chosen with the space bar', async () => {
  const { user } = renderField(<Demo />);
  await user.tab();
  expect(chosen()).toEqual([]);
  await user.keyboard(' ');
  expect(chosen()).toEqual(['1']);
});

it.each([
  [null, 'Very Low'],
  [4, 'High'],
  [9, 'Very Low'],
])('sets its id, by which a form focuses the field, on the chosen level or else the first: %s', (value, name) => {
  renderField(<Demo id="impact" value={value} />);
  expect(document.getElementById('impact')).toBe(radio(name));
});

it('keeps two scales apart', async () => {
  const { user } = renderField(
    <>
      <Demo value={1} label="Impact" />
      <Demo value={2} label="Probability" />
    </>,
  );
  const [, , , , high] = screen.getAllByRole('radio');
  if (high) await user.click(high);
  expect(chosen()).toEqual(['5', '2']);
});

it('reads hint and error out with the group', () => {
  renderField(<Demo hint="On the business" error="Impact is required" required />);
  const group = screen.getByRole('radiogroup', { name: 'Impact' });
  expect(description(group)).toBe('On the business | Impact is required');
  expect(radio('Low').required).toBe(true);
});

it('cannot be changed while disabled', async () => {
  const { user } = renderField(<Demo value={2} disabled />);
  await user.click(radio('High'));
  expect(chosen()).toEqual(['2']);
});

it('is set by a digit from 1 to 5, and ignores other digits', async () => {
  const { user } = renderField(<Demo value={2} />);
  await user.tab();
  await user.keyboard('5');
  expect(chosen()).toEqual(['5']);
  expect(document.activeElement).toBe(radio('Very High'));
  await user.keyboard('6');
  expect(chosen()).toEqual(['5']);
});

it('has the words of quality too', () => {
  renderField(<Demo words="quality" value={5} />);
  expect(radio('Excellent').checked).toBe(true);
  expect(radio('Very Poor').value).toBe('1');
});

it('has the words of a likelihood, in its gender', () => {
  const { unmount } = renderField(<Demo label="Probabilidad" words="likelihood" />, 'es');
  expect(radio('Muy alta').value).toBe('5');
  unmount();
  renderField(<Demo label="Impacto" />, 'es');
  expect(radio('Muy alto').value).toBe('5');
});

it('can be focused and not changed while read-only', async () => {
  const { user } = renderField(<Demo value={2} readOnly />);
  await user.tab();
  await user.keyboard('5{ArrowRight}');
  expect(chosen()).toEqual(['2']);
  expect(screen.getByRole('radiogroup').getAttribute('aria-readonly')).toBe('true');
});
