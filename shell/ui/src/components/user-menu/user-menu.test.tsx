import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { stubLayout } from '../../testing/stub-layout.ts';
import { renderKit } from '../../testing/render-kit.tsx';
import { UserMenu } from './user-menu.tsx';

stubLayout();

it('names its button after the person and the detail shown on it', () => {
  renderKit(<UserMenu name="Ines Moreau" detail="Risk manager" entries={[]} />);
  expect(screen.getByRole('button', { name: /^Account: Ines Moreau\s?Risk manager$/ }).textContent).toContain('IM');
});

it('offers its entries', async () => {
  const user = userEvent.setup();
  const signOut = vi.fn();
  renderKit(<UserMenu name="Ines Moreau" entries={[{ id: 'out', label: 'Sign out', onSelect: signOut }]} />);
  await user.click(screen.getByRole('button', { name: 'Account: Ines Moreau' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  expect(signOut).toHaveBeenCalledTimes(1);
});
