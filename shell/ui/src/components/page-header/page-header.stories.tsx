import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { PageHeader } from './page-header.tsx';

const meta: Meta<typeof PageHeader> = {
  title: 'Components/PageHeader',
  component: PageHeader,
  args: { title: 'Risk Register' },
};
export default meta;

type Story = StoryObj<typeof PageHeader>;

export const TitleOnly: Story = {};
export const WithDescription: Story = {
  args: { description: 'Every risk of Meridian Logistics, who owns it and what is done about it.' },
};
export const WithActions: Story = {
  args: {
    description: 'Every risk of Meridian Logistics, who owns it and what is done about it.',
    actions: (
      <>
        <Button icon="download">Export</Button>
        <Button variant="primary" icon="add" to="/add-risk">
          Add New Risk
        </Button>
      </>
    ),
  },
};
export const WithCount: Story = {
  args: { count: '14 of 128 risks', actions: <Button icon="download">Export</Button> },
};
export const WithWayBack: Story = {
  args: { title: 'Phishing of finance staff', before: <TextLink to="/risk-register">Risk Register</TextLink> },
};
export const LongTitle: Story = {
  args: {
    title:
      'Loss, theft or unlawful disclosure of personal data of customers at a hosting partner outside the European Economic Area (customer-database-production)',
    actions: <Button icon="edit">Edit</Button>,
  },
};
