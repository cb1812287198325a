import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Button, Card, NavItem, PageHeader, Text, UserMenu, Brand, AppLayout } from '../../index.ts';

const meta: Meta<typeof AppLayout> = {
  title: 'Components/AppLayout',
  component: AppLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: <Brand name="Parapet" />,
    action: (
      <Button variant="primary" icon="add" to="/add-risk" fullWidth>
        Add New Risk
      </Button>
    ),
    nav: (
      <>
        <NavItem icon="dashboard" label="Dashboard" to="/dashboard" active />
        <NavItem icon="register" label="Risk Register" to="/risk-register" badge="12" />
        <NavItem icon="settings" label="Settings" to="/settings" />
        <NavItem icon="tasks" label="Plans & Tasks" to="/plans-tasks" disabled />
        <NavItem icon="leaf" label="Sustainability" to="/sustainability" disabled />
      </>
    ),
    footer: (
      <UserMenu
        name="Ines Moreau"
        detail="Risk manager"
        entries={[{ id: 'out', label: 'Sign out', icon: 'sign-out' }]}
      />
    ),
    children: (
      <>
        <PageHeader title="Dashboard" description="Where Meridian Logistics stands today." />
        <Card>
          <Text>
            The page stands beside the sidebar; below 1024 px that shows icons only, and below 640 px it opens over the
            page.
          </Text>
        </Card>
      </>
    ),
  },
};
export default meta;

export const WithEverything: StoryObj<typeof AppLayout> = {};
export const OnlyWhatIsNeeded: StoryObj<typeof AppLayout> = { args: { action: undefined, footer: undefined } };
export const ManyEntries: StoryObj<typeof AppLayout> = {
  args: {
    nav: Array.from({ length: 30 }, (_, index) => (
      <NavItem
        key={index + 1}
        icon="organization"
        label={`Part ${index + 1} of a product with many parts`}
        to={`/part-${index + 1}`}
        disabled={index % 3 === 2}
      />
    )),
  },
};
/** On a wide screen there is nothing to open. */
export const DrawerOpen: StoryObj<typeof AppLayout> = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).queryByRole('button', { name: 'Open navigation' });
    if (opener) await userEvent.click(opener);
  },
};
