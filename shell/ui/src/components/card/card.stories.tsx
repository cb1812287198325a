import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
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
export const WithDescription: Story = { args: { title: 'Controls', description: 'Checked by their owners every three months.' } };
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
    title: 'Asset',
    padding: 'none',
    children: <DescriptionList items={[{ label: 'Name', value: 'Customer database (production)' }, { label: 'Type', value: 'PostgreSQL' }]} />,
  },
};
export const LongTitle: Story = {
  args: {
    title: 'Loss, theft or unlawful disclosure of personal data of customers at a hosting partner outside the European Economic Area',
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
