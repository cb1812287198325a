import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SwitchField, type SwitchFieldProps } from './switch-field.tsx';

function Demo({ value: initial, ...props }: SwitchFieldProps) {
  const [value, setValue] = useState(initial);
  return <SwitchField {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof SwitchField> = {
  title: 'Components/SwitchField',
  component: SwitchField,
  args: { label: 'Email notifications', value: false },
  render: (args) => <Demo {...args} />,
};
export default meta;

type Story = StoryObj<typeof SwitchField>;

export const Off: Story = {};
export const On: Story = { args: { value: true } };
export const AtTheEnd: Story = { args: { value: true, spread: true, hint: 'At most one an hour.' } };
export const Changed: Story = { args: { value: true, change: { was: 'Off', onUndo: () => {} } } };
export const Disabled: Story = { args: { value: true, disabledReason: 'This installation sends no e-mail' } };
export const ReadOnly: Story = { args: { value: true, readOnly: true } };
export const WithError: Story = { args: { error: 'Could not be saved' } };
