import type { Meta, StoryObj } from '@storybook/react-vite';
import { Group } from '../../primitives/primitives.ts';
import type { Level } from '../../tokens/meanings.ts';
import { SeverityBadge } from './severity-badge.tsx';

const meta: Meta<typeof SeverityBadge> = {
  title: 'Components/SeverityBadge',
  component: SeverityBadge,
  args: { severity: 'high' },
};
export default meta;

type Story = StoryObj<typeof SeverityBadge>;

const LEVELS: readonly Level[] = ['low', 'medium', 'high', 'critical'];

export const Levels: Story = {
  render: () => (
    <Group>
      {LEVELS.map((level) => (
        <SeverityBadge key={level} severity={level} />
      ))}
    </Group>
  ),
};
export const OwnLabel: Story = { args: { severity: 'critical', label: 'Severe: stop and report' } };
