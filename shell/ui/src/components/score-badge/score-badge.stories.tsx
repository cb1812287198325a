import type { Meta, StoryObj } from '@storybook/react-vite';
import { Group } from '../../primitives/primitives.ts';
import { ScoreBadge } from './score-badge.tsx';

const meta: Meta<typeof ScoreBadge> = { title: 'Components/ScoreBadge', component: ScoreBadge, args: { score: 12 } };
export default meta;

type Story = StoryObj<typeof ScoreBadge>;

export const OneScore: Story = {};

/** The last and first score of each bucket: low to 3, medium to 8, high to 15, critical above. */
export const Buckets: Story = {
  render: () => (
    <Group>
      {[1, 3, 4, 8, 9, 15, 16, 25].map((score) => (
        <ScoreBadge key={score} score={score} />
      ))}
    </Group>
  ),
};

/** The same number on the two scales of the product. */
export const BothScales: Story = {
  render: () => (
    <Group>
      <ScoreBadge score={20} />
      <ScoreBadge score={20} scale="scenario" level="high" />
    </Group>
  ),
};
