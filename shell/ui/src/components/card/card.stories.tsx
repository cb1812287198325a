import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box, Divider } from '../../primitives/primitives.ts';
import { Button } from '../button/button.tsx';
import { Card } from './card.tsx';

const meta: Meta<typeof Card> = {
  title: 'Components/Card',
  component: Card,
  args: { children: 'Two of the five controls of this risk have been checked this quarter.' },
};
export default meta;

type Story = StoryObj<typeof Card>;

export const Plain: Story = {};
export const WithTitle: Story = { args: { title: 'Controls' } };
export const WithDescription: Story = {
  args: { title: 'Controls', description: 'Checked by their owners every three months.' },
};
export const WithActions: Story = {
  args: {
    title: 'Controls',
    description: 'Checked by their owners every three months.',
    actions: (
      <Button size="sm" icon="add">
        Link Control
      </Button>
    ),
  },
};
export const WithoutPadding: Story = {
  args: {
    title: 'Controls',
    padding: 'none',
    children: (
      <>
        <Divider />
        <Box p="md">A.8.13 Information backup</Box>
        <Divider />
        <Box p="md">A.5.23 Use of cloud services</Box>
      </>
    ),
  },
};
export const LongTitle: Story = {
  args: {
    title:
      'Loss, theft or unlawful disclosure of personal data of customers at a hosting partner outside the European Economic Area',
    actions: (
      <>
        <Button size="sm">Edit</Button>
        <Button size="sm" icon="archive">
          Archive
        </Button>
      </>
    ),
  },
};
