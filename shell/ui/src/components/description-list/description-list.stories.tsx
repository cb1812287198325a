import type { Meta, StoryObj } from '@storybook/react-vite';
import { SeverityBadge } from '../severity-badge/severity-badge.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { DescriptionList } from './description-list.tsx';

const meta: Meta<typeof DescriptionList> = {
  title: 'Components/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { label: 'Category', value: 'Information security' },
      { label: 'Severity', value: <SeverityBadge severity="high" /> },
      { label: 'Status', value: <StatusBadge status="mitigating" /> },
      { label: 'Owner', value: 'Dana Okafor' },
      { label: 'Reviewer', value: null },
      { label: 'Asset', value: <TextLink to="/assets/12">Customer database (production)</TextLink> },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof DescriptionList>;

export const Columns: Story = {};
export const Stacked: Story = { args: { layout: 'stacked' } };
export const Row: Story = { args: { layout: 'row' } };
export const LongTexts: Story = {
  args: {
    items: [
      {
        label: 'Description',
        value:
          'An attacker sends finance staff a message that appears to come from a supplier and asks them to pay an invoice to another account.',
      },
      {
        label: 'Additional information about the threat actor',
        value: 'https://intelligence.example.org/reports/2026/business-email-compromise-in-the-logistics-sector',
      },
    ],
  },
};
