/** What becomes of typed text when the service does not answer, refuses it, or has something else meanwhile. */
import { createMocks, type Mocks } from '@parapet/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { flowOf } from '../dev/flows.ts';
import { renderPage } from '../dev/render-page.tsx';
import { RiskFlowPage } from './risk-flow-page.tsx';

const ENGINE = 'Only two people know the rating engine';
const VPN = 'Unpatched VPN gateways at the branch offices';
const KEYS = 'Privileged accounts without multi-factor authentication';
const PROVIDER = 'Claims platform provider becomes insolvent';

/** Longer than the default, since saving waits for a pause in typing. */
const PATIENT = { timeout: 10_000 };

interface Network {
  isDown: boolean;
  refuse: ((body: object) => Response | undefined) | null;
}

async function open(title: string, step: number, { mocks, role }: { mocks?: Mocks; role?: 'risk_owner' } = {}) {
  const used = mocks ?? (await createMocks());
  const before = await flowOf(used, title);
  if (mocks === undefined)
    await used.collection('risk_flows').updateOne({ _id: before._id }, { $set: { current_step: step } });
  const flow = await flowOf(used, title);
  const network: Network = { isDown: false, refuse: null };
  const rendered = await renderPage(<RiskFlowPage />, {
    url: `/risk-flow/${flow.risk_id}`,
    path: '/risk-flow/:id',
    mocks: used,
    ...(role && { role }),
    intercept: async (request) => {
      if (network.isDown) throw new TypeError('Failed to fetch');
      return request.method === 'PATCH' && network.refuse !== null ? network.refuse(await request.json()) : undefined;
    },
  });
  const plan = () => used.collection('treatment_plans').findOne({ risk_flow_id: flow._id });
  const stored = () => used.collection('risk_flows').findOne({ _id: flow._id });
  return { ...rendered, flow, network, plan, stored };
}

const textbox = (name: RegExp) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });
const click = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

it.each(['admin', 'risk_owner'] as const)(
  'a new plan typed by a %s without a connection is saved in another step, and is there when the step comes back',
  async (role) => {
    const { user, network, plan } = await open(VPN, 3, role === 'admin' ? {} : { role });
    await textbox(/^Title/);
    network.isDown = true;
    await user.click(await textbox(/^Title/));
    await user.paste('Patch them all');
    await user.click(await textbox(/^Description/));
    await user.paste('Two nights a month');
    await click(user, 'Previous');
    await screen.findByRole('heading', { name: 'Review Connected Data' });
    await waitFor(
      () =>
        expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
          'Could not save, retrying',
        ),
      PATIENT,
    );
    await click(user, 'Next');
    expect((await textbox(/^Title/)).value).toBe('Patch them all');
    await click(user, 'Previous');
    network.isDown = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(
      async () => expect(await plan()).toMatchObject({ title: 'Patch them all', description: 'Two nights a month' }),
      PATIENT,
    );
    await waitFor(
      () =>
        expect(screen.getAllByRole('status').some(({ textContent }) => textContent?.startsWith('Saved'))).toBe(true),
      PATIENT,
    );
    await click(user, 'Next');
    expect((await textbox(/^Description/)).value).toBe('Two nights a month');
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  },
);

it('what is typed in the plan while a save is on its way is saved after it, also from another step', async () => {
  const { user, plan } = await open(KEYS, 3);
  const title = await textbox(/^Title/);
  await user.clear(title);
  await user.paste('First');
  await waitFor(async () => expect((await plan())?.title).toBe('First'), PATIENT);
  await user.clear(title);
  await user.paste('Second');
  await click(user, 'Previous');
  await waitFor(async () => expect((await plan())?.title).toBe('Second'), PATIENT);
});

it('offers the draft of an earlier visit with both versions where they differ, and typing on keeps it', async () => {
  const first = await open(PROVIDER, 3);
  const before = await first.plan();
  await textbox(/^Timeline/);
  first.network.isDown = true;
  const timeline = await textbox(/^Timeline/);
  await first.user.clear(timeline);
  await first.user.paste('Typed in the tunnel');
  await waitFor(
    () =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Could not save, retrying'),
    PATIENT,
  );
  first.unmount();
  const mocks = await createMocks();
  const flow = await flowOf(mocks, PROVIDER);
  await mocks
    .collection('treatment_plans')
    .updateOne({ risk_flow_id: flow._id }, { $set: { timeline: 'Saved since' } });
  await mocks.collection('risk_flows').updateOne({ _id: flow._id }, { $set: { current_step: 2 } });

  const { user, plan } = await open(PROVIDER, 3, { mocks });
  const differences = await screen.findByRole('list', { name: 'Where it differs' });
  expect(differences.textContent).toBe('Treatment plan: TimelineSaved nowSaved sinceTyped by youTyped in the tunnel');
  await click(user, 'Restore');
  await waitFor(
    async () => expect(await plan()).toMatchObject({ timeline: 'Typed in the tunnel', title: before?.title }),
    PATIENT,
  );
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
});

