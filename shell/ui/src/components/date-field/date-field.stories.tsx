import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { DateField, type DateFieldProps } from './date-field.tsx';

function Demo({ value: initial, ...props }: DateFieldProps) {
  const [value, setValue] = useState(initial);
  return <DateField {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof DateField> = {
  title: 'Components/DateField',
  component: DateField,
  args: { label: 'Due', value: null },
  render: (args) => <Demo {...args} />,
};
export default meta;

type Story = StoryObj<typeof DateField>;

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { expanded: false }));
  await canvas.findByRole('table');
};

export const Empty: Story = {};
export const Filled: Story = { args: { value: '2026-03-31' } };
export const Open: Story = { args: { value: '2026-03-31', min: '2026-03-05' }, play: open };
export const Required: Story = {
  args: { required: true, error: 'Due is required', hint: 'A reminder goes out three days ahead.' },
};
export const NoDate: Story = { args: { value: 'soon' } };
export const TooEarly: Story = { args: { value: '2026-03-01', min: '2026-03-05' } };
export const Changed: Story = { args: { value: '2026-03-31', change: { was: '28 Feb 2026', onUndo: () => {} } } };
export const Disabled: Story = { args: { value: '2026-03-31', disabledReason: 'The task is completed' } };
export const ReadOnly: Story = { args: { value: '2026-03-31', readOnly: true } };
