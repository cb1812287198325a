import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy } from 'react';
import { userEvent, within } from 'storybook/test';
import { ChartFrame } from './chart-frame.tsx';
import { ChartLegend, type ChartPart } from './chart-legend.tsx';

const DoughnutChart = lazy(async () => ({ default: (await import('../../charts.ts')).DoughnutChart }));
const LineChart = lazy(async () => ({ default: (await import('../../charts.ts')).LineChart }));

const POINTS = [
  ['25 Oct', 1],
  ['28 Oct', 0],
  ['31 Oct', 2],
  ['3 Nov', 1],
  ['6 Nov', 0],
  ['9 Nov', 1],
  ['12 Nov', 2],
  ['15 Nov', 0],
  ['18 Nov', 1],
  ['21 Nov', 3],
] as const;
const LABEL = `Completed flows every three days: ${POINTS.map(([day, count]) => `${day} ${count}`).join(', ')}`;

const PARTS: readonly ChartPart[] = [
  { label: 'Draft', value: 14, tone: 'neutral' },
  { label: 'In progress', value: 18, tone: 'blue' },
  { label: 'Completed', value: 34, tone: 'green' },
  { label: 'Archived', value: 8, tone: 'amber' },
];

const meta: Meta<typeof ChartFrame> = {
  title: 'Components/ChartFrame',
  component: ChartFrame,
  args: {
    title: 'Completed Risk Flows Timeline',
    summary: '11 completed, 23 Oct to 22 Nov',
    table: { columns: ['Day', 'Completed'], rows: POINTS },
    children: <LineChart label={LABEL} unit="completed" points={POINTS.map(([label, value]) => ({ label, value }))} />,
  },
};
export default meta;

type Story = StoryObj<typeof ChartFrame>;

export const Line: Story = {};
export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show as table' }));
  },
};
/** The legend has the numbers, so there is no table. */
export const Doughnut: Story = {
  args: {
    title: 'Risk Flow Progress',
    summary: undefined,
    table: undefined,
    height: 136,
    children: (
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1.25rem' }}>
        <DoughnutChart
          label="74 flows: 14 draft, 18 in progress, 34 completed, 8 archived"
          parts={PARTS}
          center={{ value: 74, label: 'flows' }}
        />
        <div style={{ flex: '1 1 10rem', minWidth: 0, maxWidth: '18rem' }}>
          <ChartLegend parts={PARTS} formatShare={(share) => `${Math.round(share * 100)}%`} />
        </div>
      </div>
    ),
  },
};
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Empty: Story = {
  args: {
    state: { kind: 'empty', title: 'No risk flow was completed in this period', message: 'Choose a longer one.' },
  },
};
export const Failed: Story = {
  args: {
    state: {
      kind: 'error',
      message: 'Failed to load the timeline. Please try again.',
      requestId: 'req-7f3a',
      onRetry: () => {},
    },
  },
};
