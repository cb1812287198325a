import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

function Demo({ value: initial, ...props }: TextFieldProps) {
  const [value, setValue] = useState(initial);
  return <TextField {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof TextField> = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Title', value: '' },
  render: (args) => <Demo {...args} />,
};
export default meta;

type Story = StoryObj<typeof TextField>;

export const Empty: Story = {};
export const WithPlaceholder: Story = { args: { placeholder: 'Phishing leads to stolen payroll data' } };
export const Filled: Story = { args: { value: 'Ransomware on the file servers of the Lyon site' } };
export const Required: Story = { args: { required: true } };
export const WithHint: Story = { args: { hint: 'One sentence that names cause and effect.' } };
export const WithError: Story = {
  args: { required: true, hint: 'One sentence that names cause and effect.', error: 'Title is required' },
};
export const Disabled: Story = { args: { value: 'Ransomware on the file servers', disabled: true } };
export const ReadOnly: Story = { args: { label: 'Email', value: 'ines.moreau@meridian.example', readOnly: true } };
export const Password: Story = {
  args: { label: 'New password', type: 'password', value: 'correct horse', autoComplete: 'new-password' },
};
export const Day: Story = { args: { label: 'Due', type: 'date', value: '2026-11-30' } };
export const NearTheLimit: Story = { args: { value: 'Ransomware on the file servers', maxLength: 32 } };
export const Changed: Story = {
  args: { value: 'Ransomware stops the WMS', change: { was: 'Ransomware', onUndo: () => {} } },
};
export const DisabledForAReason: Story = {
  args: { label: 'Control owner confirmed', value: 'Yes', disabledReason: 'Locked by the template' },
};
export const RightToLeft: Story = { args: { value: 'هجوم فدية على خوادم الملفات' } };
export const LongText: Story = {
  args: {
    required: true,
    label: 'Title under which the risk is listed in the register, in reports and in every notification about it',
    value: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(3),
    error: 'Use at most 200 characters, so that the title fits into tables, reports and the subject of messages',
  },
};
