import { createMocks } from '@parapet/mocks';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { flowOf } from '../dev/flows.ts';
import { renderPage } from '../dev/render-page.tsx';
import { RiskFlowPage } from './risk-flow-page.tsx';

it('links an asset to each risk once, however often and fast somebody clicks', async () => {
  const mocks = await createMocks();
  const flow = await flowOf(mocks, 'Only two people know the rating engine');
  const asset = flow.selected_assets[0] ?? '';
  const { user, requests, notifications } = await renderPage(<RiskFlowPage />, {
    url: `/risk-flow/${flow.risk_id}`,
    path: '/risk-flow/:id',
    mocks,
  });
  await user.click(await screen.findByRole('button', { name: `Connect Risk: ${flow.names[asset]}` }));
  const risks = within(await screen.findByRole('dialog', { name: 'Connect Risk' }));
  const [first, second] = await risks.findAllByRole('button', { name: 'Link Risk' });
  if (first === undefined || second === undefined) throw new Error('No risks to link');
  // Faster than the service answers.
  fireEvent.click(first);
  fireEvent.click(second);
  fireEvent.click(first);
  await waitFor(() => expect(notifications).toHaveLength(2));
  const changes = requests.filter((request) => request.startsWith('PATCH /api/risks/'));
  expect(new Set(changes).size).toBe(2);
  expect(changes).toHaveLength(2);
  const linked = await mocks.collection('risks').find({});
  expect(notifications.map(({ kind }) => kind)).toEqual(['success', 'success']);
  expect(linked.filter(({ selected_assets }) => selected_assets.includes(asset)).length).toBeGreaterThan(2);

  for (const { undo } of notifications.splice(0)) undo?.();
  await waitFor(() => expect(requests.filter((request) => request.startsWith('PATCH'))).toHaveLength(4));
});

it('says why a risk could not be linked, and links it at the next try', async () => {
  const mocks = await createMocks();
  const flow = await flowOf(mocks, 'Only two people know the rating engine');
  const asset = flow.selected_assets[0] ?? '';
  let isDown = true;
  const { user, notifications } = await renderPage(<RiskFlowPage />, {
    url: `/risk-flow/${flow.risk_id}`,
    path: '/risk-flow/:id',
    mocks,
    intercept: ({ method, url }) =>
      isDown && method === 'PATCH' && url.includes('/api/risks/') ? new Response('', { status: 503 }) : undefined,
  });
  await user.click(await screen.findByRole('button', { name: `Connect Risk: ${flow.names[asset]}` }));
  const risks = within(await screen.findByRole('dialog', { name: 'Connect Risk' }));
  const [first] = await risks.findAllByRole('button', { name: 'Link Risk' });
  if (first === undefined) throw new Error('No risk to link');
  await user.click(first);
  await waitFor(() =>
    expect(notifications).toMatchObject([{ kind: 'error', text: 'Failed to update risk. Please try again.' }]),
  );
  isDown = false;
  await user.click(first);
  await waitFor(() => expect(notifications.map(({ kind }) => kind)).toEqual(['error', 'success']));
});
