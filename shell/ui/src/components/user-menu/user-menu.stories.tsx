import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Box, UserMenu } from '../../index.ts';

const meta: Meta<typeof UserMenu> = {
  title: 'Components/UserMenu',
  component: UserMenu,
  args: {
    name: 'Ines Moreau',
    detail: 'Risk manager',
    entries: [
      { id: 'password', label: 'Change password', icon: 'key', to: '/account' },
      { id: 'out', label: 'Sign out', icon: 'sign-out', separated: true },
    ],
  },
  // As wide as the sidebar leaves it; the menu opens above.
  decorators: [
    (Story) => (
      <Box w={226} pt={120}>
        <Story />
      </Box>
    ),
  ],
};
export default meta;

export const WithRole: StoryObj<typeof UserMenu> = {};
export const NameOnly: StoryObj<typeof UserMenu> = { args: { detail: undefined } };
export const LongAddress: StoryObj<typeof UserMenu> = {
  args: {
    name: 'maximiliane.von-hohenstein-oberdorf@meridian-logistics.example',
    detail: 'Administrator of four organizations',
  },
};
export const Open: StoryObj<typeof UserMenu> = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
  },
};
