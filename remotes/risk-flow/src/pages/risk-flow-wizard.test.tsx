import { createMocks, type Mocks } from '@parapet/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { flowOf } from '../dev/flows.ts';
import { renderPage } from '../dev/render-page.tsx';
import { RiskFlowPage } from './risk-flow-page.tsx';

/** Compiling what the page loads later takes longer than a test waits, on a busy machine. */
beforeAll(async () => {
  await Promise.all([import('../features/review/property-dialog.tsx'), import('@parapet/ui/forms')]);
});

const VPN = 'Unpatched VPN gateways at the branch offices';
const ENGINE = 'Only two people know the rating engine';
const PROVIDER = 'Claims platform provider becomes insolvent';

async function open(title: string, options: object = {}, prepare?: (mocks: Mocks) => Promise<unknown>) {
  const mocks = await createMocks();
  await prepare?.(mocks);
  const flow = await flowOf(mocks, title);
  const rendered = await renderPage(<RiskFlowPage />, {
    url: `/risk-flow/${flow.risk_id}`,
    path: '/risk-flow/:id',
    mocks,
    ...options,
  });
  const stored = async () => {
    const now = await mocks.collection('risk_flows').findOne({ _id: flow._id });
    if (now === null) throw new Error('The flow is gone');
    return now;
  };
  return { ...rendered, flow, stored };
}

