import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { giveLayout } from '../../testing/give-layout.ts';
import { renderKit } from '../../testing/render-kit.tsx';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { Menu } from '../menu/menu.tsx';
import { SidePanel } from './side-panel.tsx';

giveLayout();

/** A panel over a page and, mounted when it is first asked, a question over the panel. */
function Page() {
  const [opened, setOpened] = useState(false);
  const [asked, setAsked] = useState<boolean | null>(null);
  const answer = () => setAsked(false);
  return (
    <>
      <Button onClick={() => setOpened(true)}>Show risk</Button>
      <SidePanel opened={opened} onClose={() => setOpened(false)} title="Flood" footer={<Button onClick={() => setAsked(true)}>Delete</Button>}>
        <Menu trigger={<button type="button">More</button>} entries={[{ id: 'copy', label: 'Copy link' }]} />
      </SidePanel>
      {asked !== null && <ConfirmDialog opened={asked} title="Sure?" message="Think." confirmLabel="Yes" onConfirm={answer} onCancel={answer} />}
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

it('stays when Escape answers a question that lies over it', async () => {
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
