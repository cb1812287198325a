import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Box, Button, Popover, Stack, Text } from '../../index.ts';

const meta: Meta<typeof Popover> = {
  title: 'Components/Popover',
  component: Popover,
  args: {
    label: 'Assets',
    trigger: <Button trailingIcon="chevron-down">3 assets</Button>,
    children: (
      <Stack gap="xs">
        <Text size="sm">File cluster LYO-1</Text>
        <Text size="sm">Backup vault</Text>
        <Button size="sm">Edit</Button>
      </Stack>
    ),
  },
  decorators: [
    (Story) => (
      <Box mih={260}>
        <Story />
      </Box>
    ),
  ],
};
export default meta;

export const Closed: StoryObj<typeof Popover> = {};
export const Open: StoryObj<typeof Popover> = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
  },
};
