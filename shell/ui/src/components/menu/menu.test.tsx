import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { stubLayout } from '../../testing/stub-layout.ts';
import { renderKit } from '../../testing/render-kit.tsx';
import { Menu } from './menu.tsx';

stubLayout();

function setUp() {
  const onCopy = vi.fn();
  const onDelete = vi.fn();
  renderKit(
    <Menu
      trigger={<button type="button">Actions</button>}
      heading="Flood"
      entries={[
        { id: 'flow', label: 'Create Risk Flow', to: '/risk-flow' },
        { id: 'copy', label: 'Copy link', onSelect: onCopy },
        { id: 'help', label: 'Help', href: 'https://example.org/help' },
        { id: 'delete', label: 'Delete', onSelect: onDelete, danger: true, disabled: true, separated: true },
      ]}
    />,
  );
  return { user: userEvent.setup(), trigger: screen.getByRole('button', { name: 'Actions' }), onCopy, onDelete };
}

const entry = (name: string) => screen.findByRole('menuitem', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

it('opens from the keyboard with the focus on its first entry', async () => {
  const { user, trigger } = setUp();
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
  await user.tab();
  await user.keyboard('{Enter}');
  const first = await entry('Create Risk Flow');
  await waitFor(() => expect(document.activeElement).toBe(first));
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
});

it('moves with arrow keys, Home, End and first letters, wraps around, and skips disabled entries', async () => {
  const { user, trigger } = setUp();
  await user.click(trigger);
  const first = await entry('Create Risk Flow');
  await waitFor(() => expect(document.activeElement).toBe(first));
  const walk = [
    ['{ArrowDown}', 'Copy link'],
    ['{ArrowDown}', 'Help'],
    ['{ArrowDown}', 'Create Risk Flow'],
    ['{ArrowUp}', 'Help'],
    ['{Home}', 'Create Risk Flow'],
    ['{End}', 'Help'],
    ['c', 'Create Risk Flow'],
  ] as const;
  for (const [key, label] of walk) {
    await user.keyboard(key);
    expect(document.activeElement?.textContent, key).toBe(label);
  }
});

it('closes with Escape and gives the focus back to its button', async () => {
  const { user, trigger } = setUp();
  await user.click(trigger);
  const first = await entry('Create Risk Flow');
  await waitFor(() => expect(document.activeElement).toBe(first));
  await user.keyboard('{Escape}');
  await gone();
  await waitFor(() => expect(document.activeElement).toBe(trigger));
});

it('does what is chosen, and closes', async () => {
  const { user, trigger, onCopy } = setUp();
  await user.click(trigger);
  await user.click(await entry('Copy link'));
  expect(onCopy).toHaveBeenCalledTimes(1);
  await gone();
});

it('does nothing for a disabled entry', async () => {
  const { user, trigger, onDelete } = setUp();
  await user.click(trigger);
  await user.click(await entry('Delete'));
  expect(onDelete).not.toHaveBeenCalled();
});

it('renders internal entries as router links and external entries as plain links', async () => {
  const { user, trigger } = setUp();
  await user.click(trigger);
  const inside = await entry('Create Risk Flow');
  expect(inside.getAttribute('href')).toBe('/risk-flow');
  expect(inside.hasAttribute('data-router-link')).toBe(true);
  const outside = await entry('Help');
  expect(outside.getAttribute('href')).toBe('https://example.org/help');
  expect(outside.hasAttribute('data-router-link')).toBe(false);
  expect(outside.getAttribute('rel')).toBe('noreferrer');
});

it('can focus an entry with a disabled reason, but not run it', async () => {
  const user = userEvent.setup();
  const onSelect = vi.fn();
  renderKit(
    <Menu
      trigger={<button type="button">Actions</button>}
      entries={[
        { id: 'edit', label: 'Edit' },
        { id: 'archive', label: 'Archive', disabledReason: 'Needs a completed flow', onSelect },
      ]}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  const archive = await screen.findByRole('menuitem', { name: /^Archive ?Needs a completed flow$/ });
  expect(archive.getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{End}');
  await waitFor(() => expect(document.activeElement).toBe(archive));
  await user.keyboard('{Enter}');
  await user.click(archive);
  expect(onSelect).not.toHaveBeenCalled();
  expect(screen.queryByRole('menu')).toBeTruthy();
});

it('checks the chosen one of several entries, and chooses an entry by its digit', async () => {
  const user = userEvent.setup();
  const onTitle = vi.fn();
  renderKit(
    <Menu
      trigger={<button type="button">Sort</button>}
      entries={[
        { id: 'score', label: 'Score', checked: true },
        { id: 'title', label: 'Title', checked: false, onSelect: onTitle },
      ]}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Sort' }));
  expect((await screen.findByRole('menuitemradio', { name: 'Score' })).getAttribute('aria-checked')).toBe('true');
  expect(screen.getByRole('menuitemradio', { name: 'Title' }).getAttribute('aria-checked')).toBe('false');
  await user.keyboard('2');
  expect(onTitle).toHaveBeenCalledTimes(1);
  await gone();
});

it('shows a reason that several entries share once, and reads it out with each', async () => {
  const user = userEvent.setup();
  const reason = 'Your role does not allow this.';
  renderKit(
    <Menu
      trigger={<button type="button">Actions</button>}
      entries={[
        { id: 'edit', label: 'Edit', disabledReason: reason },
        { id: 'copy', label: 'Copy' },
        { id: 'delete', label: 'Delete', disabledReason: reason },
      ]}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  const [edit, copy, remove] = await screen.findAllByRole('menuitem');
  const readOut = (of: Element | undefined) => of?.querySelector('.mantine-VisuallyHidden-root')?.textContent;
  expect([edit?.textContent, readOut(edit)]).toEqual([`Edit${reason}`, undefined]);
  expect([copy?.textContent, readOut(copy)]).toEqual(['Copy', undefined]);
  expect([remove?.textContent, readOut(remove)]).toEqual([`Delete ${reason}`, ` ${reason}`]);
});
