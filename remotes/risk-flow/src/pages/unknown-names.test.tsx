/** A flow about records of which nobody knows the names any more. */
import { createMocks } from '@parapet/mocks';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { flowOf } from '../dev/flows.ts';
import { renderPage } from '../dev/render-page.tsx';
import { EditRiskFlowPage } from './edit-risk-flow-page.tsx';
import { FlowReportPage } from './flow-report-page.tsx';
import { RiskFlowPage } from './risk-flow-page.tsx';

const GONE = { asset: 'gone-asset', scenario: 'gone-scenario', property: 'gone-property' };

it.each([
  { shown: 'the first step', step: 1, Page: RiskFlowPage, path: '/risk-flow/:id' },
  { shown: 'the second step', step: 2, Page: RiskFlowPage, path: '/risk-flow/:id' },
  { shown: 'the review of a completed flow', step: 'done', Page: RiskFlowPage, path: '/risk-flow/:id' },
  { shown: 'the page on which a flow is edited', step: 3, Page: EditRiskFlowPage, path: '/risk-flow/edit/:id' },
  { shown: 'the report', step: 'done', Page: FlowReportPage, path: '/risk-flows/:id/report' },
])('$shown says so, and shows no id', async ({ step, Page, path }) => {
  const mocks = await createMocks();
  const flow = await flowOf(mocks, 'Ransomware encrypts the claims file servers');
  // A completed flow shows its review.
  const open = { status: 'in-progress', completed_at: null, open_risk_id: flow.risk_id, current_step: step } as const;
  const change = {
    ...(step !== 'done' && open),
    selected_assets: [...flow.selected_assets, GONE.asset],
    selected_scenarios: [...flow.selected_scenarios, GONE.scenario],
    selected_properties: [...flow.selected_properties, GONE.property],
  };
  await mocks.collection('risk_flows').updateOne({ _id: flow._id }, { $set: change });
  const url = path.replace(':id', path === '/risk-flow/:id' ? flow.risk_id : flow._id);
  await renderPage(<Page />, { url, path, mocks });
  expect((await screen.findAllByText(/Unknown/, {}, { timeout: 5000 })).length).toBeGreaterThan(0);
  for (const id of Object.values(GONE)) expect(document.body.textContent).not.toContain(id);
});
