import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { stubLayout } from '../../testing/stub-layout.ts';
import { renderKit } from '../../testing/render-kit.tsx';
import { showOnPhone } from '../../testing/show-on-phone.ts';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { Menu } from '../menu/menu.tsx';
import { Popover } from '../popover/popover.tsx';
import { SidePanel } from './side-panel.tsx';

stubLayout();

/** A page with a panel and, mounted on its first use, a confirmation over the panel. */
function Page() {
  const [opened, setOpened] = useState(false);
  const [asked, setAsked] = useState<boolean | null>(null);
  const answer = () => setAsked(false);
  return (
    <>
      <Button onClick={() => setOpened(true)}>Show risk</Button>
      <SidePanel
        opened={opened}
        onClose={() => setOpened(false)}
        title="Flood"
        footer={<Button onClick={() => setAsked(true)}>Delete</Button>}
      >
        <Menu trigger={<button type="button">More</button>} entries={[{ id: 'copy', label: 'Copy link' }]} />
      </SidePanel>
      {asked !== null && (
        <ConfirmDialog
          opened={asked}
          title="Sure?"
          message="Think."
          confirmLabel="Yes"
          onConfirm={answer}
          onCancel={answer}
        />
      )}
    </>
  );
}

async function openPanel() {
  const user = userEvent.setup();
  renderKit(<Page />);
  const opener = screen.getByRole('button', { name: 'Show risk' });
  await user.click(opener);
  const panel = await screen.findByRole('dialog', { name: 'Flood' });
  await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
  return { user, opener, panel };
}

it('takes the focus, closes with Escape and gives the focus back', async () => {
  const { user, opener } = await openPanel();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it('closes on an Escape that is pressed during the first layout effects', () => {
  const onClose = vi.fn();
  function Hurried() {
    useLayoutEffect(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    }, []);
    return (
      <SidePanel opened onClose={onClose} title="Flood">
        A risk
      </SidePanel>
    );
  }
  renderKit(<Hurried />);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('stays open when Escape closes a confirmation over it', async () => {
  const { user } = await openPanel();
  const remove = screen.getByRole('button', { name: 'Delete' });
  await user.click(remove);
  await screen.findByRole('alertdialog', { name: 'Sure?' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Flood' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(remove));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('stays when Escape closes a menu inside it', async () => {
  const { user } = await openPanel();
  await user.click(screen.getByRole('button', { name: 'More' }));
  const entry = await screen.findByRole('menuitem', { name: 'Copy link' });
  await waitFor(() => expect(document.activeElement).toBe(entry));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Flood' })).toBeTruthy();
});

describe('beside a list', () => {
  const panel = () => screen.queryByRole('dialog', { name: 'Flood' });

  it('is not modal: the focus may leave it, and Escape closes it from anywhere', async () => {
    const user = userEvent.setup();
    renderKit(<Page />);
    const opener = screen.getByRole('button', { name: 'Show risk' });
    await user.click(opener);
    expect(panel()?.hasAttribute('aria-modal')).toBe(false);
    opener.focus();
    expect(document.activeElement).toBe(opener);
    await user.keyboard('{Escape}');
    expect(panel()).toBeNull();
  });

  it('ignores an Escape that something else has handled', async () => {
    const user = userEvent.setup();
    renderKit(
      <>
        <input aria-label="Search" onKeyDown={(event) => event.preventDefault()} />
        <SidePanel opened onClose={() => expect.unreachable()} title="Flood" />
      </>,
    );
    await user.click(screen.getByLabelText('Search'));
    await user.keyboard('{Escape}');
    expect(panel()).toBeTruthy();
  });

  it('stays when Escape closes a popover in it', async () => {
    const user = userEvent.setup();
    renderKit(
      <SidePanel opened onClose={() => expect.unreachable()} title="Flood">
        <Popover label="Owners" trigger={<button type="button">Owner</button>}>
          <button type="button">Maya</button>
        </Popover>
      </SidePanel>,
    );
    await user.click(screen.getByRole('button', { name: 'Owner' }));
    await screen.findByRole('dialog', { name: 'Owners' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Owners' })).toBeNull());
    expect(panel()).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Owner' })));
  });

  it('does not take the focus on a page that opens with it', () => {
    renderKit(<SidePanel opened onClose={() => {}} title="Flood" />);
    expect(document.activeElement).toBe(document.body);
  });

  it('has buttons to its neighbors, and disables the button when there is no neighbor', async () => {
    const user = userEvent.setup();
    const onNext = vi.fn();
    renderKit(<SidePanel opened onClose={() => {}} title="Flood" neighbors={{ onNext }} />);
    expect(screen.getByRole('button', { name: 'Previous record' }).hasAttribute('disabled')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Next record' }));
    expect(onNext).toHaveBeenCalledTimes(1);
  });

  it('leads to its neighbors by J and K, which are letters in a field, and says which record it shows', async () => {
    const user = userEvent.setup();
    const [onPrevious, onNext] = [vi.fn(), vi.fn()];
    renderKit(
      <SidePanel
        opened
        onClose={() => {}}
        title="Flood"
        neighbors={{ onPrevious, onNext, position: { at: 2, total: 1200 } }}
      >
        <input aria-label="Note" />
      </SidePanel>,
    );
    expect(screen.getByRole('status').textContent).toBe('2 of 1,200');
    await user.keyboard('jjk');
    expect([onNext.mock.calls.length, onPrevious.mock.calls.length]).toEqual([2, 1]);
    await user.type(screen.getByLabelText('Note'), 'jk');
    await user.keyboard('{Control>}k{/Control}');
    expect([onNext.mock.calls.length, onPrevious.mock.calls.length]).toEqual([2, 1]);
  });

  it('shows the full text of a long title as a tooltip, and the facts before the description', () => {
    const title = 'Flood '.repeat(60).trim();
    renderKit(<SidePanel opened onClose={() => {}} title={title} facts={<p>Score 20</p>} description="Long story" />);
    const shown = screen.getByRole('dialog');
    expect(screen.getByRole('heading').title).toBe(title);
    expect(shown.textContent).toMatch(/Score 20.*Long story/);
  });

  it('is a modal sheet on a phone', async () => {
    showOnPhone();
    renderKit(<SidePanel opened onClose={() => {}} title="Flood" footer={<Button>Show 14 risks</Button>} />);
    expect((await screen.findByRole('dialog', { name: 'Flood' })).getAttribute('aria-modal')).toBe('true');
    expect(screen.getByRole('button', { name: 'Show 14 risks' })).toBeTruthy();
  });
});
