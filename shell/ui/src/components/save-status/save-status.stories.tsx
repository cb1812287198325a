import type { Meta, StoryObj } from '@storybook/react-vite';
import { AutosaveStatus, FormFooter, SaveStatus } from '../../forms.ts';
import { Button, Stack } from '../../index.ts';

const meta: Meta<typeof SaveStatus> = {
  title: 'Components/SaveStatus',
  component: SaveStatus,
  decorators: [
    (Story) => (
      <FormFooter sticky={false} status={<Story />}>
        <Button>Cancel</Button>
        <Button variant="primary">Save changes</Button>
      </FormFooter>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof SaveStatus>;

export const Offline: Story = { args: { problem: 'offline', action: { label: 'Try again', onClick: () => {} } } };
export const Server: Story = { args: { problem: 'server', title: 'Failed to update risk. Please try again.' } };
export const Refused: Story = {
  args: {
    problem: 'refused',
    title: 'Failed to update risk. Please try again.',
    detail: (
      <>
        An answer is missing in <a href="#answers">Template answers</a>. Your 4 changes are still here.
      </>
    ),
  },
};
export const Conflict: Story = {
  args: {
    problem: 'conflict',
    title: 'Maya Lindqvist saved this risk at 14:31',
    detail: '3 fields were changed by both of you.',
    action: { label: 'Compare', onClick: () => {} },
  },
};
export const Nothing: Story = { args: { problem: null } };
export const LongText: Story = {
  args: {
    problem: 'refused',
    title:
      'The treatment plan “Regulatory reporting of subsidiaries outside the European Economic Area” was completed by somebody else and can only be read now',
  },
};
export const Autosave: StoryObj = {
  render: () => (
    <Stack gap="xs">
      <AutosaveStatus state="saving" />
      <AutosaveStatus state="saved" savedAt="09:42" />
      <AutosaveStatus state="retrying" failures={1} />
      <AutosaveStatus state="retrying" failures={3} onRetry={() => {}} />
      <AutosaveStatus state="retrying" failures={1} offline />
      <AutosaveStatus state="refused" reason="A flow takes at most 500 properties." onRetry={() => {}} />
      <AutosaveStatus state="conflict" />
    </Stack>
  ),
};
