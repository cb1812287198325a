import { createMocks, type Mocks } from '@parapet/mocks';
import { screen, waitFor, within } from '@testing-library/react';
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

async function open(title: string, page: 'edit' | 'report' = 'edit', options: object = {}) {
  const mocks: Mocks = await createMocks();
  const flow = await flowOf(mocks, title);
  const Page = page === 'edit' ? EditRiskFlowPage : FlowReportPage;
  const rendered = await renderPage(<Page />, { url: `/risk-flows/${flow._id}/${page}`, path: `/risk-flows/:id/${page}`, mocks, ...options });
  const stored = () => mocks.collection('risk_flows').findOne({ _id: flow._id });
  return { ...rendered, flow, stored, mocks };
}

describe('editing a flow', () => {
  it('offers five named steps, and saves the chosen step automatically', async () => {
    const { user, stored } = await open(KEYS);
    const steps = await screen.findByRole('radiogroup', { name: 'Current step' });
    expect(within(steps).getAllByRole('radio').map((step) => step.closest('label')?.textContent)).toEqual(['1 Risk Assessment', '2 Asset Selection', '3 Property Selection', '4 Scenario Selection', '5 Treatment Planning']);
    await user.click(within(steps).getByRole('radio', { name: '4 Scenario Selection' }));
    await waitFor(async () => expect((await stored())?.current_step).toBe(4), { timeout: 3000 });
    expect((await stored())?.status).toBe('in-progress');
  });

  it('saves a draft only on request, and keeps its draft status', async () => {
    const { user, stored, requests } = await open(DRAFT);
    await screen.findByText('Draft: not saved by itself');
    const steps = screen.getByRole('radiogroup', { name: 'Current step' });
    await user.click(within(steps).getByRole('radio', { name: '3 Property Selection' }));
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(requests.some((request) => request.startsWith('PATCH'))).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await stored()).toMatchObject({ current_step: 3, status: 'draft' }), { timeout: 3000 });
    expect(screen.queryByRole('button', { name: 'Mark Complete' })).toBeNull();
  });

  it('shows both values of every field that two people changed, and saves what is chosen', async () => {
    const { user, stored, flow, mocks } = await open(KEYS);
    const [asset = ''] = flow.selected_assets;
    const note = await screen.findByRole('textbox', { name: `Comment on ${flow.names[asset]}` });
    await mocks.collection('risk_flows').updateOne({ _id: flow._id }, { $set: { current_step: 5, asset_comments: { ...flow.asset_comments, [asset]: 'Said elsewhere' } } });
    await user.click(within(screen.getByRole('radiogroup', { name: 'Current step' })).getByRole('radio', { name: '2 Asset Selection' }));
    await user.clear(note);
    // Pasted, since a slowly typed text would be saved halfway.
    await user.paste('Said here');
    const overwrite = await screen.findByRole('button', { name: 'Overwrite' }, { timeout: 5000 });
    const choices = screen.getAllByRole('radio').flatMap((radio) => radio.closest('label')?.textContent ?? []);
    expect(choices).toEqual(expect.arrayContaining(['Saved version Treatment Planning', 'Your version Asset Selection', 'Saved version Said elsewhere', 'Your version Said here']));
    await user.click(overwrite);
    await waitFor(async () => expect(await stored()).toMatchObject({ current_step: 2, asset_comments: { [asset]: 'Said here' } }), { timeout: 5000 });
  });

  it('saves a mix of own and stored values when the user chooses field by field', async () => {
    const { user, stored, flow, mocks } = await open(KEYS);
    const [asset = ''] = flow.selected_assets;
    const note = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: `Comment on ${flow.names[asset]}` });
    await mocks.collection('risk_flows').updateOne({ _id: flow._id }, { $set: { current_step: 5, asset_comments: { ...flow.asset_comments, [asset]: 'Said elsewhere' } } });
    await user.click(within(screen.getByRole('radiogroup', { name: 'Current step' })).getByRole('radio', { name: '2 Asset Selection' }));
    await user.clear(note);
    // Pasted, since a slowly typed text would be saved halfway.
    await user.paste('Said here');
    const waiting = await screen.findByRole('button', { name: 'Save chosen values' }, { timeout: 5000 });
    expect(waiting.getAttribute('aria-disabled')).toBe('true');
    // Chooses one version for both fields, then the other version for one of them.
    await user.click(screen.getByRole('button', { name: 'Choose all: Your version' }));
    await user.click(screen.getByRole('radio', { name: 'Saved version Said elsewhere' }));
    await user.click(screen.getByRole('button', { name: 'Save chosen values' }));
    await waitFor(async () => expect(await stored()).toMatchObject({ current_step: 2, asset_comments: { [asset]: 'Said elsewhere' } }), { timeout: 5000 });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save chosen values' })).toBeNull());
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: `Comment on ${flow.names[asset]}` }).value).toBe('Said elsewhere');
  });

  it('marks a flow in progress complete, and takes that back', async () => {
    const { user, stored, notifications } = await open(KEYS);
    await user.click(await screen.findByRole('button', { name: 'Mark Complete' }));
    await waitFor(async () => expect((await stored())?.status).toBe('completed'), { timeout: 3000 });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark Complete' })).toBeNull());
    notifications.at(-1)?.undo?.();
    await waitFor(async () => expect((await stored())?.status).toBe('in-progress'), { timeout: 3000 });
  });

  it('removes an asset with what only this asset brought in', async () => {
    const { user, stored, flow } = await open(NOTES);
    const names = (ids: readonly string[] = []) => ids.map((id) => flow.names[id]);
    await user.click(await screen.findByRole('button', { name: 'Remove Claims platform' }));
    await waitFor(async () => expect(names((await stored())?.selected_assets)).toEqual(['Reporting warehouse']), { timeout: 3000 });
    const after = await stored();
    expect(names(after?.selected_properties)).toEqual(['Health details in claim notes', 'Policy and customer master data']);
    const gone = ['The provider of the claims platform stops trading', 'A winter storm brings six times the calls'];
    expect(names(flow.selected_scenarios)).toEqual(expect.arrayContaining(gone));
    expect(names(after?.selected_scenarios)).toEqual(names(flow.selected_scenarios).filter((name) => !gone.some((one) => one === name)));
  });

  it('removes an asset with its comments and assessments, and restores them on undo', async () => {
    const { user, stored, flow, notifications } = await open(PROVIDER);
    await user.click(await screen.findByRole('button', { name: 'Remove Claims platform' }));
    await waitFor(async () => expect((await stored())?.selected_assets).toEqual([]), { timeout: 3000 });
    const after = await stored();
    expect(after?.asset_comments).toEqual({});
    // The scenario of the risk itself stays.
    expect(Object.keys(after?.scenario_assessments ?? {}).map((id) => flow.names[id])).toEqual(['The provider of the claims platform stops trading']);
    notifications.at(-1)?.undo?.();
    await waitFor(async () => expect((await stored())?.selected_assets).toEqual(flow.selected_assets), { timeout: 3000 });
    const { asset_comments, scenario_assessments } = flow;
    expect(await stored()).toMatchObject({ asset_comments, scenario_assessments });
  });
});

