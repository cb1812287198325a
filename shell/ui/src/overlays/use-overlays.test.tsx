import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MenuProps } from '../components/menu/menu-part.tsx';
import type { TooltipProps } from '../components/tooltip/tooltip-part.tsx';

const PARTS = './overlays.tsx';

// The code is fetched only once, so each test starts with modules that have not fetched it.
beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.doUnmock(PARTS);
  vi.restoreAllMocks();
});

const entries = [{ id: 'edit', label: 'Edit' }];

async function setUp(
  build: (parts: {
    Menu: (props: MenuProps) => ReactElement;
    Tooltip: (props: TooltipProps) => ReactElement;
  }) => ReactElement,
) {
  const { Menu } = await import('../components/menu/menu.tsx');
  const { Tooltip } = await import('../components/tooltip/tooltip.tsx');
  const { UiProvider } = await import('../provider/ui-provider.tsx');
  render(
    <UiProvider locale="en" t={(key) => key} colorScheme="light" linkComponent={() => null}>
      {build({ Menu, Tooltip })}
    </UiProvider>,
  );
  return userEvent.setup();
}

it('opens a menu whose button was pressed before its code was loaded, and keeps that button', async () => {
  const user = await setUp(({ Menu }) => <Menu trigger={<button type="button">More</button>} entries={entries} />);
  const button = screen.getByRole('button', { name: 'More', expanded: false });
  await user.click(button);
  expect(await screen.findByRole('menu', { name: 'More' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'More', expanded: true })).toBe(button);
  await user.keyboard('{Escape}');
  await vi.waitFor(() => expect(document.activeElement).toBe(button));
});

it('shows the tooltip of an element that had the focus before the code was loaded', async () => {
  const user = await setUp(({ Tooltip }) => (
    <Tooltip label="Change it" describes>
      <button type="button">Edit</button>
    </Tooltip>
  ));
  await user.tab();
  expect((await screen.findByRole('tooltip')).textContent).toBe('Change it');
});

it('opens a menu once its code can be fetched', async () => {
  vi.doMock(PARTS, () => {
    throw new Error('offline');
  });
  const user = await setUp(({ Menu }) => <Menu trigger={<button type="button">More</button>} entries={entries} />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  vi.doUnmock(PARTS);
  expect(await screen.findByRole('menu', { name: 'More' })).toBeTruthy();
});
