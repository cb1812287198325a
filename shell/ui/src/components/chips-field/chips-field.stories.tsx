import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ChipsField, type ChipsFieldProps } from './chips-field.tsx';

function Demo({ value: initial, ...props }: ChipsFieldProps) {
  const [value, setValue] = useState(initial);
  return <ChipsField {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof ChipsField> = {
  title: 'Components/ChipsField',
  component: ChipsField,
  args: { label: 'Threat actors', value: [], suggestions: ['Former broker', 'Repair shop'] },
  render: (args) => <Demo {...args} />,
};
export default meta;

type Story = StoryObj<typeof ChipsField>;

export const Empty: Story = { args: { hint: 'Enter or a comma makes a chip, Backspace removes the last one.' } };
export const Filled: Story = { args: { value: ['Organized crime', 'Insider'] } };
export const WithError: Story = { args: { value: ['Insider'], error: 'There can be at most 100 threat actors' } };
export const Disabled: Story = { args: { value: ['Organized crime', 'Insider'], disabled: true } };
export const LongText: Story = {
  args: { value: ['A former contractor of the regional office with access to the archive of the claims department'] },
};
