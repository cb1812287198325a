import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Stack } from '../../primitives/primitives.ts';
import { TextField } from '../text-field/text-field.tsx';
import { ScaleField, type ScaleFieldProps } from './scale-field.tsx';

function Demo({ value: initial, ...props }: ScaleFieldProps) {
  const [value, setValue] = useState(initial);
  return <ScaleField {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof ScaleField> = {
  title: 'Components/ScaleField',
  component: ScaleField,
  args: { label: 'Impact', value: null },
  render: (args) => <Demo {...args} />,
};
export default meta;

type Story = StoryObj<typeof ScaleField>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 4 } };
export const Required: Story = { args: { required: true } };
export const WithHint: Story = { args: { value: 3, hint: 'On the business, if nothing is done about it.' } };
export const WithError: Story = {
  args: { required: true, hint: 'On the business, if nothing is done about it.', error: 'Impact is required' },
};
export const OwnWords: Story = {
  args: { label: 'Likelihood', value: 2, labels: ['Rare', 'Unlikely', 'Possible', 'Likely', 'Certain'] },
};
export const Quality: Story = { args: { label: 'Quality of controls', words: 'quality', value: 3 } };
export const Changed: Story = { args: { label: 'Probability', value: 5, change: { was: '4 High', onUndo: () => {} } } };
export const ReadOnly: Story = { args: { value: 4, readOnly: true } };
export const DisabledForAReason: Story = {
  args: { value: 4, disabledReason: 'Only the owner of the risk may assess it' },
};
export const Disabled: Story = { args: { value: 4, disabled: true } };
export const LongText: Story = {
  args: {
    label: 'Impact on the business, its customers and its employees if nothing is done about the risk',
    value: 5,
    labels: ['Vernachlässigbar', 'Beherrschbar', 'Beeinträchtigend', 'Schwerwiegend', 'Existenzbedrohend'],
  },
};

/** Labels stand in one line with those of other fields. */
export const BelowAnotherField: Story = {
  args: { value: 3 },
  render: (args) => (
    <Stack>
      <TextField label="Title" value="Ransomware on the file servers" onChange={() => {}} readOnly />
      <Demo {...args} />
    </Stack>
  ),
};
