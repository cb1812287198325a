import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { stubLayout } from '../../testing/stub-layout.ts';
import { renderKit } from '../../testing/render-kit.tsx';
import { showOnPhone } from '../../testing/show-on-phone.ts';
import type { DateRange } from '../date-range-field/date-range-field.tsx';
import { FilterChoice } from './filter-choice.tsx';
import { FilterDays } from './filter-days.tsx';
import { FilterMenu, type FilterMenuProps } from './filter-menu.tsx';
import { shownOptions } from './shown-options.ts';

stubLayout();

const STATUSES = [
  { value: 'open', label: 'Open', count: 1200 },
  { value: 'in-progress', label: 'In progress', count: 3 },
  { value: 'closed', label: 'Closed', count: 0 },
];

function Statuses(props: Partial<FilterMenuProps<string>>) {
  const [value, setValue] = useState<string[]>([]);
  return <FilterMenu label="Status" options={STATUSES} value={value} onChange={setValue} {...props} />;
}

const opener = () => screen.getByRole('button', { name: /^Status/ });
const focused = () => document.activeElement?.getAttribute('aria-label');

describe('FilterMenu', () => {
  it('shows all chosen options on its button', async () => {
    const user = userEvent.setup();
    renderKit(<Statuses />);
    expect(opener().textContent).toBe('Status Any');
    await user.click(opener());
    const list = await screen.findByRole('group', { name: 'Status' });
    await user.click(within(list).getByRole('checkbox', { name: 'Open', description: '1,200' }));
    await user.click(within(list).getByRole('checkbox', { name: 'In progress' }));
    expect(opener().textContent).toBe('Status Open, In progress');
    await user.click(within(list).getByRole('checkbox', { name: 'Open' }));
    expect(opener().textContent).toBe('Status In progress');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(opener().textContent).toBe('Status Any');
  });

  it('moves through its options with arrow keys and chooses with Space', async () => {
    const user = userEvent.setup();
    renderKit(<Statuses />);
    await user.click(opener());
    await waitFor(() => expect(focused()).toBe('Open'));
    for (const [key, label] of [
      ['{ArrowDown}', 'In progress'],
      ['{End}', 'Closed'],
      ['{ArrowDown}', 'Closed'],
      ['{Home}', 'Open'],
    ] as const) {
      await user.keyboard(key);
      expect(focused(), key).toBe(label);
    }
    await user.keyboard(' ');
    expect(opener().textContent).toBe('Status Open');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener()));
  });

  it('lets many options be searched', async () => {
    const user = userEvent.setup();
    renderKit(
      <Statuses
        options={Array.from({ length: 12 }, (_, index) => ({ value: `${index}`, label: `Category ${index}` }))}
      />,
    );
    await user.click(opener());
    await user.type(await screen.findByRole('searchbox', { name: 'Search: Status' }), 'cat 11');
    await waitFor(() =>
      expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'))).toEqual(['Category 11']),
    );
    await user.keyboard('{ArrowDown} ');
    expect(opener().textContent).toBe('Status Category 11');
    await user.type(screen.getByRole('searchbox'), ' nothing');
    await screen.findByText('Nothing found');
  });

  it('leaves the search to the caller, and names a chosen value that is not among its options', async () => {
    const user = userEvent.setup();
    const onSearch = vi.fn();
    renderKit(<Statuses options={[]} onSearch={onSearch} loading value={['m-1']} nameOf={() => 'Maya Chen'} />);
    expect(opener().textContent).toBe('Status Maya Chen');
    await user.click(opener());
    await user.type(await screen.findByRole('searchbox'), 'ma');
    expect(onSearch.mock.calls).toEqual([['m'], ['ma']]);
    expect(screen.queryByText('Nothing found')).toBeNull();
  });

  it('is a sheet on a phone, closed by Escape', async () => {
    showOnPhone();
    const user = userEvent.setup();
    renderKit(<Statuses />);
    await user.click(opener());
    const sheet = await screen.findByRole('dialog', { name: 'Status' });
    expect(sheet.getAttribute('aria-modal')).toBe('true');
    await user.click(within(sheet).getByRole('checkbox', { name: 'Closed' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opener().textContent).toBe('Status Closed');
  });
});

describe('FilterChoice', () => {
  it('closes with the choice, and takes the first option for no filter', async () => {
    const user = userEvent.setup();
    const onChange = vi.fn();
    renderKit(
      <FilterChoice
        label="Archived"
        value="out"
        onChange={onChange}
        options={[
          { value: 'out', label: 'Left out' },
          { value: 'only', label: 'Only archived', count: 4 },
        ]}
      />,
    );
    const button = screen.getByRole('button', { name: 'Archived Left out' });
    expect(button.dataset['set']).toBeUndefined();
    await user.click(button);
    const list = await screen.findByRole('listbox', { name: 'Archived' });
    expect(within(list).getByRole('option', { selected: true }).textContent?.trim()).toBe('Left out');
    await user.click(within(list).getByRole('option', { name: 'Only archived 4' }));
    expect(onChange.mock.calls).toEqual([['only']]);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  });
});

describe('FilterDays', () => {
  const PERIODS = [
    { value: '', label: 'Any' },
    { value: 'week', label: 'Last 7 days' },
  ];
  const ranged = vi.fn<(range: DateRange | null) => void>();

  function Changed() {
    const [value, setValue] = useState<string | null>('');
    const [range, setRange] = useState<DateRange | null>(null);
    return (
      <FilterDays
        label="Changed"
        options={PERIODS}
        value={value}
        onChange={(next) => {
          setValue(next);
          setRange(null);
        }}
        range={range}
        onRange={(next) => {
          ranged(next);
          setRange(next);
          setValue(next === null ? '' : null);
        }}
        rangeText={`${range?.from} to ${range?.to}`}
      />
    );
  }

  it('takes a usual period, which closes it, or days of one’s own', async () => {
    const user = userEvent.setup();
    renderKit(<Changed />);
    const button = screen.getByRole('button', { name: /^Changed/ });
    await user.click(button);
    await user.click(await screen.findByRole('option', { name: 'Last 7 days' }));
    expect(button.textContent).toBe('Changed Last 7 days');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await user.click(button);
    await user.type(await screen.findByRole('textbox', { name: 'Custom period: From' }), '03/09/2026');
    expect(ranged).toHaveBeenLastCalledWith({ from: '2026-03-09', to: null });
    expect(screen.getByRole('option', { name: 'Last 7 days' }).getAttribute('aria-selected')).toBe('false');
    await user.type(screen.getByRole('textbox', { name: 'Custom period: To' }), '03/01/2026');
    expect(screen.getByText('The end is before the start')).toBeTruthy();
    expect(ranged).toHaveBeenCalledTimes(1);
    await user.clear(screen.getByRole('textbox', { name: 'Custom period: To' }));
    await user.type(screen.getByRole('textbox', { name: 'Custom period: To' }), '03/31/2026');
    expect(button.textContent).toBe('Changed 2026-03-09 to 2026-03-31');
  });
});

it('finds options by the beginnings of their words, without accents', () => {
  const options = [{ label: 'Tiers critique' }, { label: 'Sécurité physique' }, { label: 'Opérations' }];
  expect(shownOptions(options, 'secu phys').map(({ label }) => label)).toEqual(['Sécurité physique']);
  expect(shownOptions(options, 'ique')).toEqual([]);
  expect(shownOptions(options, ' ')).toEqual(options);
});
