/** What the assistant suggests in a flow: each value says why, and only the person decides on it. */
import { createMocks } from '@parapet/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { flowOf } from '../dev/flows.ts';
import { renderPage } from '../dev/render-page.tsx';
import { RiskFlowPage } from './risk-flow-page.tsx';

const PROVIDER = 'Claims platform provider becomes insolvent';
const OWN = 'Mine: two suppliers instead of one.';

async function open(prepared: Record<string, unknown> = {}) {
  const mocks = await createMocks();
  const { _id } = await flowOf(mocks, PROVIDER);
  await mocks.collection('risk_flows').updateOne({ _id }, { $set: prepared });
  const flow = await flowOf(mocks, PROVIDER);
  const { user } = await renderPage(<RiskFlowPage />, {
    url: `/risk-flow/${flow.risk_id}`,
    path: '/risk-flow/:id',
    mocks,
  });
  return { user, mocks, flow };
}

const proposal = (field: string) => screen.findByRole('group', { name: `Proposal for ${field}` });
const press = (name: string) => screen.getByRole('button', { name });

async function openPlan(text = OWN) {
  const { user, mocks, flow } = await open();
  const stored = async () => {
    const plan = await mocks.collection('treatment_plans').findOne({ risk_flow_id: flow._id });
    if (plan === null) throw new Error('The flow has no plan');
    return plan;
  };
  const own = await screen.findByRole('textbox', { name: /^Description/ });
  await user.clear(own);
  await user.paste(text);
  await user.click(press('Draft a plan'));
  return { user, stored, before: await stored(), own };
}

it('adds a drafted description to the own one, after both were shown, and saves both', async () => {
  const { user, stored, own } = await openPlan();
  const shown = await proposal('Description');
  const added = shown.querySelector('ins')?.textContent ?? '';
  expect(added).not.toBe('');
  expect(shown.textContent).toContain(OWN);
  expect(shown.textContent).toContain('Why:');
  await user.click(press('Add to my text: Description'));
  expect(own).toHaveProperty('value', `${OWN}\n${added}`);
  await waitFor(async () => expect((await stored()).description).toBe(`${OWN}\n${added}`), { timeout: 4000 });
  // Undo takes the proposal back, not what was typed since.
  await user.type(own, '{Enter}On Mondays.');
  await user.click(press('Undo: Description'));
  expect(own).toHaveProperty('value', `${OWN}\nOn Mondays.`);
});

it('adds no proposal with which the own text would be too long, says so, and adds it once there is room', async () => {
  const { user, own } = await openPlan('x'.repeat(9_999));
  const shown = await proposal('Description');
  const added = shown.querySelector('ins')?.textContent ?? '';
  const excess = added.length.toLocaleString('en');
  expect(shown.textContent).toContain(`are ${excess} characters too long together: the limit is 10,000.`);
  await user.click(press('Add to my text: Description'));
  await user.click(screen.getByRole('button', { name: /^Accept the other/ }));
  expect(own).toHaveProperty('value', 'x'.repeat(9_999));
  expect(screen.getAllByRole('group', { name: /^Proposal for / })).toEqual([await proposal('Description')]);
  await user.clear(own);
  await user.paste(OWN);
  expect(shown.textContent).not.toContain('too long');
  await user.click(press('Add to my text: Description'));
  expect(own).toHaveProperty('value', `${OWN}\n${added}`);
});

