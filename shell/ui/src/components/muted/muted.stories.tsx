import type { Meta, StoryObj } from '@storybook/react-vite';
import { Title } from '../../primitives/primitives.ts';
import { Muted } from './muted.tsx';

const meta: Meta<typeof Muted> = {
  title: 'Components/Muted',
  component: Muted,
  args: { children: '3 of 12 with a note' },
};
export default meta;

type Story = StoryObj<typeof Muted>;

export const Small: Story = {};
export const Smallest: Story = { args: { size: 'xs' } };
export const Paragraph: Story = { args: { as: 'p', children: 'Nothing is stored before somebody saves.' } };
export const InHeading: Story = {
  render: (args) => (
    <Title order={2}>
      Scenarios <Muted {...args} size="inherit" />
    </Title>
  ),
};
