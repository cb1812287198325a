import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Box, Button, IconButton, Menu } from '../../index.ts';

const meta: Meta<typeof Menu> = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    side: 'bottom-start',
    trigger: <Button trailingIcon="chevron-down">Actions</Button>,
    entries: [
      { id: 'flow', label: 'Create Risk Flow', icon: 'flow', to: '/risk-flow' },
      { id: 'edit', label: 'Edit Risk', icon: 'edit' },
      { id: 'archive', label: 'Archive', icon: 'archive', disabled: true },
      { id: 'delete', label: 'Delete', icon: 'delete', danger: true, separated: true },
    ],
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

const open: StoryObj<typeof Menu>['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
};

export const Closed: StoryObj<typeof Menu> = {};
export const Open: StoryObj<typeof Menu> = { play: open };
export const WithHeading: StoryObj<typeof Menu> = { play: open, args: { heading: 'Signed in as Ines Moreau' } };
export const OnIconButton: StoryObj<typeof Menu> = {
  play: open,
  args: { trigger: <IconButton icon="dots" label="Actions for Flood in the basement" /> },
};
