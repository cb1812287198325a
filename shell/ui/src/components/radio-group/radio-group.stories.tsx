import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx';

const TREATMENTS = [
  { value: 'mitigate', label: 'Mitigate', hint: 'Lower impact or probability with controls' },
  { value: 'transfer', label: 'Transfer', hint: 'Share it with an insurer or a supplier' },
  { value: 'accept', label: 'Accept', hint: 'Keep it, with a reason and a date to look again' },
  { value: 'avoid', label: 'Avoid', hint: 'Stop what causes it', disabled: true },
];

function Demo({ value: initial, ...props }: RadioGroupProps<string>) {
  const [value, setValue] = useState(initial);
  return <RadioGroup {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof Demo> = {
  title: 'Components/RadioGroup',
  component: Demo,
  args: { label: 'Treatment', options: TREATMENTS, value: 'mitigate' },
};
export default meta;

type Story = StoryObj<typeof Demo>;

export const Chosen: Story = {};
export const Empty: Story = { args: { value: null } };
export const Inline: Story = {
  args: { inline: true, options: TREATMENTS.map(({ value, label }) => ({ value, label })) },
};
export const WithError: Story = { args: { value: null, required: true, error: 'Treatment is required' } };
export const Changed: Story = { args: { change: { was: 'Accept', onUndo: () => {} } } };
export const Disabled: Story = { args: { disabledReason: 'The plan is closed' } };
export const ReadOnly: Story = { args: { readOnly: true } };
