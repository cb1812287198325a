import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box, NavItem } from '../../index.ts';

const meta: Meta<typeof NavItem> = {
  title: 'Components/NavItem',
  component: NavItem,
  args: { label: 'Risk Register', icon: 'register', to: '/risk-register' },
  // In the list that AppLayout draws around its entries.
  decorators: [
    (Story) => (
      <Box component="ul" w={226} m={0} p={0} style={{ listStyle: 'none' }}>
        <Story />
      </Box>
    ),
  ],
};
export default meta;

export const Plain: StoryObj<typeof NavItem> = {};
export const Active: StoryObj<typeof NavItem> = { args: { active: true } };
export const Disabled: StoryObj<typeof NavItem> = { args: { disabled: true, label: 'Plans & Tasks', icon: 'tasks' } };
export const WithCount: StoryObj<typeof NavItem> = { args: { badge: '12' } };
export const LongLabel: StoryObj<typeof NavItem> = {
  args: { disabled: true, label: 'Nachhaltigkeit und Lieferketten' },
};
