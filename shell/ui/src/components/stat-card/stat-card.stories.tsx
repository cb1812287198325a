import type { Meta, StoryObj } from '@storybook/react-vite';
import { SimpleGrid } from '../../primitives/primitives.ts';
import { StatCard } from './stat-card.tsx';

const meta: Meta<typeof StatCard> = { title: 'Components/StatCard', component: StatCard, args: { label: 'Total Completed Flows', value: '1,204' } };
export default meta;

type Story = StoryObj<typeof StatCard>;

export const Plain: Story = {};
export const WithIconAndHint: Story = { args: { icon: 'flow', hint: 'in the last month' } };
export const Loading: Story = { args: { icon: 'flow', loading: true } };
export const Zero: Story = { args: { label: 'Archived Risks', value: 0, icon: 'archive' } };
export const LongText: Story = { args: { label: 'Risks that wait for the decision of a reviewer outside of the organisation', value: '1,204,815', hint: 'counted over all domains that you may see' } };
export const InARow: Story = {
  render: () => (
    <SimpleGrid cols={{ base: 1, sm: 3 }}>
      <StatCard label="Total Completed Flows" value={48} icon="flow" />
      <StatCard label="Completed Flows" value={12} icon="success" hint="in the last month" />
      <StatCard label="Archived Risks" value={7} icon="archive" />
    </SimpleGrid>
  ),
};
