import { createMocks, OTHER_ORGANIZATION_ID } from '@parapet/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../dev/render-page.tsx';
import { RiskFlowPage } from './risk-flow-page.tsx';
import { StartRiskFlowPage } from './start-risk-flow-page.tsx';

describe('choosing a risk', () => {
  it('searches on the server and links each risk to its flow', async () => {
    const { user, lastQuery, mocks } = await renderPage(<StartRiskFlowPage />, { url: '/risk-flow' });
    await screen.findByRole('heading', { level: 1, name: 'Risk flow' });
    await user.type(screen.getByRole('searchbox', { name: 'Search risks' }), 'ransomware');
    await waitFor(() => expect(lastQuery('/api/risks').get('q')).toBe('ransomware'));
    const [found] = await mocks.collection('risks').find({}, { search: 'ransomware' });
    const link = await screen.findByRole('link', { name: found?.title ?? '' });
    expect(link.getAttribute('href')).toBe(`/risk-flow/${found?._id}`);
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
    await screen.findByText('No matching risks');
    unmount();
    await renderPage(<StartRiskFlowPage />, { url: '/risk-flow', seed: 'empty' });
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
    const mocks = await createMocks();
    const [risk] = await mocks.collection('risks').find({}, { limit: 1 });
    await renderPage(<RiskFlowPage />, { url: `/risk-flow/${risk?._id}`, path, mocks });
    const card = await screen.findByRole('region', { name: risk?.title ?? '' });
    expect(card.textContent).toContain(risk?.description);
    expect(card.textContent).toContain(`Impact${risk?.impact_level} of 5`);
    expect(card.textContent).toContain(`Probability${risk?.probability} of 5`);
    expect(card.textContent).toContain(`Risk score ${risk?.risk_score} · `);
    expect(await within(card).findByText('Owner')).toBeTruthy();
    // What matters first, before a text of any length.
    expect([...card.querySelectorAll('dt')].slice(0, 4).map(({ textContent }) => textContent)).toEqual(['Severity', 'Score', 'Status', 'Description']);
    expect(screen.getByRole('link', { name: 'Show in the register' }).getAttribute('href')).toBe(`/risk-register?risk=${risk?._id}`);
  });

  it('says when it is not there, or belongs to others, with a way back', async () => {
    const mocks = await createMocks();
    const [theirs] = await mocks.store.org(OTHER_ORGANIZATION_ID, { id: 'test' }).collection('risks').find({});
    await renderPage(<RiskFlowPage />, { url: `/risk-flow/${theirs?._id}`, path, mocks });
    await screen.findByText('Risk not found');
    expect(screen.getByRole('link', { name: 'Choose a risk' }).getAttribute('href')).toBe('/risk-flow');
  });

  it('says that loading failed and tries again', async () => {
    const { user, requests } = await renderPage(<RiskFlowPage />, { url: '/risk-flow/abc', path, fail: { getRisk: 500 } });
    await screen.findByText('Failed to load risk. Please try again later.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(requests).toHaveLength(2));
  });
});
