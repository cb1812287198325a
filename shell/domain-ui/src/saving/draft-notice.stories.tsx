import type { Meta, StoryObj } from '@storybook/react-vite';
import { withHost } from '../testing/story-host.tsx';
import { DraftNotice } from './draft-notice.tsx';

const found = { at: Date.now() - 3_600_000, version: 3, changes: { title: 'Ransomware halts the warehouse' } };

const meta: Meta<typeof DraftNotice> = {
  title: 'Domain/Draft notice',
  component: DraftNotice,
  decorators: [withHost()],
  args: { draft: { found, settle: () => {} }, onTake: () => {} },
};
export default meta;

type Story = StoryObj<typeof DraftNotice>;

export const OfNewRecord: Story = {};
export const WithDifferences: Story = {
  args: {
    differences: [
      { field: 'title', label: 'Title', stored: 'Ransomware', typed: 'Ransomware halts the warehouse' },
      { field: 'severity', label: 'Severity', stored: 'High', typed: 'Critical' },
    ],
  },
};
