import type { Meta, StoryObj } from '@storybook/react-vite';
import { Group } from '../../primitives/primitives.ts';
import { Progress } from './progress.tsx';

const meta: Meta<typeof Progress> = {
  title: 'Components/Progress',
  component: Progress,
  args: { label: 'Assessed scenarios', value: 4, max: 7 },
};
export default meta;

type Story = StoryObj<typeof Progress>;

export const Bar: Story = {};
export const WithText: Story = { args: { text: '4 of 7' } };
export const Nothing: Story = { args: { value: 0 } };
export const Done: Story = { args: { value: 7, tone: 'green', text: '7 of 7' } };
export const Unknown: Story = { args: { label: 'Importing risks', value: null } };
export const TextsHidden: Story = { args: { hideTexts: true } };
export const Rings: Story = {
  render: (args) => (
    <Group>
      <Progress {...args} shape="ring" />
      <Progress {...args} shape="ring" text="4/7" tone="blue" />
      <Progress {...args} shape="ring" value={7} tone="green" />
      <Progress {...args} shape="ring" value={0} />
      <Progress {...args} shape="ring" value={null} label="Importing risks" />
    </Group>
  ),
};
