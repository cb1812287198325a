import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusMenu } from './status-menu.tsx';

const meta: Meta<typeof StatusMenu> = {
  title: 'Components/StatusMenu',
  component: StatusMenu,
  args: {
    status: 'in-progress',
    statuses: ['pending', 'in-progress', 'completed', 'cancelled'],
    label: 'In Progress: change the status of “Encrypt backups”',
    onChange: () => {},
  },
};
export default meta;

type Story = StoryObj<typeof StatusMenu>;

export const InProgress: Story = {};
export const ReadOnly: Story = { args: { readOnly: true } };
