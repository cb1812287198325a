import type { Meta, StoryObj } from '@storybook/react-vite';
import { Group } from '../../primitives/primitives.ts';
import { TONES } from '../../tokens/palette.ts';
import { Badge } from './badge.tsx';

const meta: Meta<typeof Badge> = { title: 'Components/Badge', component: Badge, args: { children: 'ISO 27001' } };
export default meta;

type Story = StoryObj<typeof Badge>;

export const Plain: Story = {};
export const Tones: Story = {
  render: () => (
    <Group>
      {TONES.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Group>
  ),
};
export const WithDot: Story = {
  render: () => (
    <Group>
      {TONES.map((tone) => (
        <Badge key={tone} tone={tone} dot>
          {tone}
        </Badge>
      ))}
    </Group>
  ),
};
export const LongText: Story = {
  args: {
    tone: 'accent',
    children: 'Organised crime group with access to an insider of a subcontractor in the supply chain',
  },
};
