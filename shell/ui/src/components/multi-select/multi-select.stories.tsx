import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ComboboxOption } from '../combobox/props.ts';
import { MultiSelect } from './multi-select.tsx';
import type { MultiSelectProps } from './props.ts';

const NAMES = [
  'Employee records',
  'Bank details file',
  'Pay rules',
  'Tax codes',
  'Customer contracts',
  'Delivery notes',
  'Customs declarations',
  'Felixstowe depot',
  'Handheld fleet',
  'Nightly backup sets',
];
const PROPERTIES: ComboboxOption[] = Array.from({ length: 10_000 }, (_, index) => ({
  value: `property-${index}`,
  label: index < NAMES.length ? (NAMES[index] ?? '') : `${NAMES[index % NAMES.length] ?? ''} ${index}`,
  description: index % 2 === 0 ? 'Digital' : 'Physical',
}));
const values = (count: number) => PROPERTIES.slice(0, count).map(({ value }) => value);

function Demo({ value: initial, ...props }: MultiSelectProps) {
  const [value, setValue] = useState(initial);
  return <MultiSelect {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof MultiSelect> = {
  title: 'Components/MultiSelect',
  component: MultiSelect,
  args: { label: 'Linked Properties', options: PROPERTIES, value: [], placeholder: 'Search 10,000 properties' },
  render: (args) => <Demo {...args} />,
};
export default meta;

type Story = StoryObj<typeof MultiSelect>;

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('combobox'));
};
const type: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('combobox'), 'customs 9');
};

export const Empty: Story = {};
export const Chosen: Story = { args: { value: values(3) } };
export const Many: Story = { args: { value: values(40) } };
export const Open: Story = { args: { value: values(3) }, play: open };
export const Searching: Story = { args: { value: values(2) }, play: type };
export const Loading: Story = { args: { options: [], loading: true }, play: open };
export const Failed: Story = { args: { options: [], loadError: true, onRetry: () => {} }, play: open };
export const WithError: Story = {
  args: { required: true, error: 'Choose at least 1', hint: 'At least one property is required.' },
};
export const Changed: Story = { args: { value: values(3), change: { note: '1 added, 1 removed', onUndo: () => {} } } };
export const Disabled: Story = { args: { value: values(3), disabledReason: 'Locked by the template' } };
export const ReadOnly: Story = { args: { value: values(3), readOnly: true } };
