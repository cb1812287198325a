import { createMockState } from '@parapet/contracts/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../dev/render-page.tsx';
import { RiskFlowPage } from './risk-flow-page.tsx';
import { StartRiskFlowPage } from './start-risk-flow-page.tsx';

describe('choosing a risk', () => {
  it('searches on the server and links each risk to its flow', async () => {
    const { user, lastQuery, state } = await renderPage(<StartRiskFlowPage />, { url: '/risk-flow' });
    await screen.findByRole('heading', { level: 1, name: 'Risk flow' });
    await user.type(screen.getByRole('searchbox', { name: 'Search risks' }), 'ransomware');
    await waitFor(() => expect(lastQuery('/api/risks').get('q')).toBe('ransomware'));
    const found = state.tables.risks.find(({ title }) => title.startsWith('Ransomware'));
    const link = await screen.findByRole('link', { name: found?.title ?? '' });
    expect(link.getAttribute('href')).toBe(`/risk-flow/${found?.id}`);
  });

  it('opens a risk with Enter on its row', async () => {
    const { user, url } = await renderPage(<StartRiskFlowPage />, { url: '/risk-flow' });
    const table = await screen.findByRole('table', { name: 'Risks to choose from' });
    await waitFor(() => expect(within(table).getAllByRole('link').length).toBeGreaterThan(0));
    within(table).getAllByRole('row')[1]?.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(url()).toMatch(/^\/risk-flow\/.+/));
  });

  it('goes straight to the risk that a link names', async () => {
    const { url } = await renderPage(<StartRiskFlowPage />, { url: '/risk-flow?riskId=abc' });
    await waitFor(() => expect(url()).toBe('/risk-flow/abc'));
  });

  it('says that no risk fits, and that there are none at all', async () => {
    const { unmount } = await renderPage(<StartRiskFlowPage />, { url: '/risk-flow?q=nosuchword' });
    await screen.findByText('No risks match');
    unmount();
    await renderPage(<StartRiskFlowPage />, { url: '/risk-flow', state: createMockState({ risks: 'none' }) });
    await screen.findByText('No risks yet');
    expect(screen.getByRole('link', { name: 'Add New Risk' })).toBeTruthy();
  });

  it('says that loading failed', async () => {
    await renderPage(<StartRiskFlowPage />, { url: '/risk-flow', fail: { listRisks: 500 } });
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load risks. Please try again later.');
  });
});

describe('one risk', () => {
  const path = '/risk-flow/:id';

  it('shows its record', async () => {
    const state = createMockState();
    const risk = state.tables.risks.find(({ organization_id }) => organization_id === state.organizations[0]?.id);
    await renderPage(<RiskFlowPage />, { url: `/risk-flow/${risk?.id}`, path, state });
    const card = await screen.findByRole('region', { name: risk?.title ?? '' });
    expect(card.textContent).toContain(risk?.description);
    expect(card.textContent).toContain(`Impact${risk?.impact_level}/5`);
    expect(card.textContent).toContain(`Probability${risk?.probability}/5`);
    expect(card.textContent).toContain(`Score${risk?.risk_score}`);
    expect(screen.getByRole('link', { name: 'Show in the register' }).getAttribute('href')).toBe(`/risk-register?risk=${risk?.id}`);
  });

  it('says when it is not there, or belongs to others, with a way back', async () => {
    const state = createMockState();
    const theirs = state.tables.risks.find(({ organization_id }) => organization_id !== state.organizations[0]?.id);
    await renderPage(<RiskFlowPage />, { url: `/risk-flow/${theirs?.id}`, path, state });
    await screen.findByText('This risk is not there');
    expect(screen.getByRole('link', { name: 'Choose a risk' }).getAttribute('href')).toBe('/risk-flow');
  });

  it('says that loading failed and tries again', async () => {
    const { user, requests } = await renderPage(<RiskFlowPage />, { url: '/risk-flow/abc', path, fail: { getRisk: 500 } });
    await screen.findByText('Failed to load risk. Please try again later.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(requests).toHaveLength(2));
  });
});