describe('the report', () => {
  it('shows the risk, who completed the flow, the assets, assessed scenarios, the treatment plan and the version', async () => {
    const { flow, mocks } = await open(DONE, 'report');
    const paper = await screen.findByRole('article', { name: 'Risk flow report' });
    expect(within(paper).getByRole('heading', { level: 2, name: DONE })).toBeTruthy();
    const risk = await mocks.collection('risks').findOne({ _id: flow.risk_id });
    for (const text of [risk?.['description'], `Impact${risk?.impact_level}/5Probability${risk?.probability}/5`]) expect(paper.textContent).toContain(text);
    const author = await mocks.collection('members').findOne({ user_id: flow.created_by });
    await waitFor(() => expect(paper.textContent).toContain(`Completed by ${author?.name} on `));
    for (const id of [...flow.selected_assets, ...Object.keys(flow.scenario_assessments)]) expect(paper.textContent).toContain(flow.names[id]);
    await waitFor(() => expect(paper.textContent).toContain('Backups that ransomware cannot reach'));
    expect(paper.textContent).toContain('Order the storage');
    expect(paper.textContent).toContain(`Record ${flow._id}, version`);
  });

  it('is not there before the flow is completed', async () => {
    await open(KEYS, 'report');
    await screen.findByText('The report is there once the risk flow is completed');
    expect(screen.queryByRole('article')).toBeNull();
  });
});
