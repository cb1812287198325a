import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ChoiceList, type Choice, type ChoiceListProps } from './choice-list.tsx';

const PROPERTIES: Choice[] = [
  'Employee records',
  'Bank details file',
  'Pay rules',
  'Tax codes',
  'Customer contracts',
  'Delivery notes',
  'Felixstowe depot',
].map((label) => ({ value: label, label, detail: `${label.length} controls` }));

function Demo({ value: initial, ...props }: ChoiceListProps) {
  const [value, setValue] = useState<readonly string[]>(initial ?? []);
  const [query, setQuery] = useState('');
  const found = props.choices.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
  return (
    <ChoiceList
      {...props}
      value={value}
      onChange={setValue}
      onSearch={setQuery}
      choices={found}
      selected={PROPERTIES.filter((one) => value.includes(one.value))}
      summary={value.length === 0 ? 'None selected' : `${value.length} selected`}
    />
  );
}

const meta: Meta<typeof Demo> = {
  title: 'Components/ChoiceList',
  component: Demo,
  args: {
    label: 'Linked Properties',
    required: true,
    choices: PROPERTIES,
    selected: [],
    value: ['Tax codes'],
    searchLabel: 'Search properties',
    summary: '',
    onChange: () => {},
    onSearch: () => {},
  },
};
export default meta;

type Story = StoryObj<typeof Demo>;

export const Badges: Story = { args: { variant: 'badges', more: { label: '23 more', onMore: () => {} } } };
export const Rows: Story = {};
export const Missing: Story = {
  args: { variant: 'badges', value: [], error: 'At least one property must be linked to this asset' },
};
export const Loading: Story = { args: { choices: [], value: [], loading: true, hint: 'Loading risk scenarios...' } };
export const Failed: Story = {
  args: { choices: [], value: [], loadError: 'Error loading scenarios: Service Unavailable', onRetry: () => {} },
};
export const Empty: Story = {
  args: { choices: [], value: [], emptyText: 'No risk scenarios available. Please create some risk scenarios first.' },
};
export const Disabled: Story = { args: { variant: 'badges', disabled: true } };
