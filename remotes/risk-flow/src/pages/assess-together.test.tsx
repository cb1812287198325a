import { createMocks } from '@parapet/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { flowOf } from '../dev/flows.ts';
import { renderPage } from '../dev/render-page.tsx';
import { RiskFlowPage } from './risk-flow-page.tsx';

const PROVIDER = 'Claims platform provider becomes insolvent';

it('gives several scenarios the same assessment, which can be undone, and leaves those that are not selected as they are', async () => {
  const mocks = await createMocks();
  const flow = await flowOf(mocks, PROVIDER);
  const known = {
    likelihood: 1,
    impact: 1,
    risk_level: 'low',
    mitigation_strategy: 'Known',
    residual_risk: null,
    controls_effectiveness: null,
    comments: '',
    last_reviewed: '2026-01-31',
    reviewer: 'Somebody who has left',
  };
  const scenarios = (await mocks.collection('risk_scenarios').find({}, { limit: 3 })).map(({ _id }) => _id);
  const [first = '', second = '', third = ''] = scenarios;
  await mocks
    .collection('risk_flows')
    .updateOne(
      { _id: flow._id },
      {
        $set: {
          current_step: 2,
          status: 'in-progress',
          selected_scenarios: scenarios,
          scenario_assessments: { [third]: known },
          names: { ...flow.names, [first]: 'First', [second]: 'Second', [third]: 'Third' },
        },
      },
    );
  const { user, notifications } = await renderPage(<RiskFlowPage />, {
    url: `/risk-flow/${flow.risk_id}`,
    path: '/risk-flow/:id',
    mocks,
  });
  const assessments = async () =>
    (await mocks.collection('risk_flows').findOne({ _id: flow._id }))?.scenario_assessments ?? {};

  await user.click(await screen.findByRole('button', { name: 'Select the unassessed' }));
  await user.click(screen.getByRole('button', { name: 'Assess 2 scenarios' }));
  await screen.findByRole('radiogroup', { name: /^Likelihood/ }, { timeout: 5000 });
  const dialog = within(screen.getByRole('dialog', { name: 'Assess 2 scenarios' }));
  await user.click(
    within(dialog.getByRole('radiogroup', { name: /^Likelihood/ })).getByRole('radio', { name: 'High' }),
  );
  await user.click(
    within(dialog.getByRole('radiogroup', { name: /^Impact/ })).getByRole('radio', { name: 'Very High' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Save for all' }));
  const same = { likelihood: 4, impact: 5, risk_level: 'high' };
  await waitFor(async () =>
    expect(await assessments()).toMatchObject({ [first]: same, [second]: same, [third]: known }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: /^Assess/ })).toBeNull();

  notifications.at(-1)?.undo?.();
  await waitFor(async () => expect(await assessments()).toEqual({ [third]: known }));
});
