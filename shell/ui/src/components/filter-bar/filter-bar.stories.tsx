import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button, FilterBar, type FilterBarProps } from '../../index.ts';
import { FilterMenu } from '../../filters.ts';

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
    <FilterMenu
      label="Severity"
      options={[{ value: 'high', label: 'High', count: 12 }]}
      value={['high']}
      onChange={() => {}}
    />
    <FilterMenu label="Status" options={[{ value: 'open', label: 'Open', count: 4 }]} value={[]} onChange={() => {}} />
  </>
);

export const SearchOnly: StoryObj<typeof FilterBar> = {};
export const Searching: StoryObj<typeof FilterBar> = {
  args: { search: { value: 'flood', onChange: () => {}, label: 'Search risks' } },
};
export const WithControls: StoryObj<typeof FilterBar> = {
  args: { children: controls, actions: <Button icon="filter">Saved filters</Button> },
};
export const WithActiveFilters: StoryObj<typeof FilterBar> = {
  args: {
    children: controls,
    active: [
      { id: 'severity', label: 'Severity', value: 'High', onRemove: () => {} },
      { id: 'archived', label: 'Archived', value: 'left out' },
      {
        id: 'owner',
        label: 'Owner',
        value: 'Maximiliane von Hohenstein-Oberdorf, head of the treasury department in Lyon',
        onRemove: () => {},
      },
    ],
  },
};
