import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Alert } from './alert.tsx';

const meta: Meta<typeof Alert> = { title: 'Components/Alert', component: Alert };
export default meta;

type Story = StoryObj<typeof Alert>;

export const Info: Story = { args: { children: 'This risk flow is archived and can only be read.' } };
export const Success: Story = {
  args: { kind: 'success', title: 'Risk flow completed', children: 'The risk is now being mitigated by Dana Okafor.' },
};
export const Warning: Story = {
  args: {
    kind: 'warning',
    title: 'You have unsaved changes',
    children: 'They are stored on this device until you sign out.',
    actions: (
      <>
        <Button size="sm" variant="primary">
          Save
        </Button>
        <Button size="sm">Discard changes</Button>
      </>
    ),
  },
};
export const Failure: Story = {
  args: {
    kind: 'error',
    title: 'Failed to fetch risks',
    children: 'The server did not answer. Try again in a moment.',
  },
};
export const TitleOnly: Story = { args: { kind: 'error', title: 'No organization ID available' } };
export const LongText: Story = {
  args: {
    kind: 'info',
    title: 'Some assets have no property yet',
    children:
      'Customer database (production), Payment gateway, Warehouse scanners and 14 others cannot be assessed before each has at least one property. See /properties?assets=customer-database-production,payment-gateway,warehouse-scanners-rotterdam.',
  },
};
