import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Text } from '../../index.ts';
import { Tabs, type TabsProps } from '../../forms.ts';

function Shown({ value, ...props }: TabsProps) {
  const [current, setCurrent] = useState(value);
  return <Tabs {...props} value={current} onChange={setCurrent} />;
}

const meta: Meta<typeof Tabs> = {
  title: 'Components/Tabs',
  component: Tabs,
  render: (args) => <Shown {...args} />,
  args: {
    label: 'Settings',
    value: 'general',
    onChange: () => {},
    tabs: [
      { id: 'general', label: 'General' },
      { id: 'appearance', label: 'Appearance' },
      { id: 'language', label: 'Language' },
    ],
    children: <Text>What the tab holds.</Text>,
  },
};
export default meta;

export const Plain: StoryObj<typeof Tabs> = {};
export const WithCountsAndDisabled: StoryObj<typeof Tabs> = {
  args: {
    value: 'members',
    tabs: [
      { id: 'general', label: 'General' },
      { id: 'members', label: 'Members', count: 12 },
      { id: 'billing', label: 'Billing', disabled: true },
    ],
  },
};
export const ChangesAndErrors: StoryObj<typeof Tabs> = {
  args: {
    value: 'details',
    tabs: [
      { id: 'details', label: 'Details', changed: true },
      { id: 'assessment', label: 'Assessment', changed: true },
      { id: 'answers', label: 'Template answers', errors: 1 },
      { id: 'notes', label: 'Notes', count: 3 },
      { id: 'history', label: 'History' },
    ],
  },
};
export const MoreThanFit: StoryObj<typeof Tabs> = {
  args: {
    value: '8',
    tabs: Array.from({ length: 24 }, (_, index) => ({ id: `${index + 1}`, label: `Step ${index + 1}` })),
  },
};
