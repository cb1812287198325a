import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { Button } from '../button/button.tsx';
import { NavItem } from '../nav-item/nav-item.tsx';
import { AppLayout } from './app-layout.tsx';

function setUp() {
  renderKit(
    <AppLayout
      brand="Parapet"
      action={<Button to="/add-risk">Add New Risk</Button>}
      nav={
        <>
          <NavItem icon="dashboard" label="Dashboard" to="/dashboard" active />
          <NavItem icon="tasks" label="Plans & Tasks" to="/plans-tasks" disabled />
        </>
      }
      footer={<Button>Ines Moreau</Button>}
    >
      <h1>Dashboard</h1>
    </AppLayout>,
  );
  return { user: userEvent.setup(), opener: screen.getByRole('button', { name: 'Open navigation' }) };
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('has a skip link to the content as its first tab stop', async () => {
  const { user } = setUp();
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Skip to content');
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(window.location.hash).toBe('');
});

it('opens the same navigation over the page, with the focus in it', async () => {
  const { user, opener } = setUp();
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  await user.click(opener);
  const drawer = await screen.findByRole('dialog');
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
  expect(within(drawer).getByRole('link', { name: 'Add New Risk' })).toBeTruthy();
  expect(within(drawer).getByRole('button', { name: 'Ines Moreau' })).toBeTruthy();
});

it('closes the drawer with Escape and with its button, and gives the focus back', async () => {
  const { user, opener } = setUp();
  await user.click(opener);
  const drawer = await screen.findByRole('dialog');
  await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  await closed();
  await waitFor(() => expect(document.activeElement).toBe(opener));
  await user.click(opener);
  await user.click(await screen.findByRole('button', { name: 'Close navigation' }));
  await closed();
});

it('closes the drawer when a link in it is followed, and only then', async () => {
  const { user, opener } = setUp();
  await user.click(opener);
  const drawer = await screen.findByRole('dialog');
  await user.click(within(drawer).getByText('Plans & Tasks'));
  await user.click(within(drawer).getByRole('button', { name: 'Ines Moreau' }));
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  await user.click(within(drawer).getByRole('link', { name: 'Dashboard' }));
  await closed();
});

describe('at the width of the rail', () => {
  beforeEach(() => {
    const wide = window.matchMedia;
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(wide(query), { matches: query.includes('min-width: 640px') }),
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  it('names items that show only an icon, and shows their names as tooltips', async () => {
    const { user } = setUp();
    const dashboard = screen.getByRole('link', { name: 'Dashboard' });
    expect(dashboard.dataset['iconOnly']).toBe('true');
    await user.hover(dashboard);
    expect((await screen.findByRole('tooltip', { hidden: true })).textContent).toBe('Dashboard');
    expect(dashboard.getAttribute('aria-current')).toBe('page');
    await user.unhover(dashboard);
    await user.hover(screen.getByText('Plans & Tasks'));
    expect(await screen.findByText('Plans & Tasks · In Progress')).toBeTruthy();
  });

  it('shows the whole text in the drawer, without tooltips', async () => {
    const { user, opener } = setUp();
    const inRail = screen.getByText('Plans & Tasks');
    await user.click(opener);
    const dashboard = within(await screen.findByRole('dialog')).getByRole('link', { name: 'Dashboard' });
    expect(dashboard.dataset['iconOnly']).toBeUndefined();
    fireEvent.pointerEnter(dashboard);
    // A tooltip of the rail, for which the mouse has to rest as long.
    fireEvent.pointerEnter(inRail);
    expect(await screen.findByText('Plans & Tasks · In Progress')).toBeTruthy();
    expect(screen.getAllByRole('tooltip', { hidden: true }).map(({ textContent }) => textContent)).not.toContain(
      'Dashboard',
    );
  });
});