describe('step 1', () => {
  it('shows the selected assets regardless of the search, and requires at least one to continue', async () => {
    const { user, stored, flow } = await open(ENGINE);
    const selected = await screen.findByRole('region', { name: 'Selected assets' });
    const boxes = within(selected).getAllByRole('checkbox');
    expect(boxes).toHaveLength(flow.selected_assets.length);
    await user.type(screen.getByRole('searchbox', { name: 'Search assets' }), 'nosuchasset');
    await screen.findByText('No asset matches');
    expect(within(selected).getAllByRole('checkbox')).toHaveLength(flow.selected_assets.length);
    for (const box of boxes) await user.click(box);
    await waitFor(async () => expect((await stored()).selected_assets).toEqual([]));
    expect(screen.getByRole('button', { name: 'Next', description: 'Select at least one asset' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true);
  });

  it('removes an asset, restores it with its comments on undo, and adds another asset', async () => {
    const { user, stored, flow, notifications } = await open(ENGINE);
    const [first = ''] = flow.selected_assets;
    const selected = await screen.findByRole('region', { name: 'Selected assets' });
    await user.click(within(selected).getByRole('checkbox', { name: flow.names[first] ?? '' }));
    await waitFor(async () => expect((await stored()).selected_assets).not.toContain(first));
    expect((await stored()).asset_comments[first]).toBeUndefined();
    notifications.at(-1)?.undo?.();
    await waitFor(async () =>
      expect(await stored()).toMatchObject({
        selected_properties: flow.selected_properties,
        selected_scenarios: flow.selected_scenarios,
        asset_comments: flow.asset_comments,
      }),
    );
    expect((await stored()).selected_assets.toSorted()).toEqual(flow.selected_assets.toSorted());

    const found = screen.getByRole('region', { name: 'Assets to choose from' });
    const other = (await within(found).findAllByRole('checkbox')).find(
      (box) => box instanceof HTMLInputElement && !box.checked,
    );
    if (other === undefined) throw new Error('No asset to add');
    await user.click(other);
    await waitFor(async () => expect((await stored()).selected_assets).toHaveLength(flow.selected_assets.length + 1));
  });

  it('keeps the check marks of the steps that were passed when somebody goes back', async () => {
    const { user } = await open(VPN);
    const steps = await screen.findByRole('navigation', { name: 'Risk flow' });
    const marked = () =>
      within(steps)
        .getAllByRole('listitem')
        .map((item) => within(item).queryByRole('img', { name: 'Completed' }) !== null);
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(marked()).toEqual([true, true, false]));
    await user.click(await screen.findByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(marked()).toEqual([true, false, false]));
    await user.click(await screen.findByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(marked()).toEqual([false, true, false]));
  });

  it('selects a range with Shift and Space, and with Shift and a click', async () => {
    const { user, stored } = await open(ENGINE);
    const found = await screen.findByRole('region', { name: 'Assets to choose from' });
    await within(found).findAllByRole('checkbox');
    const boxes = within(found).getAllByRole<HTMLInputElement>('checkbox');
    const free = boxes.flatMap((box, index) => (box.checked ? [] : [index]));
    const [first = 0, last = 0] = [free[0], free.at(-3)];
    boxes[first]?.focus();
    await user.keyboard(' ');
    for (let at = first; at < last; at += 1) await user.keyboard('{ArrowDown}');
    await user.keyboard('{Shift>} {/Shift}');
    const isSelected = (index: number) => within(found).getAllByRole<HTMLInputElement>('checkbox')[index]?.checked;
    await waitFor(() =>
      expect(
        boxes
          .map((_, index) => index)
          .filter((index) => index >= first && index <= last)
          .every(isSelected),
      ).toBe(true),
    );
    expect(isSelected(last + 1)).toBe(false);

    await user.keyboard('{Shift>}');
    const [end] = within(found).getAllByRole<HTMLInputElement>('checkbox').slice(-1);
    if (end === undefined) throw new Error('No asset at the end');
    await user.click(end);
    await user.keyboard('{/Shift}');
    const labels = boxes.length;
    await waitFor(async () =>
      expect((await stored()).selected_assets).toHaveLength(
        labels - first + boxes.slice(0, first).filter(({ checked }) => checked).length,
      ),
    );
  });

  it('shows the selection to a role that may not read assets, and why it cannot be changed', async () => {
    const { flow } = await open(ENGINE, { role: 'risk_owner' });
    await screen.findByText('You need permission to view assets to change this. Ask a risk manager.');
    for (const id of flow.selected_assets) expect(screen.getByText(flow.names[id] ?? '')).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('a flow without assets', () => {
  const emptied = async (mocks: Mocks) => {
    const before = await flowOf(mocks, ENGINE);
    await mocks
      .collection('risk_flows')
      .updateOne({ _id: before._id }, { $set: { selected_assets: [], current_step: 3 } });
  };

  it('opens at the choice of assets and goes no further', async () => {
    await open(ENGINE, {}, emptied);
    await screen.findByRole('region', { name: 'Assets to choose from' });
    expect(screen.getByRole('button', { name: 'Next', description: 'Select at least one asset' })).toBeTruthy();
    const steps = within(screen.getByRole('navigation', { name: 'Risk flow' }));
    for (const name of [/Review & Assessment/, /Treatment Plan/])
      expect(steps.queryByRole('button', { name })?.hasAttribute('disabled') ?? true).toBe(true);
  });

  it('leads back to that choice when the last asset was removed elsewhere', async () => {
    const { user, mocks, flow } = await open(ENGINE, {}, async (prepared) => {
      const before = await flowOf(prepared, ENGINE);
      await prepared.collection('risk_flows').updateOne({ _id: before._id }, { $set: { current_step: 2 } });
    });
    await screen.findByRole('heading', { name: 'Review Connected Data' });
    await mocks.collection('risk_flows').updateOne({ _id: flow._id }, { $set: { selected_assets: [] } });
    // The next save brings the newer version.
    const [property = ''] = flow.selected_properties;
    const name = flow.names[property] ?? '';
    await user.click(
      screen.getByRole('button', {
        name: `${flow.property_comments[property] === undefined ? 'Add a note' : 'Note'} on ${name}`,
      }),
    );
    await user.type(screen.getByRole('textbox', { name: `Treatment notes on ${name}` }), ' Noted');
    await user.click(await screen.findByRole('button', { name: 'Choose assets' }, { timeout: 5000 }));
    expect(await screen.findByRole('region', { name: 'Assets to choose from' })).toBeTruthy();
  });

  it('has the focus on the heading of what can be chosen when the last asset is deselected with the keyboard', async () => {
    const { user, flow } = await open(ENGINE);
    const selected = () => within(screen.getByRole('region', { name: 'Selected assets' })).getAllByRole('checkbox');
    await screen.findByRole('region', { name: 'Selected assets' });
    selected()[0]?.focus();
    for (let left = flow.selected_assets.length - 1; left > 0; left -= 1) {
      await user.keyboard(' ');
      await waitFor(() => expect(selected()).toHaveLength(left));
      await waitFor(() => expect(selected()).toContain(document.activeElement));
    }
    await user.keyboard(' ');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
  });
});

describe('a person who only reads', () => {
  it('is told why once, sees every step, and is offered no button that they cannot use', async () => {
    const { user, flow } = await open(VPN, { role: 'stakeholder' });
    expect(await screen.findAllByText(/does not allow this/)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toContain(
      'View on one page',
    );
    await user.keyboard('{Escape}');
    const [scenario = ''] = flow.selected_scenarios;
    await user.click(await screen.findByRole('button', { name: new RegExp(flow.names[scenario] ?? '') }));
    for (const name of [/assessment$/, 'Link or create risk'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { name: 'Finalization & Review' });
    expect(screen.queryByRole('button', { name: 'Complete Risk Flow' })).toBeNull();
    expect(screen.getAllByText(/does not allow this/)).toHaveLength(1);
  });
});

describe('step 2', () => {
  it('saves notes as they are typed, and removes an emptied one', async () => {
    const { user, stored, flow } = await open(VPN);
    const [asset = ''] = flow.selected_assets;
    const name = flow.names[asset] ?? '';
    await user.click(await screen.findByRole('button', { name: `Note on ${name}` }));
    const note = screen.getByRole('textbox', { name: `Notes on ${name}` });
    await user.clear(note);
    await waitFor(async () => expect((await stored()).asset_comments).toEqual({}), { timeout: 3000 });
    await user.type(note, 'Patched in May');
    await waitFor(async () => expect((await stored()).asset_comments).toEqual({ [asset]: 'Patched in May' }), {
      timeout: 3000,
    });
  });

  it('assesses a scenario with its level computed live, and offers to link it to a risk', async () => {
    const { user, stored, flow } = await open(PROVIDER, {}, async (mocks) => {
      const before = await flowOf(mocks, PROVIDER);
      await mocks
        .collection('risk_flows')
        .updateOne({ _id: before._id }, { $set: { current_step: 2, scenario_assessments: {} } });
    });
    const [scenario = ''] = flow.selected_scenarios;
    await screen.findByRole('heading', { name: 'Review Connected Data' });
    await user.keyboard('n');
    const row = await screen.findByRole('button', { name: new RegExp(flow.names[scenario] ?? ''), expanded: true });
    await waitFor(() => expect(document.activeElement).toBe(row));
    await user.keyboard('a');
    const dialog = await screen.findByRole('dialog', { name: flow.names[scenario] ?? '' });
    const level = within(dialog).getByRole('complementary', { name: 'Risk level' });
    await user.click(
      within(within(dialog).getByRole('radiogroup', { name: /Likelihood/ })).getByRole('radio', { name: 'High' }),
    );
    await user.click(
      within(within(dialog).getByRole('radiogroup', { name: /Impact/ })).getByRole('radio', { name: 'Very High' }),
    );
    expect(within(level).getByText('High')).toBeTruthy();
    expect(level.textContent).toContain('20');
    await user.click(within(dialog).getByRole('button', { name: 'Save assessment' }));
    await waitFor(async () =>
      expect((await stored()).scenario_assessments[scenario]).toMatchObject({
        likelihood: 4,
        impact: 5,
        risk_level: 'high',
      }),
    );
    await screen.findByRole('radiogroup', { name: 'Link this scenario to a risk?' });
  });

  it('links a scenario of an asset to an existing risk, and takes it back', async () => {
    const { user, stored, flow, notifications } = await open(VPN);
    const [scenario = ''] = flow.selected_scenarios;
    await user.click(
      await screen.findByRole('button', { name: new RegExp(flow.names[scenario] ?? ''), expanded: false }),
    );
    const [link] = await screen.findAllByRole('button', { name: 'Link or create risk' });
    if (link === undefined) throw new Error('Nothing to link');
    await user.click(link);
    const dialog = await screen.findByRole('dialog', { name: 'Link or create risk' });
    const [first] = await within(dialog).findAllByRole('button', { name: 'Link Risk' });
    if (first === undefined) throw new Error('No risk to link to');
    await user.click(first);
    await within(dialog).findByText('Linked');
    await waitFor(async () =>
      expect(Object.values((await stored()).asset_scenario_evaluations).some(({ risk_id }) => risk_id !== null)).toBe(
        true,
      ),
    );
    notifications.at(-1)?.undo?.();
    await waitFor(async () =>
      expect(Object.values((await stored()).asset_scenario_evaluations).every(({ risk_id }) => risk_id === null)).toBe(
        true,
      ),
    );
  });

  it('edits a property without leaving the flow', async () => {
    const { user, flow, mocks } = await open(VPN);
    const [property = ''] = flow.selected_properties;
    await user.click(await screen.findByRole('button', { name: `Edit ${flow.names[property]}` }));
    // While the template loads there is another dialog with the same name.
    const place = await screen.findByRole('textbox', { name: 'Storage Location' }, { timeout: 5000 });
    const dialog = screen.getByRole('dialog', { name: 'Edit Property' });
    await user.clear(place);
    await user.type(place, 'Two data centers');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect((await mocks.collection('properties').findOne({ _id: property }))?.attributes['storage_location']).toBe(
        'Two data centers',
      ),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('marks the field of a property that a rule refuses, and puts the focus there', async () => {
    const { user, flow, mocks } = await open(VPN);
    const [property = ''] = flow.selected_properties;
    const before = await mocks.collection('properties').findOne({ _id: property });
    await user.click(await screen.findByRole('button', { name: `Edit ${flow.names[property]}` }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Property' });
    const name = await within(dialog).findByRole('textbox', { name: /Name/ });
    await user.clear(name);
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(await mocks.collection('properties').findOne({ _id: property })).toMatchObject({
      name: before?.name,
      version: before?.version,
    });
  });

  it('asks which value counts when somebody else changed the property meanwhile', async () => {
    const { user, flow, mocks } = await open(VPN);
    const [property = ''] = flow.selected_properties;
    await user.click(await screen.findByRole('button', { name: `Edit ${flow.names[property]}` }));
    const place = await within(await screen.findByRole('dialog', { name: 'Edit Property' })).findByRole('textbox', {
      name: 'Storage Location',
    });
    await mocks
      .collection('properties')
      .updateOne({ _id: property }, { $set: { 'attributes.storage_location': 'One data center' } });
    await user.clear(place);
    await user.type(place, 'Two data centers');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const conflict = await screen.findByRole('dialog', { name: 'This property changed while you were editing' });
    expect(within(conflict).getByText('One data center')).toBeTruthy();
    await user.click(within(conflict).getByText('Two data centers'));
    await user.click(within(conflict).getByRole('button', { name: /Save/ }));
    await waitFor(async () =>
      expect((await mocks.collection('properties').findOne({ _id: property }))?.attributes['storage_location']).toBe(
        'Two data centers',
      ),
    );
  });
});

describe('step 3', () => {
  it('creates the plan with the first change, completes the flow once it is filled in, and archives it', async () => {
    const { user, stored, flow, mocks, notifications } = await open(VPN, { confirm: true }, async (prepared) => {
      const before = await flowOf(prepared, VPN);
      await prepared.collection('risk_flows').updateOne({ _id: before._id }, { $set: { current_step: 3 } });
    });
    await screen.findByRole('heading', { name: 'Finalization & Review' });
    const completeButton = () => screen.getByRole('button', { name: 'Complete Risk Flow' });
    expect(completeButton().getAttribute('aria-disabled')).toBe('true');
    const review = screen.getByRole('region', { name: 'Finalization & Review' });
    expect(within(review).getByText(`${flow.selected_assets.length}`)).toBeTruthy();
    expect(within(review).queryByRole('heading', { name: /^Flow summary/ })).toBeNull();
    await user.click(within(review).getByRole('button', { name: 'Show Detailed Review' }));
    for (const part of [
      /^Risk$/,
      /^Assets/,
      /^Properties/,
      /^Scenarios/,
      /^Asset-scenario evaluations/,
      /^Flow summary/,
    ])
      expect(within(review).getByRole('heading', { name: part })).toBeTruthy();
    for (const id of [...flow.selected_properties, ...flow.selected_scenarios])
      expect(within(review).getAllByText(flow.names[id] ?? '').length).toBeGreaterThan(0);
    await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'Patch them all');
    const plan = () => mocks.collection('treatment_plans').findOne({ risk_flow_id: flow._id });
    await waitFor(async () => expect((await plan())?.title).toBe('Patch them all'), { timeout: 4000 });
    await user.type(screen.getByRole('textbox', { name: /^Description/ }), 'Two nights a month');
    await user.click(screen.getByRole('combobox', { name: /Assigned to/ }));
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(async () => expect((await plan())?.assigned_to).not.toBe(''), { timeout: 4000 });
    // Enter adds it and keeps who is responsible; leaving the row adds what is typed there.
    const title = screen.getByRole('textbox', { name: 'New action' });
    await user.click(screen.getByRole('combobox', { name: 'Responsible for the new action' }));
    await user.keyboard('{ArrowDown}{Enter}');
    await user.type(title, 'Order spare gateways{Enter}Install them');
    expect(document.activeElement).toBe(title);
    await user.click(screen.getByRole('textbox', { name: /^Title/ }));
    await waitFor(async () => expect((await plan())?.actions).toHaveLength(2), { timeout: 4000 });
    await waitFor(() => expect(completeButton().getAttribute('aria-disabled')).not.toBe('true'));
    await user.click(completeButton());
    await screen.findByText('Risk flow completed successfully!');
    expect(
      notifications.some(({ text, duration }) => text === 'Risk Flow Completed Successfully!' && duration === 2000),
    ).toBe(true);
    const completed = await plan();
    expect(completed).toMatchObject({
      status: 'completed',
      title: 'Patch them all',
      description: 'Two nights a month',
      actions: [
        { title: 'Order spare gateways', status: 'pending', responsible: completed?.assigned_to },
        { title: 'Install them', status: 'pending', responsible: completed?.assigned_to },
      ],
    });
    expect(await mocks.collection('risks').findOne({ _id: flow.risk_id })).toMatchObject({
      status: 'mitigating',
      owner_id: completed?.assigned_to,
    });
    await user.click(screen.getByRole('button', { name: 'Archive Risk' }));
    await screen.findByText('Risk has been archived');
    expect((await stored()).status).toBe('archived');
    expect(await mocks.collection('risks').findOne({ _id: flow.risk_id })).toMatchObject({ status: 'closed' });
  });

  it('drafts a plan that is taken over field by field', async () => {
    const { user, mocks, flow } = await open(PROVIDER);
    await user.click(await screen.findByRole('button', { name: 'Draft a plan' }));
    await screen.findByText('Built-in assistant: no language model is connected');
    const before = await mocks.collection('treatment_plans').findOne({ risk_flow_id: flow._id });
    await user.click(await screen.findByRole('button', { name: 'Accept: Description' }));
    await waitFor(
      async () =>
        expect((await mocks.collection('treatment_plans').findOne({ risk_flow_id: flow._id }))?.description).not.toBe(
          '',
        ),
      { timeout: 4000 },
    );
    expect(await mocks.collection('treatment_plans').findOne({ risk_flow_id: flow._id })).toMatchObject({
      title: before?.title,
      actions: before?.actions,
    });
  });

  it('is read only for an auditor, and says why', async () => {
    await open(PROVIDER, { role: 'auditor' });
    expect((await screen.findAllByText(/does not allow this/)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Add action' })).toBeNull();
  });

  it('lets a risk owner, who may create no records, write the plan', async () => {
    const { user, flow, mocks } = await open(VPN, { role: 'risk_owner' }, async (prepared) => {
      const before = await flowOf(prepared, VPN);
      await prepared.collection('risk_flows').updateOne({ _id: before._id }, { $set: { current_step: 3 } });
    });
    await user.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Patch them all');
    const plan = () => mocks.collection('treatment_plans').findOne({ risk_flow_id: flow._id });
    await waitFor(async () => expect((await plan())?.title).toBe('Patch them all'), { timeout: 4000 });
    await user.type(screen.getByRole('textbox', { name: 'New action' }), 'Order gateways{Enter}');
    await waitFor(async () => expect((await plan())?.actions).toMatchObject([{ title: 'Order gateways' }]), {
      timeout: 4000,
    });
  });
});
