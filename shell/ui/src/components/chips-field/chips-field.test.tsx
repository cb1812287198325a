import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { ChipsField } from './chips-field.tsx';

function setUp(initial: readonly string[] = []) {
  const latest: { value: readonly string[] } = { value: initial };
  function Demo() {
    const [value, setValue] = useState(initial);
    latest.value = value;
    return <ChipsField label="Threat actors" value={value} onChange={setValue} />;
  }
  renderKit(<Demo />);
  const input = screen.getByRole('textbox', { name: 'Threat actors' });
  const chips = () => screen.queryAllByTitle(/^Remove/).map((button) => button.parentElement?.textContent);
  return { user: userEvent.setup(), input, chips, latest };
}

it('makes a chip with Enter and with a comma, each only once', async () => {
  const { user, input, chips, latest } = setUp(['Insider']);
  await user.type(input, 'Organized crime{Enter}State,Insider,');
  expect(chips()).toEqual(['Insider', 'Organized crime', 'State']);
  expect(latest.value).toEqual(['Insider', 'Organized crime', 'State']);
});

it('gives the text that is still being typed, and makes a chip of it when the field is left', async () => {
  const { user, input, chips, latest } = setUp(['Insider']);
  await user.type(input, 'Former broker');
  expect(latest.value).toEqual(['Insider', 'Former broker']);
  expect(chips()).toEqual(['Insider']);
  await user.tab();
  expect(chips()).toEqual(['Insider', 'Former broker']);
});

it('splits a pasted list by commas and by lines', async () => {
  const { user, input, chips } = setUp();
  await user.click(input);
  await user.paste('Insider, State');
  await user.paste('\nCompetitor\nVandal');
  expect(chips()).toEqual(['Insider', 'State', 'Competitor', 'Vandal']);
});

it('removes the last with Backspace once nothing is typed, and any with its button', async () => {
  const { user, input, chips, latest } = setUp(['Insider', 'State', 'Competitor']);
  await user.type(input, 'x{Backspace}{Backspace}');
  expect(chips()).toEqual(['Insider', 'State']);
  await user.click(screen.getByTitle('Remove Insider'));
  expect(latest.value).toEqual(['State']);
});
