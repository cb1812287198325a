import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderWithSdk, type RenderOptions } from '../testing.tsx';
import { useGuardedClose } from './use-guarded-close.ts';

async function setUp(options: RenderOptions & { busy?: boolean } = {}) {
  const onClose = vi.fn();
  function Dialog() {
    const [name, setName] = useState('Ada');
    const { close } = useGuardedClose({ name, roles: ['admin'] }, onClose, { busy: options.busy ?? false });
    return (
      <>
        <input aria-label="Name" value={name} onChange={(event) => setName(event.currentTarget.value)} />
        <button onClick={close}>Cancel</button>
      </>
    );
  }
  const rendered = await renderWithSdk(<Dialog />, { url: '/organization', ...options });
  return {
    ...rendered,
    onClose,
    type: (name: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: name } }),
    cancel: () => act(async () => fireEvent.click(screen.getByRole('button'))),
  };
}

it('closes without a question while nothing was entered, also after it was taken back', async () => {
  const { onClose, confirmations, type, cancel } = await setUp({ confirm: false });
  type('Grace');
  type('Ada');
  await cancel();
  expect(onClose).toHaveBeenCalledOnce();
  expect(confirmations).toEqual([]);
});

it('asks before what was entered is lost, and stays open when the person keeps editing', async () => {
  const { onClose, confirmations, type, cancel } = await setUp({ confirm: false });
  type('Grace');
  await cancel();
  await waitFor(() => expect(confirmations).toMatchObject([{ title: 'Leave without saving?' }]));
  expect(onClose).not.toHaveBeenCalled();
  await cancel();
  await waitFor(() => expect(confirmations).toHaveLength(2));
});

it('closes when the person chooses to lose it', async () => {
  const { onClose, type, cancel } = await setUp();
  type('Grace');
  await cancel();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('asks on the way to another page too', async () => {
  const { confirmations, type, goTo, url } = await setUp({ confirm: false });
  type('Grace');
  await goTo('/dashboard');
  await waitFor(() => expect(confirmations).toHaveLength(1));
  expect(url()).toBe('/organization');
});

it('does not close while it is being saved', async () => {
  const { onClose, confirmations, type, cancel } = await setUp({ busy: true });
  type('Grace');
  await cancel();
  expect(onClose).not.toHaveBeenCalled();
  expect(confirmations).toEqual([]);
});
