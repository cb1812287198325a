import { createMocks, type Mocks } from '@parapet/mocks';
import { Link } from '@parapet/sdk';
import { draftKeys, writeDraft } from '@parapet/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPage } from '../dev/render-page.tsx';
import { AddRiskPage } from './add-risk-page.tsx';

const url = '/add-risk';
const TEMPLATE = 'Outsourcing of ICT services';
const page = (
  <>
    <Link to="/dashboard">Leave</Link>
    <AddRiskPage />
  </>
);
type Options = NonNullable<Parameters<typeof renderPage>[1]>;
type User = Awaited<ReturnType<typeof renderPage>>['user'];

// A draft of an earlier test would have to be answered first.
beforeEach(async () => {
  for (const key of await draftKeys()) await writeDraft(key, null);
});

/** The wizard at its first step. */
async function openWizard(options: Options = {}) {
  const rendered = await renderPage(page, { url, ...options });
  await screen.findByRole('radio', { name: TEMPLATE });
  return rendered;
}

const stepsShown = () =>
  within(screen.getByRole('navigation', { name: 'Steps of the risk' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const next = () => screen.getByRole('button', { name: 'Next' });
const step = (name: string) => screen.findByRole('group', { name });
const goTo = (user: User, name: RegExp) =>
  user.click(within(screen.getByRole('navigation', { name: 'Steps of the risk' })).getByRole('button', { name }));
const created = (mocks: Mocks) => mocks.collection('risks').findOne({ title: 'Hoster fails' });

async function chooseAndName(user: User, title = 'Hoster fails'): Promise<void> {
  await user.click(screen.getByRole('radio', { name: TEMPLATE }));
  await user.click(next());
  const dialog = await screen.findByRole('dialog', { name: 'Risk title' });
  await user.type(within(dialog).getByRole('textbox'), `${title}{Enter}`);
  await step('Assets');
}

/** Chooses the template, gives the title and answers what is required; ends on the review. */
async function fillIn(user: User): Promise<void> {
  await chooseAndName(user);
  await goTo(user, /The service/);
  await user.type(await screen.findByRole('textbox', { name: /Which function/ }), 'Payroll');
  await user.click(screen.getByRole('combobox', { name: /critical or important/ }));
  await user.click(screen.getByRole('option', { name: 'Yes' }));
  await goTo(user, /Review/);
  await step('Review');
}

describe('opening the wizard', () => {
  it('shows a loading text, initializes the default templates, and then loads the templates', async () => {
    const { requests } = await renderPage(page, { url });
    expect(screen.getByText('Loading risk wizard...')).toBeTruthy();
    await screen.findByRole('radio', { name: TEMPLATE });
    const [first, ...rest] = requests.filter((one) => one.includes('grc-templates'));
    expect(first).toBe('POST /api/grc-templates/initialize-defaults');
    expect(rest.some((one) => one.startsWith('GET /api/grc-templates?'))).toBe(true);
  });

  it('shows five steps before a template is chosen, then the steps of the template and four more', async () => {
    const { user } = await openWizard();
    expect(stepsShown()).toHaveLength(5);
    await user.click(screen.getByRole('radio', { name: TEMPLATE }));
    await waitFor(() =>
      expect(stepsShown()).toEqual([
        expect.stringMatching(/^1Domain and template\*/),
        '2Assets',
        '3Scenarios',
        expect.stringMatching(/^4The service\*/),
        '5Way out',
        '6Review',
      ]),
    );
  });

  it('shows errors when templates cannot be initialized or loaded, and loads them on retry', async () => {
    const { user, mocks } = await renderPage(page, {
      url,
      fail: { initializeGrcDefaults: 500, listGrcTemplates: 500 },
    });
    await screen.findByText('Failed to initialize default templates');
    const failure =
      (await screen.findByText('Failed to load templates. Please try again.')).closest('[role="alert"]') ??
      document.body;
    mocks.switches.fail = {};
    await user.click(
      within(failure instanceof HTMLElement ? failure : document.body)
        .getAllByRole('button', { name: /try again|retry/i })
        .at(-1) ?? document.body,
    );
    expect(await screen.findByRole('radio', { name: TEMPLATE })).toBeTruthy();
  });

  it('offers the templates of a domain, and all when it has none', async () => {
    const { user, mocks } = await openWizard();
    await mocks.collection('grc_templates').deleteOne({ name: TEMPLATE });
    await user.click(screen.getByRole('combobox', { name: /Domain/ }));
    await user.click(screen.getByRole('option', { name: 'Operational' }));
    await screen.findByText('No templates found for this domain.');
    await user.click(screen.getByRole('button', { name: 'Show templates of all domains' }));
    expect(await screen.findAllByRole('radio')).not.toHaveLength(0);
  });

  it('preselects the items in the URL, and shows how many of them no longer exist', async () => {
    const mocks = await createMocks({ seed: 'demo', publicUrl: location.origin });
    const asset = await mocks.collection('assets').findOne({});
    const search = new URLSearchParams({ initialAssets: JSON.stringify([asset?._id, 'gone']) });
    const { user } = await openWizard({ url: `${url}?${search}`, mocks });
    expect(screen.getByText('1 preselected record no longer exists and was left out.')).toBeTruthy();
    await chooseAndName(user);
    const selected = await screen.findByRole('region', { name: 'Selected: 1' });
    expect(within(selected).getByRole('checkbox', { name: asset?.name })).toHaveProperty('checked', true);
  });
});

describe('the title', () => {
  it('is requested after the first step, cannot be blank, and Cancel stays on the first step', async () => {
    const { user } = await openWizard();
    await user.click(screen.getByRole('radio', { name: TEMPLATE }));
    await user.click(next());
    const dialog = await screen.findByRole('dialog', { name: 'Risk title' });
    const go = within(dialog).getByRole('button', { name: 'Continue' });
    await user.type(within(dialog).getByRole('textbox'), '   {Enter}');
    expect(go).toHaveProperty('disabled', true);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await step('Domain and template');
  });
});

describe('going through the steps', () => {
  it('needs a template beyond the first', async () => {
    const { user } = await openWizard();
    expect(next().getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Choose a template first.')).toBeTruthy();
    for (const name of [/Assets/, /Scenarios/])
      expect(
        within(screen.getByRole('navigation', { name: 'Steps of the risk' })).getByRole('button', { name }),
      ).toHaveProperty('disabled', true);
    await chooseAndName(user);
  });

  it('stops at required questions, marks them and puts the focus there', async () => {
    const { user } = await openWizard();
    await chooseAndName(user);
    await goTo(user, /The service/);
    await screen.findByRole('textbox', { name: /Which function/ });
    await user.click(next());
    await screen.findByText('Choose an answer to go on.');
    expect(screen.getByText('Answer this question to go on.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Which function/ })));
  });

  it('shows open questions on the review, with a button that focuses the question', async () => {
    const { user } = await openWizard();
    await chooseAndName(user);
    await goTo(user, /Review/);
    await screen.findByText('The service is mandatory and has 2 open questions.');
    expect(screen.getByRole('button', { name: 'Create risk' }).getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('button', { name: /^Answer: / }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Which function/ })));
  });
});

describe('creating the risk', () => {
  it('requests the current user, creates a risk without a flow, shows the success, and opens the risk in the register', async () => {
    const { user, mocks, requests, notifications, url: now } = await openWizard();
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Create risk' }));
    await screen.findByText('Risk created');
    expect(now()).toBe(url);
    const risk = await created(mocks);
    await waitFor(() => expect(now()).toBe(`/risk-register?risk=${risk?._id}`), { timeout: 2000 });
    expect(requests.filter((one) => one === 'GET /api/me' || one.startsWith('POST /api/risk'))).toEqual([
      'GET /api/me',
      'POST /api/risks/with-flow',
    ]);
    expect(risk).toMatchObject({
      status: 'identified',
      severity: 'medium',
      impact_level: 3,
      probability: 3,
      template_answers: { service_function: 'Payroll', service_critical: 'yes', service_replace: 5 },
      flow: null,
    });
    expect(notifications.map(({ text }) => text)).toEqual(['Risk “Hoster fails” was added.']);
    await waitFor(async () => expect(await draftKeys()).toEqual([]));
  });

  it('also creates a flow when an asset was selected, and returns to the page in returnTo', async () => {
    const {
      user,
      mocks,
      url: now,
    } = await openWizard({ url: `${url}?returnTo=${encodeURIComponent('/risk-flow/r1?step=2')}` });
    await fillIn(user);
    await goTo(user, /Assets/);
    const [box] = await screen.findAllByRole('checkbox');
    if (box) await user.click(box);
    await goTo(user, /Review/);
    await screen.findByText('Creates the risk, then a draft risk flow with what was selected.');
    await user.click(screen.getByRole('button', { name: 'Create risk' }));
    await waitFor(() => expect(now()).toBe('/risk-flow/r1?step=2'), { timeout: 3000 });
    const risk = await created(mocks);
    expect(await mocks.collection('risk_flows').findOne({ risk_id: risk?._id ?? '' })).toMatchObject({
      status: 'draft',
      current_step: 1,
      selected_assets: risk?.selected_assets,
    });
  });

  it('selects the scenarios of the assets that are selected, of which each can be deselected', async () => {
    const { user, mocks } = await openWizard();
    await fillIn(user);
    const property = (await mocks.collection('properties').find({})).find((one) => one.linked_scenarios.length > 1);
    const asset = (await mocks.collection('assets').find({})).find((one) =>
      one.linked_properties.includes(property?._id ?? ''),
    );
    await goTo(user, /Assets/);
    await user.type(await screen.findByRole('textbox', { name: 'Search' }), asset?.name ?? '');
    await user.click(await screen.findByRole('checkbox', { name: asset?.name }));
    expect(await screen.findByText(new RegExp(`scenarios? of ${asset?.name} selected`))).toBeTruthy();
    await goTo(user, /Scenarios/);
    const selected = await screen.findByRole('region', { name: /^Selected/ });
    const [first, ...others] = within(selected).getAllByRole('checkbox');
    expect(others.length).toBeGreaterThan(0);
    await user.click(first ?? document.body);
    await goTo(user, /Review/);
    await user.click(screen.getByRole('button', { name: 'Create risk' }));
    await screen.findByText('Risk created');
    const risk = await created(mocks);
    expect(risk?.selected_assets).toEqual([asset?._id]);
    expect(risk?.selected_scenarios).toHaveLength(others.length);
  });

  it('says when the scenarios of an asset could not be loaded, and loads them on retry', async () => {
    const { user, mocks } = await openWizard();
    await chooseAndName(user);
    mocks.switches.fail = { getAsset: 500 };
    const [box] = await screen.findAllByRole('checkbox');
    await user.click(box ?? document.body);
    await screen.findByText(/^The scenarios of .* could not be loaded/, {}, { timeout: 10_000 });
    mocks.switches.fail = {};
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/scenarios? of .* selected/)).toBeTruthy();
  });

  it('keeps everything when it fails, says so, and works the next time', async () => {
    const { user, mocks, url: now } = await openWizard();
    mocks.switches.fail = { createRiskWithFlow: 500 };
    await fillIn(user);
    await user.type(screen.getByLabelText('Description'), 'No exit plan');
    await user.click(screen.getByRole('button', { name: 'Create risk' }));
    await screen.findByText('Failed to create risk. Please try again.');
    expect(screen.getByLabelText('Description')).toHaveProperty('value', 'No exit plan');
    mocks.switches.fail = {};
    await user.click(screen.getByRole('button', { name: 'Create risk' }));
    await waitFor(async () => expect(now()).toBe(`/risk-register?risk=${(await created(mocks))?._id}`), {
      timeout: 3000,
    });
  });

  it('shows a validation error of the server on its field', async () => {
    const refusal = {
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      code: 'invalid_request',
      request_id: 'r1',
      errors: [{ path: '/description', message: 'must name a cause' }],
    };
    const intercept = (request: Request) =>
      request.url.endsWith('/api/risks/with-flow') ? Response.json(refusal, { status: 400 }) : undefined;
    const { user } = await openWizard({ intercept });
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Create risk' }));
    await screen.findByText('must name a cause');
    expect(screen.getByLabelText('Description').getAttribute('aria-invalid')).toBe('true');
  });

  it('shows an error to a user without an organization', async () => {
    const { user, mocks } = await openWizard();
    await fillIn(user);
    await mocks.signInAs('newcomer');
    await user.click(screen.getByRole('button', { name: 'Create risk' }));
    expect(await screen.findByText('No organization ID available')).toBeTruthy();
  });

  it('takes a value that the assistant proposes, with its reason, only when the person accepts it', async () => {
    const intercept = (request: Request) =>
      request.url.endsWith('/api/ai/analyze-risk')
        ? Response.json({
            content: 'Because of the words.',
            assessment: {
              likelihood: 5,
              impact: 2,
              risk_level: 'high',
              residual_risk: null,
              controls_effectiveness: null,
              mitigation_strategy: '',
              comments: '',
            },
            reasons: { likelihood: '"unpatched" raises it.' },
            source: 'model',
            model: 'small',
          })
        : undefined;
    const { user } = await openWizard({ intercept });
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Suggest assessment' }));
    const proposed = await screen.findByRole('group', { name: 'Proposal for Probability' });
    expect(proposed.textContent).toContain('Why: "unpatched" raises it.');
    expect(proposed.textContent).toContain('Now: 3 Medium');
    expect(screen.getByText('3 (impact) × 3 (probability) = 9 of 25')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Replace: Probability' }));
    expect(screen.getByText('3 (impact) × 5 (probability) = 15 of 25')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Dismiss: Impact' }));
    await user.click(screen.getByRole('button', { name: 'Undo: Probability' }));
    expect(screen.getByText('3 (impact) × 3 (probability) = 9 of 25')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Proposal for Impact' })).toBeNull();
  });
});

it('puts the risk into the register that it was opened for, and returns there', async () => {
  const mocks = await createMocks({ seed: 'demo', publicUrl: location.origin });
  const table = (await mocks.collection('risk_tables').find({ is_template: false }))[0];
  const back = `/risk-register?register=${table?._id}`;
  const { user, url: now } = await openWizard({
    url: `${url}?${new URLSearchParams({ register: table?._id ?? '', returnTo: back })}`,
    mocks,
  });
  await fillIn(user);
  expect(screen.getByText(new RegExp(`· ${table?.name}$`))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Create risk' }));
  await waitFor(async () => expect(await created(mocks)).toMatchObject({ table_id: table?._id }));
  await waitFor(() => expect(now()).toBe(back), { timeout: 5000 });
});

describe('unsaved input', () => {
  /** Fills in a risk and leaves the page; the draft is on the device then. */
  async function leaveDraft(): Promise<void> {
    const first = await openWizard();
    await fillIn(first.user);
    await waitFor(async () => expect(await draftKeys()).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 500));
    first.unmount();
  }
  const restore = () => screen.findByRole('button', { name: 'Restore' });

  it('is kept on the device and offered the next time, at the step that was reached', async () => {
    await leaveDraft();
    const { user } = await renderPage(page, { url });
    await user.click(await restore());
    await step('Review');
    expect(await screen.findByText('Payroll')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Hoster fails' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  });

  it('is answered before anything else can be filled in, and replaces what was preselected', async () => {
    await leaveDraft();
    const mocks = await createMocks({ seed: 'demo', publicUrl: location.origin });
    const asset = await mocks.collection('assets').findOne({});
    const { user } = await renderPage(page, {
      url: `${url}?${new URLSearchParams({ initialAssets: JSON.stringify([asset?._id]) })}`,
      mocks,
    });
    await restore();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    await user.click(await restore());
    await step('Review');
    await screen.findByText('Creates the risk. Without assets and scenarios no risk flow is started.');
  });

  it('is removed from the device when it is not wanted', async () => {
    await leaveDraft();
    const { user } = await renderPage(page, { url });
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await step('Domain and template');
    await waitFor(async () => expect(await draftKeys()).toEqual([]));
  });

  it('is kept when the user cancels the confirmation to leave', async () => {
    const { user, confirmations, url: now } = await openWizard({ confirm: false });
    await chooseAndName(user);
    await user.click(screen.getByRole('link', { name: 'Leave' }));
    await waitFor(() => expect(confirmations.map(({ title }) => title)).toEqual(['Leave without saving?']));
    expect(now()).toBe(url);
  });

  it('needs no confirmation to leave while nothing is filled in', async () => {
    const { user, confirmations, url: now } = await openWizard();
    await user.click(screen.getByRole('link', { name: 'Leave' }));
    await waitFor(() => expect(now()).toBe('/dashboard'));
    expect(confirmations).toEqual([]);
  });
});

describe('roles', () => {
  it('refuses a role that cannot create, and says why', async () => {
    await renderPage(page, { url, role: 'risk_owner' });
    await screen.findByText('Your role (Risk owner) does not allow this.');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('offers a domain manager their domains alone, and one of them is chosen', async () => {
    const { user, mocks } = await renderPage(page, { url, role: 'grc_domain_manager' });
    const own = await mocks.collection('grc_domains').find({ _id: { $in: (await mocks.member())?.domains ?? [] } });
    const domain = await screen.findByRole('combobox', { name: /Domain/ });
    await user.click(domain);
    expect(
      screen
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
        .toSorted(),
    ).toEqual(own.map(({ name }) => name).toSorted());
    expect(own.map(({ name }) => name)).toContain(domain.textContent);
  });
});
