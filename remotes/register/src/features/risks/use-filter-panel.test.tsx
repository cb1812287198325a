import { screen, waitFor } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';

// Other test files have loaded the filters already, so this file loads all modules anew, and so does the next file.
vi.resetModules();
afterAll(() => {
  vi.doUnmock('./filters/risk-filters.tsx');
  vi.resetModules();
});

it('pressing "/" while the filters are still loading focuses the search once they are loaded', async () => {
  const arrival = Promise.withResolvers<void>();
  vi.doMock(import('./filters/risk-filters.tsx'), async (original) => {
    await arrival.promise;
    return original();
  });
  const { renderPage } = await import('../../dev/render-page.tsx');
  const { RiskRegisterPage } = await import('../../pages/risk-register-page.tsx');
  const { user } = await renderPage(<RiskRegisterPage />, { url: '/risk-register' });
  await screen.findAllByRole('rowheader');
  await user.keyboard('/');
  expect(screen.queryByRole('searchbox')).toBeNull();
  arrival.resolve();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search risks' })));
});
