import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Muted } from '../muted/muted.tsx';
import { ScoreBadge } from '../score-badge/score-badge.tsx';
import { Disclosure } from './disclosure.tsx';

const meta: Meta<typeof Disclosure> = {
  title: 'Components/Disclosure',
  component: Disclosure,
  args: {
    title: 'Ransomware encrypts the file servers',
    summary: 'Organized crime · linked to 2 of 3 assets',
    children: 'Attackers encrypt the data and ask for a ransom.',
  },
  render: function Opened(args) {
    const [open, setOpen] = useState(args.open);
    return <Disclosure {...args} open={open} onToggle={() => setOpen(!open)} />;
  },
};
export default meta;

type Story = StoryObj<typeof Disclosure>;

export const Closed: Story = { args: { open: false } };
export const Open: Story = { args: { open: true } };
export const WithActions: Story = {
  args: {
    open: false,
    actions: (
      <>
        <ScoreBadge score={16} />
        <Button size="sm">Assess</Button>
      </>
    ),
  },
};
export const Flush: Story = { args: { open: true, look: 'flush' } };
export const Plain: Story = {
  args: {
    open: true,
    look: 'plain',
    title: (
      <>
        Hosted at <Muted>Text</Muted>
      </>
    ),
  },
};
