import { stubLayout } from '@parapet/build/stub-layout';
import { createMocks, type Mocks } from '@parapet/mocks';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { flowOf } from '../dev/flows.ts';
import { renderPage } from '../dev/render-page.tsx';
import { EditRiskFlowPage } from './edit-risk-flow-page.tsx';
import { FlowReportPage } from './flow-report-page.tsx';

const KEYS = 'Privileged accounts without multi-factor authentication';
const DRAFT = 'Compromised dependency in the mobile app';
const NOTES = 'Health data in free-text claim notes';
const PROVIDER = 'Claims platform provider becomes insolvent';
const DONE = 'Ransomware encrypts the claims file servers';

async function open(
  title: string,
  page: 'edit' | 'report' = 'edit',
  options: object = {},
  changed: Record<string, unknown> = {},
) {
  const mocks: Mocks = await createMocks();
  const flow = await flowOf(mocks, title);
  if (Object.keys(changed).length > 0)
    await mocks.collection('risk_flows').updateOne({ _id: flow._id }, { $set: changed });
  const Page = page === 'edit' ? EditRiskFlowPage : FlowReportPage;
  const rendered = await renderPage(<Page />, {
    url: `/risk-flows/${flow._id}/${page}`,
    path: `/risk-flows/:id/${page}`,
    mocks,
    ...options,
  });
  const stored = () => mocks.collection('risk_flows').findOne({ _id: flow._id });
  return { ...rendered, flow, stored, mocks };
}

