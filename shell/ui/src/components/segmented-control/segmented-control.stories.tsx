import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SegmentedControl, type SegmentedControlProps } from './segmented-control.tsx';

const LEVELS = [3, 4, 5].map((value) => ({ value, label: String(value) }));

function Demo({ value: initial, ...props }: SegmentedControlProps<string | number>) {
  const [value, setValue] = useState(initial);
  return <SegmentedControl {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof Demo> = {
  title: 'Components/SegmentedControl',
  component: Demo,
  args: { label: 'Impact levels', options: LEVELS, value: 5 },
};
export default meta;

type Story = StoryObj<typeof Demo>;

export const Chosen: Story = {};
export const Empty: Story = { args: { value: null, required: true, error: 'Impact levels is required' } };
export const InAToolbar: Story = {
  args: {
    label: 'Scenarios',
    labelHidden: true,
    size: 'sm',
    value: 'all',
    options: [
      { value: 'all', label: 'All', detail: 7 },
      { value: 'unassessed', label: 'Unassessed', detail: 3 },
    ],
  },
};
export const Icons: Story = {
  args: {
    label: 'View',
    labelHidden: true,
    iconsOnly: true,
    value: 'graph',
    options: [
      { value: 'graph', label: 'Graph', icon: 'connections' },
      { value: 'list', label: 'List', icon: 'register' },
    ],
  },
};
export const FullWidth: Story = { args: { fullWidth: true, change: { was: 4, onUndo: () => {} } } };
export const Disabled: Story = { args: { disabledReason: 'Only administrators change the matrix' } };
export const ReadOnly: Story = { args: { readOnly: true } };
