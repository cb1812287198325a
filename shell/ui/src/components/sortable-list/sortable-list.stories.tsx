import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SortableList, type SortableListProps } from './sortable-list.tsx';

interface TemplateField {
  name: string;
  label: string;
  kind: string;
}

const FIELDS: TemplateField[] = [
  { name: 'name', label: 'Name', kind: 'Text' },
  { name: 'type', label: 'Type', kind: 'Select · 5 options' },
  { name: 'risk_level', label: 'Risk Level', kind: 'Select · 4 options' },
  { name: 'status', label: 'Status', kind: 'Select · 3 options' },
  {
    name: 'hosted_at',
    label: 'Where it is hosted, with the rack or the region and the name of whoever has the key',
    kind: 'Text',
  },
];

function Demo({ items: initial, ...props }: SortableListProps<TemplateField>) {
  const [items, setItems] = useState(initial);
  return <SortableList {...props} items={items} onReorder={setItems} />;
}

const meta: Meta<typeof Demo> = {
  title: 'Components/SortableList',
  component: Demo,
  args: {
    label: 'Fields',
    items: FIELDS,
    idOf: ({ name }) => name,
    labelOf: ({ label }) => label,
    renderItem: ({ label, kind }) => (
      <>
        <strong style={{ fontWeight: 500 }}>{label}</strong>{' '}
        <span style={{ color: 'var(--pp-text-muted)' }}>{kind}</span>
      </>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof Demo>;

export const Fields: Story = {};
export const One: Story = { args: { items: FIELDS.slice(0, 1) } };
export const ReadOnly: Story = { args: { readOnly: true } };
