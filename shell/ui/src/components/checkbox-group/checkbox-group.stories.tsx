import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group.tsx';

const ACTORS = [
  { value: 'organized-crime', label: 'Organized crime' },
  { value: 'insider', label: 'Insider' },
  { value: 'hacktivist', label: 'Hacktivist' },
  { value: 'third-party', label: 'Third party' },
];

function Demo({ value: initial, ...props }: CheckboxGroupProps<string>) {
  const [value, setValue] = useState(initial);
  return <CheckboxGroup {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof Demo> = {
  title: 'Components/CheckboxGroup',
  component: Demo,
  args: { label: 'Threat actors', options: ACTORS, value: ['insider'] },
};
export default meta;

type Story = StoryObj<typeof Demo>;

export const Some: Story = {};
export const Inline: Story = { args: { inline: true } };
export const WithHints: Story = {
  args: {
    label: 'Notify me',
    options: [
      { value: 'assigned', label: 'When something is assigned to me', hint: 'Risks, tasks and reviews' },
      { value: 'due', label: 'Before a task is due', hint: 'Three days and one day ahead' },
      { value: 'digest', label: 'Every Monday', hint: 'What changed in your domains', disabled: true },
    ],
    value: ['assigned'],
  },
};
export const WithError: Story = {
  args: { value: [], required: true, error: 'Choose at least 1', hint: 'Who might do it.' },
};
export const Disabled: Story = { args: { disabledReason: 'Only the owner of the scenario may change it' } };
export const ReadOnly: Story = { args: { readOnly: true } };
