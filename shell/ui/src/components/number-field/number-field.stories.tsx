import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

function Demo({ value: initial, ...props }: NumberFieldProps) {
  const [value, setValue] = useState(initial);
  return <NumberField {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof NumberField> = {
  title: 'Components/NumberField',
  component: NumberField,
  args: { label: 'Months until review', value: null },
  render: (args) => <Demo {...args} />,
};
export default meta;

type Story = StoryObj<typeof NumberField>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 12 } };
export const Zero: Story = { args: { value: 0 } };
export const Required: Story = { args: { required: true } };
export const WithHint: Story = {
  args: { value: 12, min: 1, max: 36, hint: '1 to 36; the arrow keys add and take away.' },
};
export const Fractions: Story = { args: { label: 'Share of revenue, in percent', value: 2.5, step: 0.1 } };
export const WithError: Story = { args: { value: 48, required: true, error: 'Enter 36 or less' } };
export const Disabled: Story = { args: { value: 12, disabled: true } };
export const ReadOnly: Story = { args: { value: 12, readOnly: true } };
export const WithUnit: Story = {
  args: { label: 'Restore time', value: 4, unit: 'hours', change: { was: 6, onUndo: () => {} } },
};
export const LongText: Story = {
  args: {
    label: 'Months until the risk is looked at again by its owner and by whoever reviews the owner’s assessment',
    value: 123_456_789_012_345,
    error: 'Enter 36 or less: the policy of the organization asks for a review at least every third year',
  },
};
