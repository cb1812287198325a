import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SliderField, type SliderFieldProps } from './slider-field.tsx';

function Demo({ value: initial, ...props }: SliderFieldProps) {
  const [value, setValue] = useState(initial);
  return <SliderField {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof SliderField> = {
  title: 'Components/SliderField',
  component: SliderField,
  args: { label: 'Control effectiveness', value: 60, format: (value: number) => `${value}%` },
  render: (args) => <Demo {...args} />,
};
export default meta;

type Story = StoryObj<typeof SliderField>;

export const Chosen: Story = {};
export const Empty: Story = { args: { value: null, required: true, error: 'Control effectiveness is required' } };
export const NamedEnds: Story = {
  args: {
    minLabel: 'Not effective',
    maxLabel: 'Fully effective',
    step: 10,
    hint: 'Across all controls of the scenario.',
  },
};
export const Changed: Story = { args: { change: { was: '40%', onUndo: () => {} } } };
export const Disabled: Story = { args: { disabledReason: 'Computed from the controls' } };
export const ReadOnly: Story = { args: { readOnly: true } };
