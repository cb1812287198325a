import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { TextAreaField, type TextAreaFieldProps } from './text-area-field.tsx';

function Demo({ value: initial, ...props }: TextAreaFieldProps) {
  const [value, setValue] = useState(initial);
  return <TextAreaField {...props} value={value} onChange={setValue} />;
}

const TEXT =
  'Backups of the site are kept on the same network as the file servers. Whoever encrypts one reaches the other.';

const meta: Meta<typeof TextAreaField> = {
  title: 'Components/TextAreaField',
  component: TextAreaField,
  args: { label: 'Description', value: '' },
  render: (args) => <Demo {...args} />,
};
export default meta;

type Story = StoryObj<typeof TextAreaField>;

export const Empty: Story = {};
export const SixLines: Story = { args: { rows: 6 } };
export const Filled: Story = { args: { value: TEXT } };
export const Required: Story = { args: { required: true } };
export const WithHint: Story = { args: { hint: 'Causes, what would be affected and what is known so far.' } };
export const WithError: Story = { args: { required: true, error: 'Description is required' } };
export const NearTheLimit: Story = { args: { value: TEXT, maxLength: 120 } };
export const PastTheLimit: Story = { args: { value: TEXT, maxLength: 80, error: 'Use at most 80 characters' } };
export const Disabled: Story = { args: { value: TEXT, disabled: true } };
export const ReadOnly: Story = { args: { value: TEXT, readOnly: true } };
export const LongText: Story = {
  args: {
    label: 'Description of causes, consequences and everything else that is known about the risk',
    value: `${TEXT}\n\n`.repeat(12),
  },
};
