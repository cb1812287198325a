import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta: Meta<typeof EmptyState> = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: { title: 'No risk matches these filters' },
};
export default meta;

type Story = StoryObj<typeof EmptyState>;

export const TitleOnly: Story = {};
export const FirstVisit: Story = {
  args: {
    icon: 'risk',
    title: 'No risks yet',
    message: 'Record the first one; it takes about two minutes.',
    action: (
      <Button variant="primary" icon="add" to="/add-risk">
        Add New Risk
      </Button>
    ),
  },
};
export const NothingFound: Story = {
  args: { message: 'Try other words, or take the filters away.', action: <Button>Clear filters</Button> },
};
export const SmallInACard: Story = {
  args: { size: 'sm', icon: 'tasks', title: 'No tasks', message: 'Tasks of this risk will be listed here.' },
};
export const LongText: Story = {
  args: {
    icon: 'scenario',
    title: 'None of the 214 risk scenarios of your organization fits the assets that you have chosen',
    message: 'You searched for “customer-database-production.eu-central-1.internal.meridian-logistics.example.org”.',
  },
};