it('says why of each drafted field, rewords one, and leaves what is dismissed when the others are accepted', async () => {
  const { user, stored, before } = await openPlan();
  await proposal('Description');
  const proposed = screen.getAllByRole('group', { name: /^Proposal for / });
  for (const one of proposed) expect(one.textContent).toMatch(/Why: \S/);
  await user.click(press('Edit: Description'));
  const wording = screen.getByRole('textbox', { name: 'Proposal for Description' });
  await user.clear(wording);
  await user.type(wording, 'Reworded.');
  await user.click(press('Use this text'));
  await user.click(press('Dismiss: Title'));
  const left = screen.getAllByRole('group', { name: /^Proposal for / });
  expect(left).toHaveLength(proposed.length - 1);
  const [dismissed = '', ...taken] = left
    .map((one) => one.getAttribute('aria-label')?.replace('Proposal for ', '') ?? '')
    .filter((name) => !['Description', 'Priority', 'Timeline'].includes(name));
  expect(taken.length).toBeGreaterThan(0);
  await user.click(press(`Dismiss: ${dismissed}`));
  await user.click(press(`Accept the other ${left.length - 1}`));
  expect(screen.queryByRole('group', { name: /^Proposal for / })).toBeNull();
  await waitFor(
    async () =>
      expect(await stored()).toMatchObject({
        title: before.title,
        description: `${OWN}\nReworded.`,
        actions: [...before.actions.map(({ title }) => ({ title })), ...taken.map((title) => ({ title }))],
      }),
    { timeout: 4000 },
  );
});

it('takes no wording that the field would refuse, and says so at once', async () => {
  const { user } = await openPlan();
  await proposal('Title');
  await user.click(press('Edit: Title'));
  const wording = screen.getByRole('textbox', { name: /^Proposal for Title/ });
  const use = async (text: string) => {
    await user.clear(wording);
    if (text !== '') await user.paste(text);
    await user.click(press('Use this text'));
  };
  await use('x'.repeat(201));
  expect((await proposal('Title')).textContent).toContain('Use at most 200 characters');
  await use('Two\nlines');
  expect((await proposal('Title')).textContent).toContain('Remove line breaks and hidden characters');
  await use('');
  expect((await proposal('Title')).textContent).toContain('is required');
  await use('x'.repeat(200));
  expect(screen.queryByRole('textbox', { name: /^Proposal for Title/ })).toBeNull();
  await user.click(press('Replace: Title'));
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveProperty('value', 'x'.repeat(200));
});

it('suggests an assessment value by value: added to the own text, accepted to be changed, or dismissed', async () => {
  const { user, mocks, flow } = await open({ current_step: 2, status: 'in-progress', scenario_assessments: {} });
  const [add = document.body] = await screen.findAllByRole('button', { name: 'Add assessment' });
  await user.click(add);
  const own = await screen.findByRole('textbox', { name: /^Mitigation strategy/ }, { timeout: 5000 });
  const chosen = (field: RegExp) =>
    within(screen.getByRole('radiogroup', { name: field }))
      .getAllByRole('radio')
      .findIndex((radio) => radio instanceof HTMLInputElement && radio.checked);
  await user.type(own, OWN);
  await user.click(
    within(screen.getByRole('radiogroup', { name: /^Impact/ })).getByRole('radio', { name: 'Very Low' }),
  );
  await user.click(press('Suggest assessment'));
  const impact = await proposal('Impact');
  expect(impact.textContent).toMatch(/Now: .*Why: \S/s);
  expect((await proposal('Likelihood')).textContent).toMatch(/Why: \S/);
  const strategy = await proposal('Mitigation strategy');
  const added = strategy.querySelector('ins')?.textContent ?? '';
  expect(strategy.textContent).toContain(OWN);
  expect(strategy.textContent).toMatch(/Why: \S/);
  await user.click(press('Dismiss: Impact'));
  expect(chosen(/^Impact/)).toBe(0);
  await user.click(press('Edit: Likelihood'));
  expect(chosen(/^Likelihood/)).toBeGreaterThanOrEqual(0);
  await user.click(press('Add to my text: Mitigation strategy'));
  expect(own).toHaveProperty('value', `${OWN}\n${added}`);
  await user.click(press('Save assessment'));
  await waitFor(async () => {
    const now = await mocks.collection('risk_flows').findOne({ _id: flow._id });
    expect(Object.values(now?.scenario_assessments ?? {})).toMatchObject([
      { impact: 1, mitigation_strategy: `${OWN}\n${added}` },
    ]);
  });
});
