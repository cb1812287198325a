import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { ChartLegend } from './chart-legend.tsx';

const table = {
  columns: ['Day', 'Completed'],
  rows: [
    ['3 Nov', 1],
    ['6 Nov', 0],
  ],
} as const;
const chart = <div role="img" aria-label="Two days" />;

describe('ChartFrame', () => {
  it('shows its numbers as a table, and the chart again', async () => {
    renderKit(
      <ChartFrame title="Timeline" table={table}>
        {chart}
      </ChartFrame>,
    );
    const section = screen.getByRole('region', { name: 'Timeline' });
    expect(within(section).getByRole('img', { name: 'Two days' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    expect(screen.queryByRole('img')).toBeNull();
    const rows = within(screen.getByRole('table', { name: 'Timeline' })).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual(['DayCompleted', '3 Nov1', '6 Nov0']);
    await userEvent.click(screen.getByRole('button', { name: 'Show as chart' }));
    expect(screen.getByRole('img', { name: 'Two days' })).toBeTruthy();
  });

  it('offers no table while there is nothing to show', () => {
    renderKit(
      <ChartFrame title="Timeline" table={table} state={{ kind: 'empty', title: 'No flow was completed yet' }}>
        {chart}
      </ChartFrame>,
    );
    expect(screen.getByText('No flow was completed yet')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('says that it is loading, while its data or its code is', () => {
    const Never = lazy(() => new Promise<never>(() => {}));
    const { rerender } = renderKit(
      <ChartFrame title="Timeline" state={{ kind: 'loading' }}>
        {chart}
      </ChartFrame>,
    );
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeTruthy();
    rerender(
      <ChartFrame title="Timeline">
        <Never />
      </ChartFrame>,
    );
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeTruthy();
  });

  it('says that its data could not be loaded, and tries again', async () => {
    const onRetry = vi.fn();
    renderKit(
      <ChartFrame title="Timeline" state={{ kind: 'error', message: 'The service did not answer.', onRetry }}>
        {chart}
      </ChartFrame>,
    );
    expect(screen.getByRole('alert').textContent).toContain('The service did not answer.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  describe('whose code cannot be loaded', () => {
    afterEach(() => vi.restoreAllMocks());

    it('shows the table', async () => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const Gone = lazy(() => Promise.reject(new Error('gone')));
      renderKit(
        <ChartFrame title="Timeline" table={table}>
          <Gone />
        </ChartFrame>,
      );
      expect(await screen.findByText('The chart could not be loaded. Here is its content.')).toBeTruthy();
      expect(screen.getByRole('table', { name: 'Timeline' })).toBeTruthy();
    });
  });
});

describe('ChartLegend', () => {
  const parts = [
    { label: 'Draft', value: 1, tone: 'neutral' },
    { label: 'Completed', value: 3, tone: 'green' },
  ] as const;
  const definitions = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

  it('says the number and the share of every part', () => {
    renderKit(<ChartLegend parts={parts} formatShare={(share) => `${share * 100}%`} />);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Draft', 'Completed']);
    expect(definitions()).toEqual(['1', '25%', '3', '75%']);
  });

  it('shows a share of 0% when there is nothing to count', () => {
    renderKit(
      <ChartLegend
        parts={[{ label: 'Draft', value: 0, tone: 'neutral' }]}
        formatShare={(share) => `${share * 100}%`}
      />,
    );
    expect(definitions()).toEqual(['0', '0%']);
  });
});
