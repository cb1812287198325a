import { createMocks, OTHER_ORGANIZATION_ID } from '@parapet/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../dev/render-page.tsx';
import { riskWithoutFlow } from '../dev/flows.ts';
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

  it('distinguishes between no matching risks and no risks at all', async () => {
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

  it('is reported as not found, with a link back, when it belongs to another organization', async () => {
    const mocks = await createMocks();
    const [theirs] = await mocks.store.org(OTHER_ORGANIZATION_ID, { id: 'test' }).collection('risks').find({});
    await renderPage(<RiskFlowPage />, { url: `/risk-flow/${theirs?._id}`, path, mocks });
    await screen.findByText('Risk not found');
    expect(screen.getByRole('link', { name: 'Choose a risk' }).getAttribute('href')).toBe('/risk-flow');
  });

  it('says that loading failed and tries again', async () => {
    const { user, requests } = await renderPage(<RiskFlowPage />, {
      url: '/risk-flow/abc',
      path,
      fail: { getRisk: 500 },
    });
    await screen.findByText('Failed to load risk. Please try again later.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(requests).toHaveLength(2));
  });

  it('creates a draft at step 2 from the assets and scenarios of a risk without a flow', async () => {
    const mocks = await createMocks();
    const risk = await riskWithoutFlow(mocks);
    const [scenario] = await mocks.collection('risk_scenarios').find({});
    await mocks
      .collection('risks')
      .updateOne({ _id: risk._id }, { $set: { selected_scenarios: [scenario?._id ?? ''] } });
    await renderPage(<RiskFlowPage />, { url: `/risk-flow/${risk._id}`, path, mocks });
    await screen.findByRole('heading', { name: 'Review Connected Data' });
    const [flow] = await mocks.collection('risk_flows').find({ risk_id: risk._id });
    expect(flow).toMatchObject({
      status: 'draft',
      current_step: 2,
      selected_assets: risk.selected_assets,
      selected_scenarios: [scenario?._id],
    });
  });

  it('shows the scenarios of its assets when the risk names none', async () => {
    const mocks = await createMocks();
    const risk = await riskWithoutFlow(mocks);
    await mocks.collection('risks').updateOne({ _id: risk._id }, { $set: { selected_scenarios: [] } });
    const properties = await mocks.collection('properties').find({});
    const assets = await mocks.collection('assets').find({ _id: { $in: risk.selected_assets } });
    const linked = properties
      .filter(({ _id }) => assets.some((asset) => asset.linked_properties.includes(_id)))
      .flatMap((property) => property.linked_scenarios);
    await renderPage(<RiskFlowPage />, { url: `/risk-flow/${risk._id}`, path, mocks });
    await screen.findByRole('heading', { name: 'Review Connected Data' });
    const [flow] = await mocks.collection('risk_flows').find({ risk_id: risk._id });
    expect(flow?.selected_scenarios.toSorted()).toEqual([...new Set(linked)].toSorted());
    expect(flow?.selected_scenarios).not.toEqual([]);
  });

  it('shows that there is no flow, and why none is created, to a role that may not create one', async () => {
    const mocks = await createMocks();
    const risk = await riskWithoutFlow(mocks);
    await renderPage(<RiskFlowPage />, { url: `/risk-flow/${risk._id}`, path, mocks, role: 'auditor' });
    await screen.findByText('This risk has no risk flow yet');
    expect(screen.getByText('Your role (Auditor) does not allow this.')).toBeTruthy();
    expect(await mocks.collection('risk_flows').count({ risk_id: risk._id })).toBe(0);
  });
});
