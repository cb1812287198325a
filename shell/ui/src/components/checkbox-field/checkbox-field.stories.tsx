import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CheckboxField, type CheckboxFieldProps } from './checkbox-field.tsx';

function Demo({ value: initial, ...props }: CheckboxFieldProps) {
  const [value, setValue] = useState(initial);
  return <CheckboxField {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof CheckboxField> = {
  title: 'Components/CheckboxField',
  component: CheckboxField,
  args: { label: 'Holds personal data', value: false },
  render: (args) => <Demo {...args} />,
};
export default meta;

type Story = StoryObj<typeof CheckboxField>;

export const Empty: Story = {};
export const Checked: Story = { args: { value: true } };
export const WithHint: Story = { args: { value: true, hint: 'Decides which property templates are offered.' } };
export const WithError: Story = { args: { required: true, error: 'Confirm this to go on' } };
export const Changed: Story = { args: { value: true, change: { was: 'No', onUndo: () => {} } } };
export const Disabled: Story = { args: { value: true, disabledReason: 'Locked by the template' } };
export const ReadOnly: Story = { args: { value: true, readOnly: true } };
export const LongText: Story = {
  args: {
    label:
      'I confirm that the assessment above was made together with the owner of the asset and of every property that is linked to it',
  },
};
