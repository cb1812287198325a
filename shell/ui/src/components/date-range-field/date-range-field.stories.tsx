import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { DateRangeField, type DateRangeFieldProps } from './date-range-field.tsx';

function Demo({ value: initial, ...props }: DateRangeFieldProps) {
  const [value, setValue] = useState(initial);
  return <DateRangeField {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof DateRangeField> = {
  title: 'Components/DateRangeField',
  component: DateRangeField,
  args: { label: 'Changed', value: null },
  render: (args) => <Demo {...args} />,
};
export default meta;

type Story = StoryObj<typeof DateRangeField>;

const RANGE = { from: '2026-03-09', to: '2026-03-20' };
const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { expanded: false }));
  await canvas.findByRole('table');
};

export const Empty: Story = {};
export const Filled: Story = { args: { value: RANGE } };
export const OpenEnd: Story = {
  args: { value: { from: '2026-03-09', to: null }, hint: 'Without an end up to today.' },
};
export const Open: Story = { args: { value: RANGE }, play: open };
export const Reversed: Story = { args: { value: { from: RANGE.to, to: RANGE.from } } };
export const Changed: Story = { args: { value: RANGE, change: { was: '1 – 20 Mar 2026', onUndo: () => {} } } };
export const Disabled: Story = { args: { value: RANGE, disabledReason: 'The plan is closed' } };
export const ReadOnly: Story = { args: { value: RANGE, readOnly: true } };
