/** A flow of a risk that has a completed one from before. */
import { createMocks } from '@parapet/mocks';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { flowOf } from '../dev/flows.ts';
import { renderPage } from '../dev/render-page.tsx';
import { FlowReportPage } from './flow-report-page.tsx';
import { RiskFlowPage } from './risk-flow-page.tsx';

const DONE = 'Ransomware encrypts the claims file servers';

/** The completed flow is archived, and followed by one in which one scenario is judged anew and another is gone. */
async function secondFlow(status: 'in-progress' | 'completed') {
  const mocks = await createMocks();
  const before = await flowOf(mocks, DONE);
  const flows = mocks.collection('risk_flows');
  const [changed = '', removed = ''] = Object.keys(before.scenario_assessments);
  const assessment = before.scenario_assessments[changed];
  if (assessment === undefined || removed === '') throw new Error('The sample has too few assessments');
  await flows.updateOne(
    { _id: before._id },
    { $set: { status: 'archived', open_risk_id: null, archived_at: before.completed_at } },
  );
  const { _id, version: _v, created_at: _c, updated_at: _u, organization_id: _o, ...fields } = before;
  const { [removed]: _, ...assessments } = before.scenario_assessments;
  const flow = await flows.insertOne({
    ...fields,
    status,
    current_step: 3,
    open_risk_id: before.risk_id,
    archived_at: null,
    completed_at: status === 'completed' ? new Date().toISOString() : null,
    selected_scenarios: before.selected_scenarios.filter((id) => id !== removed),
    scenario_assessments: {
      ...assessments,
      [changed]: { ...assessment, likelihood: 1, impact: 1, risk_level: 'low', controls_effectiveness: 5 },
    },
  });
  const level = (one: typeof assessment) => String(one.likelihood * one.impact);
  return {
    mocks,
    flow,
    names: { changed: before.names[changed] ?? '', removed: before.names[removed] ?? '' },
    score: level(assessment),
  };
}

async function expectDifferences({ names, score }: Awaited<ReturnType<typeof secondFlow>>) {
  await screen.findByText('Changes since the last risk flow');
  const row = (name: string) =>
    screen
      .getAllByRole('listitem')
      .find((item) => item.textContent?.startsWith(name) && /→|No longer/.test(item.textContent));
  await waitFor(() => expect(row(names.changed)).toBeTruthy());
  expect(row(names.changed)?.textContent).toMatch(new RegExp(`${score}.*→.*1.*Controls 5 Excellent`));
  expect(row(names.removed)?.textContent).toContain('No longer part of the flow');
}

it('step 3 shows the scores, controls and scenarios that changed since the last flow', async () => {
  const second = await secondFlow('in-progress');
  await renderPage(<RiskFlowPage />, {
    url: `/risk-flow/${second.flow.risk_id}`,
    path: '/risk-flow/:id',
    mocks: second.mocks,
  });
  await expectDifferences(second);
});

it('the report shows the scores, controls and scenarios that changed since the last flow', async () => {
  const second = await secondFlow('completed');
  await renderPage(<FlowReportPage />, {
    url: `/risk-flows/${second.flow._id}/report`,
    path: '/risk-flows/:id/report',
    mocks: second.mocks,
  });
  await expectDifferences(second);
});
