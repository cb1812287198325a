import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { ErrorState } from './error-state.tsx';

const meta: Meta<typeof ErrorState> = { title: 'Components/ErrorState', component: ErrorState };
export default meta;

type Story = StoryObj<typeof ErrorState>;

const retry = () => {};

export const TitleOnly: Story = {};
export const WithRetry: Story = {
  args: { message: 'Failed to fetch risks: the server did not answer.', requestId: '01K9Z3W8M4T6', onRetry: retry },
};
export const Retrying: Story = {
  args: { message: 'Failed to fetch risks: the server did not answer.', onRetry: retry, retrying: true },
};
export const OtherWaysOn: Story = {
  args: {
    title: 'This risk no longer exists',
    message: 'Someone may have deleted it.',
    actions: <Button to="/risk-register">Risk Register</Button>,
  },
};
export const SmallInACard: Story = { args: { size: 'sm', message: 'Failed to fetch tasks', onRetry: retry } };
export const LongText: Story = {
  args: {
    message:
      'Failed to fetch /api/risks?category=information-security&severity=critical&status=mitigating&sort=-risk_score&organization_id=meridian-logistics: Service Unavailable',
    requestId: '6f1c2f0e-91d3-4a6d-8d2a-5b7e0c9c1f34-6f1c2f0e-91d3-4a6d-8d2a-5b7e0c9c1f34',
    onRetry: retry,
    actions: <Button to="/">Dashboard</Button>,
  },
};
