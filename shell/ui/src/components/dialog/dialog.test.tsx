import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { stubLayout } from '../../testing/stub-layout.ts';
import { renderKit } from '../../testing/render-kit.tsx';
import { Button } from '../button/button.tsx';
import { Menu } from '../menu/menu.tsx';
import { Dialog } from './dialog.tsx';

stubLayout();

function Pair() {
  const [first, setFirst] = useState(false);
  const [second, setSecond] = useState(false);
  return (
    <>
      <Button onClick={() => setFirst(true)}>Open first</Button>
      <Dialog opened={first} onClose={() => setFirst(false)} title="First" description="What it is about">
        <Button onClick={() => setSecond(true)}>Open second</Button>
      </Dialog>
      <Dialog opened={second} onClose={() => setSecond(false)} title="Second" footer={<Button>Fine</Button>} />
    </>
  );
}

const dialog = (name: string) => screen.queryByRole('dialog', { name });
const expectClosed = (name: string) => waitFor(() => expect(dialog(name)).toBeNull());

it('takes the focus and gives it back', async () => {
  const user = userEvent.setup();
  renderKit(<Pair />);
  const opener = screen.getByRole('button', { name: 'Open first' });
  await user.click(opener);
  const first = await screen.findByRole('dialog', { name: 'First' });
  await waitFor(() => expect(first.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  await expectClosed('First');
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it('starts with the focus in its first field, or where the content says, and not on the button that closes it', async () => {
  const { unmount } = renderKit(
    <Dialog opened onClose={() => {}} title="Link">
      <input type="search" aria-label="Search" />
    </Dialog>,
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search' })));
  unmount();
  renderKit(
    <Dialog opened onClose={() => {}} title="Link">
      <input type="search" aria-label="Search" />
      <input aria-label="Name" data-autofocus />
    </Dialog>,
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
});

it('keeps Tab inside', async () => {
  const user = userEvent.setup();
  renderKit(<Pair />);
  await user.click(screen.getByRole('button', { name: 'Open first' }));
  const first = await screen.findByRole('dialog', { name: 'First' });
  await waitFor(() => expect(first.contains(document.activeElement)).toBe(true));
  for (let step = 0; step < 4; step++) {
    await user.tab();
    expect(first.contains(document.activeElement), `after ${step + 1} tabs`).toBe(true);
  }
});

it('closes one at a time with Escape, and returns the focus level by level', async () => {
  const user = userEvent.setup();
  renderKit(<Pair />);
  await user.click(screen.getByRole('button', { name: 'Open first' }));
  const inner = await screen.findByRole('button', { name: 'Open second' });
  await user.click(inner);
  await screen.findByRole('dialog', { name: 'Second' });
  await user.keyboard('{Escape}');
  await expectClosed('Second');
  expect(dialog('First')).not.toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(inner));
  await user.keyboard('{Escape}');
  await expectClosed('First');
});

it('returns the focus when it is mounted and unmounted while open', async () => {
  const user = userEvent.setup();
  function Mounting() {
    const [shown, setShown] = useState(false);
    return (
      <>
        <Button onClick={() => setShown(true)}>Ask</Button>
        {shown && <Dialog opened onClose={() => setShown(false)} title="Mounted" />}
      </>
    );
  }
  renderKit(<Mounting />);
  const opener = screen.getByRole('button', { name: 'Ask' });
  await user.click(opener);
  await screen.findByRole('dialog', { name: 'Mounted' });
  await user.keyboard('{Escape}');
  await expectClosed('Mounted');
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it('returns the focus to the button of the menu whose entry opened it', async () => {
  const user = userEvent.setup();
  function FromMenu() {
    const [shown, setShown] = useState(false);
    return (
      <>
        <Menu
          trigger={<button type="button">Actions</button>}
          entries={[{ id: 'edit', label: 'Edit', onSelect: () => setShown(true) }]}
        />
        <Dialog opened={shown} onClose={() => setShown(false)} title="Edit" />
      </>
    );
  }
  renderKit(<FromMenu />);
  const opener = screen.getByRole('button', { name: 'Actions' });
  await user.click(opener);
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const edit = await screen.findByRole('dialog', { name: 'Edit' });
  await waitFor(() => expect(edit.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  await expectClosed('Edit');
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it('leaves the focus where its close handler put it', async () => {
  const user = userEvent.setup();
  function Leading() {
    const [shown, setShown] = useState(false);
    const leave = () => {
      setShown(false);
      document.getElementById('elsewhere')?.focus();
    };
    return (
      <>
        <Button onClick={() => setShown(true)}>Open</Button>
        <input id="elsewhere" aria-label="Elsewhere" />
        <Dialog opened={shown} onClose={leave} title="Leading" />
      </>
    );
  }
  renderKit(<Leading />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const leading = await screen.findByRole('dialog', { name: 'Leading' });
  await waitFor(() => expect(leading.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  await expectClosed('Leading');
  expect(document.activeElement).toBe(screen.getByLabelText('Elsewhere'));
});

it('closes by its button and by a click outside', async () => {
  const user = userEvent.setup();
  renderKit(<Pair />);
  const opener = screen.getByRole('button', { name: 'Open first' });
  await user.click(opener);
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await expectClosed('First');
  await user.click(opener);
  await screen.findByRole('dialog', { name: 'First' });
  const outside = document.querySelector('.mantine-Modal-overlay');
  if (outside === null) throw new Error('There is nothing around the dialog');
  await user.click(outside);
  await expectClosed('First');
});

it('returns the focus to the element that opened the dialog it replaced', async () => {
  const user = userEvent.setup();
  function Loading({ onClose }: { onClose: () => void }) {
    return <Dialog opened onClose={onClose} title="Loading" />;
  }
  function Loaded({ onClose }: { onClose: () => void }) {
    return (
      <Dialog opened onClose={onClose} title="Loaded">
        <input aria-label="Name" data-autofocus />
      </Dialog>
    );
  }
  function Page() {
    const [state, setState] = useState<'closed' | 'loading' | 'loaded'>('closed');
    const close = () => setState('closed');
    return (
      <>
        <button type="button" onClick={() => setState('loading')}>
          Edit
        </button>
        <button type="button" onClick={() => setState('loaded')}>
          Data arrives
        </button>
        {state === 'loading' && <Loading onClose={close} />}
        {state === 'loaded' && <Loaded onClose={close} />}
      </>
    );
  }
  renderKit(<Page />);
  const opener = screen.getByRole('button', { name: 'Edit' });
  await user.click(opener);
  const loading = await screen.findByRole('dialog', { name: 'Loading' });
  await waitFor(() => expect(loading.contains(document.activeElement)).toBe(true));
  fireEvent.click(screen.getByText('Data arrives'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});
