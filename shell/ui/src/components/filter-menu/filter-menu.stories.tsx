import { RISK_SEVERITIES, RISK_STATUSES } from '@parapet/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { useState } from 'react';
import { Box, SeverityBadge, Stack, StatusBadge } from '../../index.ts';
import { FilterChoice, FilterDays, FilterMenu, type FilterMenuProps, type FilterOption } from '../../filters.ts';

const wordOf = (value: string) => value.charAt(0).toUpperCase() + value.slice(1).replaceAll('-', ' ');
const STATUSES: FilterOption[] = RISK_STATUSES.map((value, index) => ({
  value,
  label: wordOf(value),
  count: (index * 7) % 31,
  content: <StatusBadge status={value} />,
}));
const SEVERITIES: FilterOption[] = RISK_SEVERITIES.map((value, index) => ({
  value,
  label: wordOf(value),
  count: 40 - index * 9,
  content: <SeverityBadge severity={value} />,
}));
const ASSETS: FilterOption[] = Array.from({ length: 400 }, (_, index) => ({
  value: `asset-${index}`,
  label: `File server FS-${String(index + 1).padStart(3, '0')}`,
  count: index % 7,
}));
const ACTORS = [
  { value: 'all', label: 'All Threat Actors', count: 14 },
  { value: 'crime', label: 'Organized crime', count: 6 },
  { value: 'insider', label: 'Insider', count: 5 },
];

function Shown(props: FilterMenuProps<string>) {
  const [value, setValue] = useState([...props.value]);
  return <FilterMenu {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof FilterMenu<string>> = {
  title: 'Components/FilterMenu',
  component: FilterMenu,
  render: (args) => <Shown {...args} />,
  args: { label: 'Status', options: STATUSES, value: [], onChange: () => {} },
  decorators: [
    (Story) => (
      <Box mih={460}>
        <Story />
      </Box>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof FilterMenu<string>>;

const open: Story['play'] = async ({ canvasElement }) => {
  const [button] = within(canvasElement).getAllByRole('button');
  if (button) await userEvent.click(button);
};

export const InABar: Story = {};
export const InABarSet: Story = { args: { value: ['open', 'mitigating', 'assessing'] } };
export const Open: Story = { args: { label: 'Severity', options: SEVERITIES, value: ['high'] }, play: open };
export const ManyOptions: Story = { args: { label: 'Asset', options: ASSETS, value: ['asset-2'] }, play: open };
export const Waiting: Story = {
  args: { label: 'Owner', options: [], value: [], onSearch: () => {}, loading: true },
  play: open,
};
export const InAPanel: Story = {
  render: () => (
    <Stack gap={0} w={220}>
      <Shown label="Severity" variant="row" options={SEVERITIES} value={[]} onChange={() => {}} />
      <Shown label="Status" variant="row" options={STATUSES} value={['open', 'assessing']} onChange={() => {}} />
      <Shown label="Datenschutz-kategorie" variant="row" options={STATUSES} value={[]} onChange={() => {}} />
      <FilterChoice
        label="Archived"
        variant="row"
        options={[
          { value: 'out', label: 'Left out' },
          { value: 'only', label: 'Only archived' },
        ]}
        value="out"
        onChange={() => {}}
      />
    </Stack>
  ),
};
export const OneOf: Story = {
  render: () => <FilterChoice label="Threat actor" options={ACTORS} value="all" onChange={() => {}} />,
  play: open,
};

const PERIODS = [
  { value: '', label: 'Any' },
  { value: 'today', label: 'Today' },
  { value: 'week', label: 'Last 7 days' },
];
export const Days: Story = {
  render: () => (
    <FilterDays
      label="Changed"
      options={PERIODS}
      value={null}
      onChange={() => {}}
      range={{ from: '2026-03-01', to: '2026-03-31' }}
      onRange={() => {}}
      rangeText="1 to 31 March 2026"
    />
  ),
  play: open,
};
