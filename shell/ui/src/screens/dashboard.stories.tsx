import type { RiskSeverity } from '@parapet/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy, useState } from 'react';
import {
  Card,
  DescriptionList,
  Group,
  PageHeader,
  SeverityBadge,
  SimpleGrid,
  Stack,
  StatCard,
  StatGroup,
  TextLink,
} from '../index.ts';
import { SegmentedControl } from '../forms.ts';
import { ChartFrame, ChartLegend, type ChartPart, type FigureState } from '../charts.ts';
import { SampleFrame } from './testing/sample-frame.tsx';

const DoughnutChart = lazy(async () => ({ default: (await import('../charts.ts')).DoughnutChart }));
const LineChart = lazy(async () => ({ default: (await import('../charts.ts')).LineChart }));

const PARTS: readonly ChartPart[] = [
  { label: 'Draft', value: 14, tone: 'neutral' },
  { label: 'In progress', value: 18, tone: 'blue' },
  { label: 'Completed', value: 34, tone: 'green' },
  { label: 'Archived', value: 8, tone: 'amber' },
];

const DAYS: readonly (readonly [string, number])[] = [
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
];

const COMPLETED: readonly (readonly [string, RiskSeverity])[] = [
  ['File server backup cannot be restored', 'critical'],
  ['Loss of the tape vault', 'low'],
  ['Invoice fraud by changed bank details', 'high'],
];

const ARCHIVED: readonly (readonly [string, RiskSeverity])[] = [
  ['Old booking server', 'high'],
  ['Fax orders lost', 'low'],
  ['Old label printers', 'medium'],
];

const RANGES = ['1 Week', '1 Month', '3 Months', '1 Year'].map((label) => ({ value: label, label }));

function Dashboard({ state }: { state?: FigureState }) {
  const [range, setRange] = useState('1 Month');
  const loading = state?.kind === 'loading';
  return (
    <SampleFrame page="dashboard">
      <PageHeader
        title="Dashboard"
        actions={<SegmentedControl label="Time range" labelHidden options={RANGES} value={range} onChange={setRange} />}
      />
      <Stack>
        <StatGroup>
          <StatCard label="Total Risks" value={128} hint="17 critical by score" loading={loading} />
          <StatCard label="Completed Flows" value={34} hint="of 74 flows" loading={loading} />
          <StatCard label="Archived Risks" value={19} hint="left out of the register" loading={loading} />
        </StatGroup>
        <SimpleGrid cols={{ base: 1, md: 2 }}>
          <ChartFrame title="Risk Flow Progress" height={136} state={state}>
            <Group gap="lg">
              <DoughnutChart
                label="74 flows: 14 draft, 18 in progress, 34 completed, 8 archived"
                parts={PARTS}
                center={{ value: 74, label: 'flows' }}
              />
              <div style={{ flex: '1 1 9rem', minWidth: 0 }}>
                <ChartLegend parts={PARTS} formatShare={(share) => `${Math.round(share * 100)}%`} />
              </div>
            </Group>
          </ChartFrame>
          <ChartFrame
            title="Completed Risk Flows Timeline"
            summary="11 completed, 23 Oct to 22 Nov"
            table={{ columns: ['Day', 'Completed'], rows: DAYS }}
            height={180}
            state={state}
          >
            <LineChart
              label={`Completed flows every three days: ${DAYS.map((day) => day.join(' ')).join(', ')}`}
              unit="completed"
              height={180}
              points={DAYS.map(([label, value]) => ({ label, value }))}
            />
          </ChartFrame>
          <Recent title="Recently Completed Risk Flows" risks={COMPLETED} />
          <Recent title="Recently Archived Risks" risks={ARCHIVED} />
        </SimpleGrid>
      </Stack>
    </SampleFrame>
  );
}

function Recent({ title, risks }: { title: string; risks: readonly (readonly [string, RiskSeverity])[] }) {
  return (
    <Card title={title} actions={<TextLink to="/risk-register">Show all</TextLink>}>
      <DescriptionList
        items={risks.map(([label, severity]) => ({ label, value: <SeverityBadge severity={severity} /> }))}
      />
    </Card>
  );
}

const meta: Meta<typeof Dashboard> = {
  title: 'Screens/Dashboard',
  component: Dashboard,
  parameters: { layout: 'fullscreen' },
};
export default meta;

export const WithRisks: StoryObj<typeof Dashboard> = {};
export const Loading: StoryObj<typeof Dashboard> = { args: { state: { kind: 'loading' } } };
export const Failed: StoryObj<typeof Dashboard> = {
  args: { state: { kind: 'error', message: 'Failed to load dashboard data. Please try again.', onRetry: () => {} } },
};
