import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { ChoiceList, type ChoiceListProps } from './choice-list.tsx';

const CHOICES = ['Records', 'Depot', 'Contracts'].map((label) => ({ value: label.toLowerCase(), label }));
const search = vi.fn<(query: string) => void>();

const NONE: readonly string[] = [];

function Demo({ initial = NONE, ...props }: Partial<ChoiceListProps> & { initial?: readonly string[] }) {
  const [value, setValue] = useState(initial);
  return (
    <ChoiceList
      label="Properties"
      choices={CHOICES}
      selected={CHOICES.filter((choice) => value.includes(choice.value) || initial.includes(choice.value))}
      value={value}
      onChange={setValue}
      searchLabel="Search properties"
      onSearch={search}
      summary={`${value.length} selected`}
      {...props}
    />
  );
}

it('lists the options chosen at the start first, and keeps the order when options are toggled by click', async () => {
  const user = userEvent.setup();
  renderKit(<Demo variant="badges" initial={['contracts']} />);
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names()).toEqual(['Contracts', 'Records', 'Depot']);
  await user.click(screen.getByRole('button', { name: 'Depot', pressed: false }));
  expect(screen.getByText('2 selected')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Contracts', pressed: true }));
  expect(screen.getByRole('button', { name: 'Depot', pressed: true })).toBeTruthy();
  expect(screen.getByText('1 selected')).toBeTruthy();
  expect(names()).toEqual(['Contracts', 'Records', 'Depot']);
});

it('lists a chosen option that the list does not contain', () => {
  renderKit(<Demo choices={CHOICES.slice(0, 1)} initial={['contracts']} variant="badges" />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Contracts', 'Records']);
});

it('searches after a pause, and Enter in the search does not send the form', async () => {
  const user = userEvent.setup();
  const sent = vi.fn<() => void>();
  renderKit(
    <form onSubmit={sent}>
      <Demo />
    </form>,
  );
  await user.type(screen.getByRole('searchbox', { name: 'Search properties' }), 'dep{Enter}');
  await vi.waitFor(() => expect(search).toHaveBeenLastCalledWith('dep'));
  expect(search).toHaveBeenCalledTimes(1);
  expect(sent).not.toHaveBeenCalled();
});

it('ticks rows by keyboard', async () => {
  const user = userEvent.setup();
  renderKit(<Demo />);
  screen.getByRole('checkbox', { name: 'Records' }).focus();
  await user.keyboard(' ');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Records' }).checked).toBe(true);
});

it('says that loading failed and tries again', async () => {
  const user = userEvent.setup();
  const retry = vi.fn<() => void>();
  renderKit(<Demo choices={[]} loadError="Error loading scenarios: Down" onRetry={retry} />);
  await user.click(within(screen.getByRole('alert')).getByRole('button'));
  expect(retry).toHaveBeenCalled();
});
