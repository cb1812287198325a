import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button, FilterBar, type FilterBarProps } from '../../index.ts';
import { SelectField } from '../../forms.ts';

const SEVERITIES: { value: string | null; label: string }[] = [
  { value: null, label: 'All severities' },
  { value: 'high', label: 'High' },
];
const STATUSES: { value: string | null; label: string }[] = [
  { value: null, label: 'All statuses' },
  { value: 'open', label: 'Open' },
];

function Shown({ search, ...props }: FilterBarProps) {
  const [value, setValue] = useState(search?.value ?? '');
  return <FilterBar {...props} search={search && { ...search, value, onChange: setValue }} />;
}

const meta: Meta<typeof FilterBar> = {
  title: 'Components/FilterBar',
  component: FilterBar,
  render: (args) => <Shown {...args} />,
  args: { search: { value: '', onChange: () => {}, label: 'Search risks' }, onClear: () => {} },
};
export default meta;

const controls = (
  <>
    <SelectField label="Severity" labelHidden options={SEVERITIES} value="high" onChange={() => {}} />
    <SelectField label="Status" labelHidden options={STATUSES} value={null} onChange={() => {}} />
  </>
);

export const SearchOnly: StoryObj<typeof FilterBar> = {};
export const Searching: StoryObj<typeof FilterBar> = { args: { search: { value: 'flood', onChange: () => {}, label: 'Search risks' } } };
export const WithControls: StoryObj<typeof FilterBar> = { args: { children: controls, actions: <Button icon="filter">Saved filters</Button> } };
export const WithActiveFilters: StoryObj<typeof FilterBar> = {
  args: {
    children: controls,
    active: [
      { id: 'severity', label: 'Severity: High', onRemove: () => {} },
      { id: 'owner', label: 'Owner: Maximiliane von Hohenstein-Oberdorf, head of the treasury department in Lyon', onRemove: () => {} },
    ],
  },
};
