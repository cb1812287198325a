import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../dev/render-page.tsx';
import { RiskRegisterPage } from './risk-register-page.tsx';

it('shows what somebody else creates, and removes what they delete', async () => {
  const { host, mocks } = await renderPage(<RiskRegisterPage />, { url: '/risk-register?q=Ledger' });
  await screen.findByText('No risk matches 1 filter');
  host.live.start();
  await expect.poll(() => host.live.status.get()).toBe('live');
  const member = await mocks.member();
  const created = await mocks.fetch(
    new Request(`${location.origin}/api/risks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ organization_id: member?.organization_id, title: 'Ledger lost' }),
    }),
  );
  const { id }: { id: string } = await created.json();
  await screen.findByText('Ledger lost');
  await mocks.fetch(new Request(`${location.origin}/api/risks/${id}`, { method: 'DELETE' }));
  await screen.findByText('No risk matches 1 filter');
  act(() => host.live.stop());
});