describe('editing a flow', () => {
  it('offers five named steps, and saves the chosen step automatically', async () => {
    const { user, stored } = await open(KEYS);
    const steps = await screen.findByRole('radiogroup', { name: 'Current step' });
    expect(
      within(steps)
        .getAllByRole('radio')
        .map((step) => step.closest('label')?.textContent),
    ).toEqual([
      '1 Risk Assessment',
      '2 Asset Selection',
      '3 Property Selection',
      '4 Scenario Selection',
      '5 Treatment Planning',
    ]);
    await user.click(within(steps).getByRole('radio', { name: '4 Scenario Selection' }));
    await waitFor(async () => expect((await stored())?.current_step).toBe(4), { timeout: 3000 });
    expect((await stored())?.status).toBe('in-progress');
  });

  it('saves a draft only on request, and keeps its draft status', async () => {
    const { user, stored, requests } = await open(DRAFT);
    await screen.findByText('Draft: not saved automatically');
    const steps = screen.getByRole('radiogroup', { name: 'Current step' });
    await user.click(within(steps).getByRole('radio', { name: '3 Property Selection' }));
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(requests.some((request) => request.startsWith('PATCH'))).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await stored()).toMatchObject({ current_step: 3, status: 'draft' }), {
      timeout: 3000,
    });
    expect(screen.queryByRole('button', { name: 'Mark Complete' })).toBeNull();
  });

  it('shows both values of every field that two people changed, and saves what is chosen', async () => {
    const { user, stored, flow, mocks } = await open(KEYS);
    const [asset = ''] = flow.selected_assets;
    const note = await screen.findByRole('textbox', { name: `Comment on ${flow.names[asset]}` });
    await mocks
      .collection('risk_flows')
      .updateOne(
        { _id: flow._id },
        { $set: { current_step: 5, asset_comments: { ...flow.asset_comments, [asset]: 'Said elsewhere' } } },
      );
    // Both within one task, however slow the machine is: the first would be saved without the second otherwise.
    fireEvent.click(
      within(screen.getByRole('radiogroup', { name: 'Current step' })).getByRole('radio', {
        name: '2 Asset Selection',
      }),
    );
    fireEvent.change(note, { target: { value: 'Said here' } });
    const overwrite = await screen.findByRole('button', { name: 'Overwrite' }, { timeout: 5000 });
    const choices = screen.getAllByRole('radio').flatMap((radio) => radio.closest('label')?.textContent ?? []);
    expect(choices).toEqual(
      expect.arrayContaining([
        'Saved version Treatment Planning',
        'Your version Asset Selection',
        'Saved version Said elsewhere',
        'Your version Said here',
      ]),
    );
    await user.click(overwrite);
    await waitFor(
      async () => expect(await stored()).toMatchObject({ current_step: 2, asset_comments: { [asset]: 'Said here' } }),
      { timeout: 5000 },
    );
  });

  it('saves a mix of own and stored values when the user chooses field by field', async () => {
    const { user, stored, flow, mocks } = await open(KEYS);
    const [asset = ''] = flow.selected_assets;
    const note = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: `Comment on ${flow.names[asset]}` });
    await mocks
      .collection('risk_flows')
      .updateOne(
        { _id: flow._id },
        { $set: { current_step: 5, asset_comments: { ...flow.asset_comments, [asset]: 'Said elsewhere' } } },
      );
    // Both within one task, however slow the machine is: the first would be saved without the second otherwise.
    fireEvent.click(
      within(screen.getByRole('radiogroup', { name: 'Current step' })).getByRole('radio', {
        name: '2 Asset Selection',
      }),
    );
    fireEvent.change(note, { target: { value: 'Said here' } });
    const waiting = await screen.findByRole('button', { name: 'Save chosen values' }, { timeout: 5000 });
    expect(waiting.getAttribute('aria-disabled')).toBe('true');
    // Chooses one version for both fields, then the other version for one of them.
    await user.click(screen.getByRole('button', { name: 'Choose all: Your version' }));
    await user.click(screen.getByRole('radio', { name: 'Saved version Said elsewhere' }));
    await user.click(screen.getByRole('button', { name: 'Save chosen values' }));
    await waitFor(
      async () =>
        expect(await stored()).toMatchObject({ current_step: 2, asset_comments: { [asset]: 'Said elsewhere' } }),
      { timeout: 5000 },
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save chosen values' })).toBeNull());
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: `Comment on ${flow.names[asset]}` }).value).toBe(
      'Said elsewhere',
    );
  });

  it('moves the focus to the next row when one is removed, and to the heading after the last', async () => {
    const { user, flow } = await open(KEYS);
    const names = flow.selected_assets.map((id) => flow.names[id] ?? '');
    const removal = (name: string) => screen.findByRole('button', { name: `Remove ${name}` });
    for (const [index, name] of names.entries()) {
      await user.click(await removal(name));
      const next = names[index + 1];
      const expected =
        next === undefined ? screen.getByRole('button', { name: 'Assets', expanded: true }) : await removal(next);
      expect(document.activeElement).toBe(expected);
    }
  });

  it('says why a flow without assets cannot be completed', async () => {
    await open(KEYS, 'edit', {}, { selected_assets: [] });
    const reason = 'Select at least one asset before completing the risk flow.';
    expect(
      (await screen.findByRole('button', { name: 'Mark Complete', description: reason })).getAttribute('aria-disabled'),
    ).toBe('true');
    expect(screen.getAllByText(reason).length).toBeGreaterThan(0);
    expect(screen.queryByText(/you can still complete/)).toBeNull();
  });

  it('marks a flow in progress complete, and takes that back', async () => {
    const { user, stored, notifications } = await open(KEYS);
    await user.click(await screen.findByRole('button', { name: 'Mark Complete' }));
    await waitFor(async () => expect((await stored())?.status).toBe('completed'), { timeout: 3000 });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark Complete' })).toBeNull());
    notifications.at(-1)?.undo?.();
    await waitFor(async () => expect((await stored())?.status).toBe('in-progress'), { timeout: 3000 });
  });

  it('shows a risk owner, who may not read assets, the selection with comments, and why it cannot be changed', async () => {
    const { user, stored, flow } = await open(KEYS, 'edit', { role: 'risk_owner' });
    await screen.findByText('You need permission to view assets to change this. Ask a risk manager.');
    const [asset = ''] = flow.selected_assets;
    const name = flow.names[asset] ?? '';
    expect(screen.queryByRole('button', { name: `Remove ${name}` })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Add an asset' })).toBeNull();
    await user.type(screen.getByRole('textbox', { name: `Comment on ${name}` }), ' Noted');
    await waitFor(async () => expect((await stored())?.asset_comments[asset]).toContain('Noted'), { timeout: 3000 });
  });

  it('does not say that one can complete while one cannot, but what is missing', async () => {
    const { mocks, flow, user } = await open(KEYS);
    await screen.findByRole('button', { name: 'Mark Complete' });
    expect(Object.keys(flow.scenario_assessments).length).toBeLessThan(flow.selected_scenarios.length);
    expect(screen.getByText(/you can still complete/)).toBeTruthy();
    await user.clear(screen.getByRole('textbox', { name: 'Title' }));
    await waitFor(() => expect(screen.queryByText(/you can still complete/)).toBeNull());
    // Beside the button, and as its description.
    expect(screen.getAllByText('Please fill in all required treatment plan fields')).toHaveLength(2);
    expect(await mocks.collection('risk_flows').findOne({ _id: flow._id })).toMatchObject({ status: 'in-progress' });
  });

  it('tells a person who only reads why, once', async () => {
    await open(KEYS, 'edit', { role: 'auditor' });
    expect(await screen.findAllByText(/does not allow this/)).toHaveLength(1);
    expect(screen.getByText(/View Risk Flow/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mark Complete' })).toBeNull();
  });

  it('removes an asset with what only this asset brought in', async () => {
    const { user, stored, flow } = await open(NOTES);
    const names = (ids: readonly string[] = []) => ids.map((id) => flow.names[id]);
    await user.click(await screen.findByRole('button', { name: 'Remove Claims platform' }));
    await waitFor(async () => expect(names((await stored())?.selected_assets)).toEqual(['Reporting warehouse']), {
      timeout: 3000,
    });
    const after = await stored();
    expect(names(after?.selected_properties)).toEqual([
      'Health details in claim notes',
      'Policy and customer master data',
    ]);
    const gone = ['The provider of the claims platform stops trading', 'A winter storm brings six times the calls'];
    expect(names(flow.selected_scenarios)).toEqual(expect.arrayContaining(gone));
    expect(names(after?.selected_scenarios)).toEqual(
      names(flow.selected_scenarios).filter((name) => !gone.some((one) => one === name)),
    );
  });

  it('removes an asset with its comments and assessments, and restores them on undo', async () => {
    const { user, stored, flow, notifications } = await open(PROVIDER);
    await user.click(await screen.findByRole('button', { name: 'Remove Claims platform' }));
    await waitFor(async () => expect((await stored())?.selected_assets).toEqual([]), { timeout: 3000 });
    const after = await stored();
    expect(after?.asset_comments).toEqual({});
    // The scenario of the risk itself stays.
    expect(Object.keys(after?.scenario_assessments ?? {}).map((id) => flow.names[id])).toEqual([
      'The provider of the claims platform stops trading',
    ]);
    notifications.at(-1)?.undo?.();
    await waitFor(async () => expect((await stored())?.selected_assets).toEqual(flow.selected_assets), {
      timeout: 3000,
    });
    const { asset_comments, scenario_assessments } = flow;
    expect(await stored()).toMatchObject({ asset_comments, scenario_assessments });
  });

  it('offers no undo of a removed asset once the page is left, where it could not work', async () => {
    const { user, goTo, host, stored, flow } = await open(PROVIDER);
    await user.click(await screen.findByRole('button', { name: 'Remove Claims platform' }));
    await waitFor(async () => expect((await stored())?.selected_assets).toEqual([]), { timeout: 3000 });
    const after = await stored();
    expect(after?.asset_comments).toEqual({});
    // The scenario of the risk itself stays.
    expect(Object.keys(after?.scenario_assessments ?? {}).map((id) => flow.names[id])).toEqual([
      'The provider of the claims platform stops trading',
    ]);
    expect(host.notifications.get().filter(({ undo }) => undo !== undefined)).toHaveLength(1);
    await goTo('/risk-register');
    expect(host.notifications.get()).toEqual([]);
  });
});

describe('adding to a flow', () => {
  stubLayout();

  it('calls what was added to a draft by its name, before it is saved', async () => {
    const { user, flow } = await open(DRAFT);
    const field = await screen.findByRole('combobox', { name: 'Add an asset' });
    await user.click(field);
    const [option] = await screen.findAllByRole('option');
    const name = option?.textContent ?? '';
    if (option) await user.click(option);
    expect(await screen.findByRole('textbox', { name: `Comment on ${name}` })).toBeTruthy();
    expect(screen.getByRole('button', { name: `Remove ${name}` })).toBeTruthy();
    expect(flow.names).not.toContain(name);
  });
});

describe('the report', () => {
  it('shows the risk, who completed the flow, the assets, assessed scenarios, the treatment plan and the version', async () => {
    const { flow, mocks } = await open(DONE, 'report');
    const paper = await screen.findByRole('article', { name: 'Risk flow report' });
    expect(within(paper).getByRole('heading', { level: 2, name: DONE })).toBeTruthy();
    const risk = await mocks.collection('risks').findOne({ _id: flow.risk_id });
    const [impact, probability] = [`Impact${risk?.impact_level} `, `Probability${risk?.probability} `];
    for (const text of [risk?.['description'], impact, probability, 'Report made'])
      expect(paper.textContent).toContain(text);
    const author = await mocks.collection('members').findOne({ user_id: flow.created_by });
    await waitFor(() => expect(paper.textContent).toContain(`Completed by${author?.name}, `));
    for (const id of [...flow.selected_assets, ...Object.keys(flow.scenario_assessments)])
      expect(paper.textContent).toContain(flow.names[id]);
    await waitFor(() => expect(paper.textContent).toContain('Backups that ransomware cannot reach'));
    expect(paper.textContent).toContain('Order the storage');
    expect(paper.textContent).toContain(`Record ${flow._id}, version`);
  });

  it('has every value: fields of templates, descriptions, controls, comments on evaluations and answers', async () => {
    const { flow, mocks } = await open(DONE, 'report');
    const paper = await screen.findByRole('article', { name: 'Risk flow report' });
    const chosen = [
      ...(await mocks.collection('assets').find({ _id: { $in: flow.selected_assets } })),
      ...(await mocks.collection('properties').find({ _id: { $in: flow.selected_properties } })),
      ...(await mocks.collection('risk_scenarios').find({ _id: { $in: flow.selected_scenarios } })),
    ];
    const attributes = chosen
      .flatMap((item) => Object.values(item.attributes))
      .filter((one) => typeof one === 'string');
    const comments = Object.values(flow.asset_scenario_evaluations).map((evaluation) => evaluation.comments ?? '');
    expect(attributes).not.toEqual([]);
    expect(comments).toContain('Whether we recover is a matter of the restore.');
    for (const text of [...attributes, ...comments, ...chosen.map(({ description }) => description)])
      expect(paper.textContent).toContain(text);
    const risk = await mocks.collection('risks').findOne({ _id: flow.risk_id });
    const answers = Object.values(risk?.template_answers ?? {}).filter(
      (one) => typeof one === 'string' && one.length > 20,
    );
    expect(answers).not.toEqual([]);
    for (const answer of answers) expect(paper.textContent).toContain(answer);
    for (const control of chosen.flatMap((item) => ('linked_controls' in item ? item.linked_controls : [])))
      expect(paper.textContent).toContain(control);
    // A level is as many bars of four, so that nobody needs the color.
    const score = within(paper).getByText('20 · Critical').closest('dd');
    expect(score?.querySelectorAll('[data-full]')).toHaveLength(4);
    await waitFor(() =>
      expect(within(paper).getByRole('region', { name: 'Approval' }).textContent).toContain('Date, signature'),
    );
  });

  it('has no empty part about the risk, and says who archived the flow and when', async () => {
    const mocks = await createMocks();
    const before = await flowOf(mocks, DONE);
    await mocks.fetch(
      new Request(new URL(`/api/risk-flows/${before._id}/archive`, location.origin), {
        method: 'PATCH',
        headers: { origin: location.origin },
      }),
    );
    await mocks.collection('risks').updateOne({ _id: before.risk_id }, { $set: { description: ' ', category: '' } });
    await renderPage(<FlowReportPage />, {
      url: `/risk-flows/${before._id}/report`,
      path: '/risk-flows/:id/report',
      mocks,
    });
    const paper = await screen.findByRole('article', { name: 'Risk flow report' });
    await waitFor(() => expect(paper.textContent).toContain('Archived byGrace Okafor, '));
    expect(within(paper).queryByRole('heading', { name: 'Risk' })).toBeNull();
    // The label beside it has the name already.
    expect(paper.textContent).toContain('Score (calculated)20');
  });

  it('is not there before the flow is completed', async () => {
    await open(KEYS, 'report');
    await screen.findByText('The report is available once the risk flow is completed');
    expect(screen.queryByRole('article')).toBeNull();
  });
});
