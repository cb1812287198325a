import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatCard, StatGroup } from './stat-card.tsx';

const meta: Meta<typeof StatCard> = {
  title: 'Components/StatCard',
  component: StatCard,
  args: { label: 'Total Completed Flows', value: '1,204' },
};
export default meta;

type Story = StoryObj<typeof StatCard>;

export const Plain: Story = {};
export const WithIconAndHint: Story = { args: { icon: 'flow', hint: 'in the last month' } };
export const Linked: Story = { args: { to: '/risk-register', hint: 'The whole card leads to the register' } };
export const LinkedHint: Story = {
  args: { to: '/risk-register', hint: '17 critical by score', hintTo: '/risk-register?impact=5' },
};
export const Loading: Story = { args: { icon: 'flow', loading: true } };
export const Zero: Story = { args: { label: 'Archived Risks', value: 0, icon: 'archive' } };
export const LongText: Story = {
  args: {
    label: 'Risks that wait for the decision of a reviewer outside of the organization',
    value: '1,204,815',
    hint: 'counted over all domains that you may see',
  },
};
/** On a phone one card with a column for each. */
export const InARow: Story = {
  render: () => (
    <StatGroup>
      <StatCard label="Total Risks" value={128} hint="17 critical by score" />
      <StatCard label="Completed Flows" value={34} hint="of 74 flows" />
      <StatCard label="Archived Risks" value={19} hint="left out of the register" />
    </StatGroup>
  ),
};
