import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { release, remoteModule } from '../testing/releases.ts';
import { renderShell } from '../testing/render-shell.tsx';

const remotes = ['register', 'cybersecurity'].map((name) => release(name));
const offer = () => screen.queryByText(/^A new version of/);

it('offers each newer release of what has started, and again an hour after it was refused', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
  try {
    const { registry } = await renderShell({
      path: '/register',
      remotes,
      federation: async ({ name }) => remoteModule(name, () => <h1>Here</h1>),
    });
    await screen.findByRole('heading', { name: 'Here' });
    await waitFor(() => expect(document.querySelector('section[aria-live]')).toBeTruthy());
    expect(offer()).toBeNull();
    act(() => registry.released.set(remotes.map((one) => ({ ...one, version: '2' }))));
    await waitFor(() =>
      expect(offer()?.textContent).toContain('A new version of register and cybersecurity is available.'),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(offer()).toBeNull();
    act(() => void vi.advanceTimersByTime(60 * 60 * 1_000));
    expect(offer()).toBeTruthy();
    // Taken back.
    act(() => registry.released.set(remotes));
    expect(offer()).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});
