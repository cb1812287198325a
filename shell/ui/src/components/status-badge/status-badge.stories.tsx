import type { Meta, StoryObj } from '@storybook/react-vite';
import { Group } from '../../primitives/primitives.ts';
import type { FlowStatus, Status, TaskStatus } from '../../tokens/meanings.ts';
import { StatusBadge } from './status-badge.tsx';

const meta: Meta<typeof StatusBadge> = {
  title: 'Components/StatusBadge',
  component: StatusBadge,
  args: { status: 'open' },
};
export default meta;

type Story = StoryObj<typeof StatusBadge>;

const RISK: readonly Status[] = [
  'identified',
  'open',
  'assessing',
  'mitigating',
  'monitored',
  'mitigated',
  'accepted',
  'closed',
  'archived',
];
const FLOW: readonly FlowStatus[] = ['draft', 'in-progress', 'completed', 'archived'];
const TASK: readonly TaskStatus[] = ['pending', 'in-progress', 'completed', 'cancelled'];

function Badges({ of }: { of: readonly Status[] }) {
  return (
    <Group>
      {of.map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </Group>
  );
}

export const OfRisks: Story = { render: () => <Badges of={RISK} /> };
export const OfRiskFlows: Story = { render: () => <Badges of={FLOW} /> };
export const OfTasks: Story = { render: () => <Badges of={TASK} /> };
export const OwnLabel: Story = { args: { status: 'mitigating', label: 'Mitigating since March' } };
