import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../dev/render-page.tsx';
import { RiskRegisterPage } from '../../pages/risk-register-page.tsx';

/** Resolves when the code of the filters may arrive. */
const arrival = vi.hoisted(() => Promise.withResolvers<void>());

vi.mock(import('./filters/risk-filters.tsx'), async (original) => {
  await arrival.promise;
  return original();
});

it('"/" leads to the search also when the filters are still being loaded', async () => {
  const { user } = await renderPage(<RiskRegisterPage />, { url: '/risk-register' });
  await screen.findAllByRole('rowheader');
  await user.keyboard('/');
  expect(screen.queryByRole('searchbox')).toBeNull();
  arrival.resolve();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search risks' })));
});
