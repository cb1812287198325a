import type { Meta, StoryObj } from '@storybook/react-vite';
import { AutosaveStatus, FormFooter, SaveStatus, TextAreaField } from '../../forms.ts';
import { Button, Stack } from '../../index.ts';

const meta: Meta<typeof FormFooter> = {
  title: 'Components/FormFooter',
  component: FormFooter,
  args: {
    children: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Save changes</Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Stack>
        {['Description', 'Existing controls', 'Consequences', 'Treatment', 'Remarks'].map((label) => (
          <TextAreaField
            key={label}
            label={label}
            rows={6}
            value="An attacker encrypts the warehouse system during the night shift."
            onChange={() => {}}
          />
        ))}
        <Story />
      </Stack>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof FormFooter>;

export const Plain: Story = {};
export const Unsaved: Story = { args: { status: '4 unsaved changes' } };
export const Autosaved: Story = { args: { status: <AutosaveStatus state="saved" savedAt="09:42" /> } };
export const Failed: Story = {
  args: { status: <SaveStatus problem="offline" action={{ label: 'Try again', onClick: () => {} }} /> },
};