it('what is typed without a connection is kept when the page is left: nothing is asked, and the page has it again', async () => {
  const { user, network, plan, goTo, url, confirmations, flow } = await open(PROVIDER, 3);
  const timeline = await textbox(/^Timeline/);
  network.isDown = true;
  await user.clear(timeline);
  await user.paste('Typed in the tunnel');
  await waitFor(
    () =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Could not save, retrying'),
    PATIENT,
  );
  await goTo('/elsewhere');
  await screen.findByText('Elsewhere: /elsewhere');
  await goTo(`/risk-flow/${flow.risk_id}`);
  expect([url(), confirmations]).toEqual([`/risk-flow/${flow.risk_id}`, []]);
  expect((await textbox(/^Timeline/)).value).toBe('Typed in the tunnel');
  network.isDown = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(async () => expect(await plan()).toMatchObject({ timeline: 'Typed in the tunnel' }), PATIENT);
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
});

it('takes what was typed in this tab before a reload without a question, while nobody saved since', async () => {
  const mocks = await createMocks();
  const first = await open(KEYS, 3);
  const timeline = await textbox(/^Timeline/);
  first.network.isDown = true;
  await first.user.clear(timeline);
  await first.user.paste('Typed before the reload');
  await waitFor(
    () =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Could not save, retrying'),
    PATIENT,
  );
  first.unmount();
  const flow = await flowOf(mocks, KEYS);
  await mocks.collection('risk_flows').updateOne({ _id: flow._id }, { $set: { current_step: 3 } });
  const { plan } = await open(KEYS, 3, { mocks });
  await waitFor(async () => expect(await plan()).toMatchObject({ timeline: 'Typed before the reload' }), PATIENT);
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
});

it('says at the row why the service refuses an asset, takes the tick back, and goes on saving the rest', async () => {
  const { user, network, stored, flow } = await open(ENGINE, 1);
  const found = await screen.findByRole('region', { name: 'Assets to choose from' });
  const boxes = await within(found).findAllByRole<HTMLInputElement>('checkbox');
  const box = boxes.find(({ checked }) => !checked);
  if (box === undefined) throw new Error('All assets are selected');
  const { length } = flow.selected_assets;
  network.refuse = (body) => {
    if (!('selected_assets' in body) || !Array.isArray(body.selected_assets) || body.selected_assets.length <= length)
      return undefined;
    const errors = [
      {
        path: '/selected_assets',
        keyword: 'maxItems',
        params: { limit: 500, of: 'properties' },
        message: 'bring in more than 500 properties',
      },
    ];
    return Response.json(
      {
        type: 'about:blank',
        title: 'Bad Request',
        status: 400,
        code: 'invalid_request',
        request_id: 'r',
        detail: 'selected_assets bring in more than 500 properties',
        errors,
      },
      { status: 400, headers: { 'content-type': 'application/problem+json' } },
    );
  };
  await user.click(box);
  const row = box.closest('li');
  if (row === null) throw new Error('The box is in no row');
  await waitFor(
    () =>
      expect(row.textContent).toContain(
        'This asset would bring in more than 500 properties, the most that a risk flow holds.',
      ),
    PATIENT,
  );
  expect(box.checked).toBe(false);
  expect(screen.queryByText('Could not save')).toBeNull();
  await click(user, 'Next');
  await waitFor(async () => expect((await stored())?.current_step).toBe(2), PATIENT);
  const [asset = ''] = flow.selected_assets;
  const name = flow.names[asset] ?? '';
  await click(user, `${flow.asset_comments[asset] === undefined ? 'Add a note' : 'Note'} on ${name}`);
  await user.type(screen.getByRole('textbox', { name: `Notes on ${name}` }), ' and more');
  await waitFor(async () => expect((await stored())?.asset_comments[asset]).toContain('and more'), PATIENT);
  expect((await stored())?.selected_assets).toEqual(flow.selected_assets);
});

it('a flow that is deleted while it is open says so, saves nothing, and offers to copy what was typed', async () => {
  const { user, mocks, flow, emit, requests, confirmations, goTo } = await open(PROVIDER, 3);
  const timeline = await textbox(/^Timeline/);
  await mocks.collection('treatment_plans').deleteOne({ risk_flow_id: flow._id });
  await mocks.collection('risk_flows').deleteOne({ _id: flow._id });
  await user.clear(timeline);
  await user.paste('Typed too late');
  emit({ entity: 'risk_flows', id: flow._id, action: 'delete' });
  await screen.findByText('The risk flow was deleted and cannot be saved');
  expect((await textbox(/^Timeline/)).readOnly).toBe(true);
  await click(user, 'Copy my text');
  expect(await navigator.clipboard.readText()).toBe('Treatment plan: Timeline: Typed too late');
  expect(screen.queryByText(/^Saved/)).toBeNull();
  expect(requests.filter((request) => request.startsWith('POST /api/risk-flows'))).toEqual([]);
  await goTo('/elsewhere');
  expect(confirmations).toHaveLength(1);
});

it('a plan that is deleted while it is typed in says so when the save is refused, and the flow stays open', async () => {
  const { user, mocks, flow } = await open(PROVIDER, 3);
  const timeline = await textbox(/^Timeline/);
  await mocks.collection('treatment_plans').deleteOne({ risk_flow_id: flow._id });
  await user.clear(timeline);
  await user.paste('Typed too late');
  await screen.findByText('The treatment plan was deleted and cannot be saved', {}, PATIENT);
  await click(user, 'Copy my text');
  expect(await navigator.clipboard.readText()).toBe('Treatment plan: Timeline: Typed too late');
  await click(user, 'Previous');
  await screen.findByRole('heading', { name: 'Review Connected Data' });
  await click(user, 'Next');
  expect((await textbox(/^Timeline/)).value).toBe('Typed too late');
});
