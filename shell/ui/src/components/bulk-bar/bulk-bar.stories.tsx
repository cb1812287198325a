import type { Meta, StoryObj } from '@storybook/react-vite';
import { BulkBar } from '../../index.ts';

const meta: Meta<typeof BulkBar> = {
  title: 'Components/BulkBar',
  component: BulkBar,
  args: {
    count: 3,
    onClear: () => {},
    actions: [
      { id: 'status', label: 'Set status', entries: [{ id: 'open', label: 'Open' }] },
      { id: 'owner', label: 'Set owner' },
      { id: 'category', label: 'Set category' },
      { id: 'delete', label: 'Delete', danger: true },
      { id: 'archive', label: 'Archive', disabledReason: 'only 1 of 3 has a completed flow' },
    ],
  },
};
export default meta;

export const Some: StoryObj<typeof BulkBar> = {};
export const PageOfMany: StoryObj<typeof BulkBar> = { args: { count: 50, matching: 10_214, onSelectAll: () => {} } };
export const AllThatMatch: StoryObj<typeof BulkBar> = { args: { count: 10_214, all: true } };
export const Nothing: StoryObj<typeof BulkBar> = { args: { count: 0 } };
