import type { Meta, StoryObj } from '@storybook/react-vite';
import { Group } from '../../primitives/primitives.ts';
import { IconButton } from './icon-button.tsx';

const meta: Meta<typeof IconButton> = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { icon: 'edit', label: 'Edit asset' },
};
export default meta;

type Story = StoryObj<typeof IconButton>;

export const Variants: Story = {
  render: () => (
    <Group>
      <IconButton icon="edit" label="Edit asset" />
      <IconButton icon="columns" label="Columns" variant="default" />
      <IconButton icon="delete" label="Delete asset" variant="danger" />
    </Group>
  ),
};
export const Small: Story = { args: { size: 'sm', icon: 'dots', label: 'Actions for Customer database' } };
export const AsLink: Story = { args: { icon: 'eye', label: 'View Risk Flow', to: '/risk-flow/7' } };
export const Disabled: Story = { args: { icon: 'delete', label: 'Delete task', disabled: true } };
export const LongLabel: Story = {
  args: {
    icon: 'unarchive',
    label: 'Unarchive “Loss of the customer database at the hosting partner” and set its status to open',
  },
};
