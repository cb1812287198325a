import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SeverityBadge } from '../severity-badge/severity-badge.tsx';
import { Combobox } from './combobox.tsx';
import type { ComboboxOption, ComboboxProps } from './props.ts';

const KINDS = ['Web application', 'File server', 'Database', 'Laptop fleet', 'Data center'];
const ASSETS: ComboboxOption[] = Array.from({ length: 10_000 }, (_, index) => ({
  value: `asset-${index}`,
  label: `${KINDS[index % KINDS.length] ?? ''} ${String(index + 1).padStart(5, '0')}`,
  description: index % 3 === 0 ? 'Active' : 'Under review',
}));
const OWNERS: ComboboxOption[] = [
  { value: 'mateo', label: 'Mateo Ruiz', description: 'Risk owner', group: 'Your team' },
  { value: 'maya', label: 'Maya Lindqvist', description: 'Administrator', group: 'Your team' },
  { value: 'tomas', label: 'Tomas Berg', description: 'Risk owner', group: 'Others' },
  { value: 'salma', label: 'سلمى الخطيب', description: 'Reviewer', group: 'Others' },
  { value: 'gone', label: 'Priya Nair', description: 'No access to this domain', group: 'Others', disabled: true },
];
const LEVELS: ComboboxOption[] = (['low', 'medium', 'high', 'critical'] as const).map((value) => ({
  value,
  label: value,
  content: <SeverityBadge severity={value} />,
}));

function Demo({ value: initial, ...props }: ComboboxProps) {
  const [value, setValue] = useState(initial);
  return <Combobox {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof Combobox> = {
  title: 'Components/Combobox',
  component: Combobox,
  args: { label: 'Asset', options: ASSETS, value: null, placeholder: 'Search 10,000 assets' },
  render: (args) => <Demo {...args} />,
};
export default meta;

type Story = StoryObj<typeof Combobox>;

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('combobox'));
};
const type: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('combobox'), 'no such asset');
};

export const Empty: Story = {};
export const Chosen: Story = { args: { value: 'asset-4711' } };
export const OpenAtTheChosenOne: Story = { args: { value: 'asset-4711' }, play: open };
export const Groups: Story = {
  args: { label: 'Owner', options: OWNERS, value: 'mateo', placeholder: undefined },
  play: open,
};
export const Badges: Story = { args: { label: 'Risk level', options: LEVELS, value: 'high' } };
export const NoMatch: Story = { play: type };
export const NoOptions: Story = { args: { options: [], emptyText: 'No assets yet' }, play: open };
export const Loading: Story = { args: { options: [], loading: true, onSearch: () => {} }, play: open };
export const LoadingMore: Story = { args: { options: OWNERS, loading: true, onSearch: () => {} }, play: open };
export const Failed: Story = {
  args: { options: [], loadError: 'Could not load the assets.', onRetry: () => {} },
  play: open,
};
export const WithError: Story = { args: { required: true, error: 'Asset is required', hint: 'What would be hit.' } };
export const Changed: Story = {
  args: { label: 'Owner', options: OWNERS, value: 'mateo', change: { was: 'Tomas Berg', onUndo: () => {} } },
};
export const Disabled: Story = { args: { value: 'asset-4711', disabledReason: 'The flow is closed' } };
export const ReadOnly: Story = { args: { value: 'asset-4711', readOnly: true } };
