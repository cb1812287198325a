import type { Meta, StoryObj } from '@storybook/react-vite';
import { withHost } from '../testing/story-host.tsx';
import { GoneStatus } from './gone-status.tsx';

const meta: Meta<typeof GoneStatus> = {
  title: 'Domain/Gone status',
  component: GoneStatus,
  decorators: [withHost()],
  args: { changed: () => ({ title: 'Fire' }), fields: { label: () => 'Title' } },
};
export default meta;

type Story = StoryObj<typeof GoneStatus>;

export const Deleted: Story = {};
export const OwnTitle: Story = { args: { title: 'The risk was deleted' } };
