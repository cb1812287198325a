import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SeverityBadge } from '../severity-badge/severity-badge.tsx';
import { SelectField, type SelectFieldProps } from './select-field.tsx';

const SEVERITIES = [
  { value: 'low', label: 'Low', content: <SeverityBadge severity="low" /> },
  { value: 'medium', label: 'Medium', content: <SeverityBadge severity="medium" /> },
  { value: 'high', label: 'High', content: <SeverityBadge severity="high" /> },
  { value: 'critical', label: 'Critical', content: <SeverityBadge severity="critical" /> },
];

const TEMPLATES = ['Physical', 'Digital', 'Intellectual', 'Vehicle'].map((label) => ({
  value: label,
  label,
  description: `Category: ${label}`,
}));

/** The field with values of text, as most are. */
function Demo({ value: initial, ...props }: Omit<SelectFieldProps<string | null>, 'onChange'>) {
  const [value, setValue] = useState(initial);
  return <SelectField {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof Demo> = {
  title: 'Components/SelectField',
  component: Demo,
  args: { label: 'Severity', options: SEVERITIES, value: undefined },
};
export default meta;

type Story = StoryObj<typeof Demo>;

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox'));
};

export const Empty: Story = {};
export const OwnPlaceholder: Story = { args: { placeholder: 'Pick a severity' } };
export const Filled: Story = { args: { value: 'high' } };
export const WithNothingAsOption: Story = {
  args: { options: [{ value: null, label: 'All severities' }, ...SEVERITIES] },
};
export const Required: Story = { args: { required: true } };
export const Changed: Story = { args: { value: 'critical', change: { was: 'High', onUndo: () => {} } } };
export const Open: Story = { args: { value: 'high' }, play: open };
export const OpenWithDescriptions: Story = {
  args: { label: 'Template', value: null, options: [{ value: null, label: 'No template (blank form)' }, ...TEMPLATES] },
  play: open,
};
export const OpenWithGroups: Story = {
  args: {
    label: 'Template',
    value: 'Digital',
    options: TEMPLATES.map((template, index) => ({
      ...template,
      description: undefined,
      group: index < 2 ? 'Supplied' : 'Of your organization',
    })),
  },
  play: open,
};
export const ReadOnly: Story = { args: { value: 'high', readOnly: true } };
export const WithHint: Story = { args: { value: 'medium', hint: 'How bad it would be, whatever its score.' } };
export const WithError: Story = { args: { required: true, error: 'Severity is required' } };
export const OneNotOffered: Story = {
  args: { value: 'low', options: SEVERITIES.map((option) => ({ ...option, disabled: option.value === 'critical' })) },
};
export const NoOptions: Story = { args: { label: 'Owner', options: [], placeholder: 'Nobody has been invited yet' } };
export const LabelHidden: Story = { args: { value: 'high', labelHidden: true } };
export const Disabled: Story = { args: { value: 'high', disabled: true } };
export const LongText: Story = {
  args: {
    label: 'Scenario from the catalogue of the organization that comes nearest to what is described above',
    value: 'long',
    options: [
      {
        value: 'long',
        label:
          'Unauthorised disclosure of personal data through a supplier that keeps them outside the European Economic Area',
      },
    ],
  },
};
