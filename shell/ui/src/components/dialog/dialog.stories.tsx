import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Dialog, Stack, Text } from '../../index.ts';
import { TextField } from '../../forms.ts';

const meta: Meta<typeof Dialog> = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    opened: true,
    onClose: () => {},
    title: 'Save this filter',
    description: 'It appears above the register for you alone.',
    children: <TextField label="Name" value="Critical and unowned" onChange={() => {}} />,
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Save</Button>
      </>
    ),
  },
};
export default meta;

const paragraphs = Array.from({ length: 24 }, (_, index) => (
  <Text
    key={index + 1}
  >{`${index + 1}. The treatment plan names who does what until when, and what is left of the risk afterwards.`}</Text>
));

export const Medium: StoryObj<typeof Dialog> = {};
export const Small: StoryObj<typeof Dialog> = { args: { size: 'sm' } };
export const Large: StoryObj<typeof Dialog> = { args: { size: 'lg' } };
export const ExtraLarge: StoryObj<typeof Dialog> = { args: { size: 'xl' } };
export const FixedHeight: StoryObj<typeof Dialog> = { args: { size: 'lg', fixedHeight: true } };
export const WithoutFooter: StoryObj<typeof Dialog> = { args: { footer: undefined, description: undefined } };
export const LongContent: StoryObj<typeof Dialog> = { args: { children: <Stack gap="xs">{paragraphs}</Stack> } };
export const LongTitle: StoryObj<typeof Dialog> = {
  args: {
    title: 'Unpatched VPN concentrator of the Lyon site that is reachable from the internet without a second factor',
  },
};
