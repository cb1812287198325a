import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { NoPermissionState } from './no-permission-state.tsx';

const meta: Meta<typeof NoPermissionState> = { title: 'Components/NoPermissionState', component: NoPermissionState };
export default meta;

type Story = StoryObj<typeof NoPermissionState>;

export const OwnTexts: Story = {};
export const WithReason: Story = {
  args: { message: 'Auditors may read the risks of every domain, not add or change them.' },
};
export const WithWayOn: Story = {
  args: { title: 'You may not add risks', action: <Button to="/risk-register">Risk Register</Button> },
};
