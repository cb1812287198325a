/** A flow with 50 assets, 200 properties and 100 scenarios. */
import { createMocks, type Mocks } from '@parapet/mocks';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { riskWithoutFlow } from '../dev/flows.ts';
import { renderPage } from '../dev/render-page.tsx';
import { RiskFlowPage } from './risk-flow-page.tsx';

// A hundred rows take their time here.
configure({ asyncUtilTimeout: 15_000 });

const [ASSETS, PROPERTIES, SCENARIOS] = [50, 200, 100];
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

async function recordLargeRisk(mocks: Mocks) {
  const scenarios = mocks.collection('risk_scenarios');
  const properties = mocks.collection('properties');
  const assets = mocks.collection('assets');
  const ids: { scenarios: string[]; properties: string[]; assets: string[] } = {
    scenarios: [],
    properties: [],
    assets: [],
  };
  const common = { description: 'What may happen', template_id: null, attributes: {} };
  for (const index of range(SCENARIOS))
    ids.scenarios.push(
      (await scenarios.insertOne({ ...common, title: `Scenario no. ${index}`, threat_actors: [], linked_controls: [] }))
        ._id,
    );
  for (const index of range(PROPERTIES)) {
    const linked_scenarios = [ids.scenarios[index % SCENARIOS] ?? ''];
    ids.properties.push(
      (
        await properties.insertOne({
          ...common,
          name: `Property no. ${index}`,
          type: 'Digital',
          category: '',
          value: '',
          linked_scenarios,
          linked_risks: [],
        })
      )._id,
    );
  }
  const each = PROPERTIES / ASSETS;
  for (const index of range(ASSETS)) {
    const linked_properties = ids.properties.slice(index * each, (index + 1) * each);
    ids.assets.push(
      (
        await assets.insertOne({
          ...common,
          name: `Asset no. ${index}`,
          type: 'Data',
          status: 'Active',
          risk_level: 'High',
          linked_properties,
        })
      )._id,
    );
  }
  const risk = await riskWithoutFlow(mocks);
  await mocks
    .collection('risks')
    .updateOne({ _id: risk._id }, { $set: { selected_assets: ids.assets, selected_scenarios: [] } });
  return { risk, ids };
}

it('shows and searches all scenarios, moves through unassessed ones by key and wraps around, and stores a note', async () => {
  const mocks = await createMocks();
  const { risk, ids } = await recordLargeRisk(mocks);
  const { user, url } = await renderPage(<RiskFlowPage />, {
    url: `/risk-flow/${risk._id}`,
    path: '/risk-flow/:id',
    mocks,
  });
  const list = await screen.findByRole('region', { name: 'Scenarios' });
  const rows = () => within(list).getAllByRole('button', { name: /^Scenario no/ });
  await waitFor(() => expect(rows()).toHaveLength(SCENARIOS));
  expect(rows().at(-1)?.textContent).toContain(`Scenario no. ${SCENARIOS - 1}`);

  const box = screen.getByRole('searchbox', { name: 'Search scenarios' });
  await user.type(box, 'no. 98');
  expect(box).toHaveProperty('value', 'no. 98');
  expect(rows()).toHaveLength(1);
  await waitFor(() => expect(url()).toContain('find='));
  await user.clear(box);
  await waitFor(() => expect(url()).not.toContain('find='));
  expect(rows()).toHaveLength(SCENARIOS);

  const last = rows().at(-2);
  if (last === undefined) throw new Error('No scenarios');
  await user.click(last);
  box.blur();
  await user.keyboard('n');
  await waitFor(() => expect(url()).toContain(ids.scenarios[SCENARIOS - 1]));
  await waitFor(() => expect(document.activeElement?.textContent).toContain(`Scenario no. ${SCENARIOS - 1}`));
  await user.keyboard('n');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Scenario no. 0'));

  await user.click(screen.getByRole('button', { name: `Show all ${PROPERTIES}` }));
  await user.click(screen.getByRole('button', { name: `Add a note on Property no. ${PROPERTIES - 1}` }));
  await user.type(
    screen.getByRole('textbox', { name: `Treatment notes on Property no. ${PROPERTIES - 1}` }),
    'At the end',
  );
  await waitFor(async () =>
    expect((await mocks.collection('risk_flows').find({ risk_id: risk._id }))[0]?.property_comments).toEqual({
      [ids.properties.at(-1) ?? '']: 'At the end',
    }),
  );

  // Step 1 shows the last of many selected assets, so that those to choose from are in sight.
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  const selected = await screen.findByRole('region', { name: 'Selected assets' });
  const names = () =>
    within(selected)
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.textContent);
  expect(names()).toEqual([45, 46, 47, 48, 49].map((index) => `Asset no. ${index}`));
  await user.click(within(selected).getByRole('button', { name: `Show all ${ASSETS}` }));
  expect(names()).toHaveLength(ASSETS);
}, 120_000);
