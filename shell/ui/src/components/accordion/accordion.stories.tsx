import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Accordion } from './accordion.tsx';

const assess = (score: string) => (
  <>
    <Badge tone="orange" dot>
      {score}
    </Badge>
    <Button size="sm">Edit assessment</Button>
  </>
);

const meta: Meta<typeof Accordion> = {
  title: 'Components/Accordion',
  component: Accordion,
  args: {
    headingLevel: 2,
    items: [
      {
        id: 'ransomware',
        title: 'Ransomware encrypts warehouse data',
        summary: 'Added · 2 properties · 1 of 2 assets linked',
        actions: assess('20 · High'),
        content:
          'Malware spreads from a depot PC over open shares, encrypts the warehouse database and its mounted backups, and stops picking at all three depots.',
      },
      {
        id: 'phishing',
        title: 'Stolen admin credentials through phishing',
        summary: 'Added · Organized crime · 2 of 2 assets linked',
        actions: assess('16 · High'),
        content: 'A message that looks like one of the identity provider.',
      },
      {
        id: 'backup',
        title: 'Backup restore fails when it is needed',
        summary: 'Human error · 0 of 2 linked',
        content: 'Nobody has tried for a year.',
      },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof Accordion>;

export const Closed: Story = {};
export const OneOpen: Story = { args: { defaultOpen: ['ransomware'] } };
export const Single: Story = { args: { defaultOpen: ['phishing'], single: true } };
export const TitlesOnly: Story = {
  args: {
    items: ['Who may see this?', 'Where is it stored?'].map((title) => ({
      id: title,
      title,
      content: 'Everybody in your organization.',
    })),
  },
};
