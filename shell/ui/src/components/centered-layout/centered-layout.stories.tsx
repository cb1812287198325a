import type { Meta, StoryObj } from '@storybook/react-vite';
import { Brand } from '../brand/brand.tsx';
import { Button } from '../button/button.tsx';
import { Hero } from '../hero/hero.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { CenteredLayout } from './centered-layout.tsx';

const meta: Meta<typeof CenteredLayout> = {
  title: 'Components/CenteredLayout',
  component: CenteredLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <Hero
        title="You have signed out"
        text="Close this window if others use this computer."
        action={<Button variant="primary">Sign in</Button>}
      />
    ),
  },
};
export default meta;

type Story = StoryObj<typeof CenteredLayout>;

export const ContentOnly: Story = {};
export const WithBrandAndFooter: Story = {
  args: {
    brand: <Brand name="Parapet" />,
    footer: <TextLink href="mailto:support@example.org">Contact Support</TextLink>,
  },
};
