import type { Meta, StoryObj } from '@storybook/react-vite';
import { withHost } from '../testing/story-host.tsx';
import { DeleteDialog } from './delete-dialog.tsx';

const LINKS = [
  { kind: 'risk', id: 'r1', name: 'Ransomware halts the warehouse' },
  { kind: 'risk', id: 'r2', name: 'Fire in the server room' },
  { kind: 'property', id: 'p1', name: 'Stock levels' },
  { kind: 'property', id: 'p2', name: 'Orders' },
];

const linkedTo = (items: typeof LINKS) =>
  withHost({ '/api/references': { items, total: items.length, next_cursor: null } });

const meta: Meta<typeof DeleteDialog> = {
  title: 'Domain/Delete dialog',
  component: DeleteDialog,
  args: {
    kind: 'asset',
    id: 'a1',
    name: 'Warehouse control',
    title: 'Delete asset',
    question: 'Are you sure you want to delete this asset?',
    failed: 'The asset could not be deleted.',
    onDelete: async () => {},
    onCancel: () => {},
  },
};
export default meta;

type Story = StoryObj<typeof DeleteDialog>;

export const Unlinked: Story = { decorators: [linkedTo([])] };
export const Linked: Story = { decorators: [linkedTo(LINKS)] };
