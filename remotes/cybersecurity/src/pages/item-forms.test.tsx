import { createMocks } from '@parapet/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../dev/render-page.tsx';
import { CybersecurityPage } from './cybersecurity-page.tsx';

const page = <CybersecurityPage />;
const demo = () => createMocks({ seed: 'demo', publicUrl: location.origin });
/** The dialog once its form is there. */
async function form(name: string): Promise<HTMLElement> {
  await screen.findByRole('button', { name: 'Cancel' }, { timeout: 5000 });
  return screen.getByRole('dialog', { name });
}

describe('a new asset', () => {
  it('without a template shows its missing required fields, and is created once they are filled in', async () => {
    const { user, mocks, notifications, url } = await renderPage(page, { url: '/cybersecurity?edit=new' });
    const dialog = await form('Add New Asset');
    await user.click(await within(dialog).findByRole('button', { name: 'Add Asset' }));
    for (const text of [
      'Asset Name is required',
      'Asset Type is required',
      'Risk Level is required',
      'Status is required',
      'At least one property must be linked to this asset',
    ]) {
      expect(await within(dialog).findByText(text)).toBeTruthy();
    }
    expect(within(dialog).getByText('5 fields need attention')).toBeTruthy();
    await user.type(within(dialog).getByRole('textbox', { name: 'Asset Name' }), 'Payroll');
    for (const [field, option] of [
      ['Asset Type', 'Data'],
      ['Risk Level', 'High'],
      ['Status', 'Active'],
    ] as const) {
      await user.click(within(dialog).getByRole('combobox', { name: field }));
      await user.click(await screen.findByRole('option', { name: option }));
    }
    await user.click(within(dialog).getByRole('button', { name: 'Daily payment orders', pressed: false }));
    await user.click(within(dialog).getByRole('button', { name: 'Add Asset' }));
    await waitFor(() => expect(notifications.map(({ text }) => text)).toEqual(['Asset created successfully!']));
    expect(url()).toBe('/cybersecurity');
    expect(await mocks.collection('assets').findOne({ name: 'Payroll' })).toMatchObject({
      type: 'Data',
      risk_level: 'High',
      status: 'Active',
      template_id: null,
    });
  });

  it('keeps what was typed when another template is chosen', async () => {
    const { user } = await renderPage(page, { url: '/cybersecurity?edit=new' });
    const dialog = await form('Add New Asset');
    await user.click(await within(dialog).findByRole('radio', { name: /Endpoint devices/ }));
    await user.type(within(dialog).getByRole('textbox', { name: 'Devices' }), '17');
    await user.click(within(dialog).getByRole('radio', { name: /Database/ }));
    const extra = within(dialog).getByRole('group', { name: 'Additional Fields' });
    expect(within(extra).getByDisplayValue('17')).toBeTruthy();
    await user.click(within(dialog).getByRole('radio', { name: /Endpoint devices/ }));
    expect(within(dialog).queryByRole('group', { name: 'Additional Fields' })).toBeNull();
    expect(within(dialog).getByDisplayValue('17')).toBeTruthy();
  });

  it('starts as a copy of another', async () => {
    const mocks = await demo();
    const asset = await mocks.collection('assets').findOne({ name: 'Policy database' });
    const { user } = await renderPage(page, { url: `/cybersecurity?edit=new&copy=${asset?._id}`, mocks });
    const dialog = await form('Add New Asset');
    await within(dialog).findByDisplayValue('Copy of Policy database');
    await user.click(within(dialog).getByRole('button', { name: 'Add Asset' }));
    await waitFor(async () =>
      expect(await mocks.collection('assets').findOne({ name: 'Copy of Policy database' })).toMatchObject({
        type: asset?.type,
        linked_properties: asset?.linked_properties,
      }),
    );
  });
});

it('the linked properties of an asset keep their places when they are deselected and selected', async () => {
  const mocks = await demo();
  const asset = await mocks.collection('assets').findOne({ name: 'Policy database' });
  const { user } = await renderPage(page, { url: `/cybersecurity?edit=${asset?._id}`, mocks });
  const dialog = await form('Edit Asset');
  const properties = within(await within(dialog).findByRole('group', { name: /^Linked Properties/ }));
  const toggles = () => properties.getAllByRole('button').filter((button) => button.hasAttribute('aria-pressed'));
  await waitFor(() =>
    expect(toggles().filter((button) => button.getAttribute('aria-pressed') === 'true')).toHaveLength(
      asset?.linked_properties.length ?? 0,
    ),
  );
  const names = () => toggles().map(({ textContent }) => textContent);
  await waitFor(() => expect(names().length).toBeGreaterThan(asset?.linked_properties.length ?? 0));
  const before = names();
  const [chosen, other] = [before[0] ?? '', before.at(-1) ?? ''];
  await user.click(properties.getByRole('button', { name: other, pressed: false }));
  await user.click(properties.getByRole('button', { name: chosen, pressed: true }));
  expect(properties.getByRole('button', { name: chosen, pressed: false })).toBeTruthy();
  expect(names()).toEqual(before);
});

describe('a stored item', () => {
  it('names its template, saves what changed and nothing else', async () => {
    const mocks = await demo();
    const asset = await mocks.collection('assets').findOne({ name: 'Policy database' });
    const bodies: unknown[] = [];
    const { user, notifications } = await renderPage(page, {
      url: `/cybersecurity?edit=${asset?._id}`,
      mocks,
      intercept: (request) => {
        if (request.method === 'PATCH') void request.json().then((body) => bodies.push(body));
        return undefined;
      },
    });
    const dialog = await form('Edit Asset');
    expect(await within(dialog).findByText('Editing with template: Database')).toBeTruthy();
    const description = within(dialog).getByRole('textbox', { name: 'Description' });
    await user.clear(description);
    await user.type(description, 'Sold');
    await user.click(within(dialog).getByRole('button', { name: 'Update Asset' }));
    await waitFor(() => expect(notifications.map(({ text }) => text)).toEqual(['Asset updated successfully!']));
    expect(bodies).toEqual([{ description: 'Sold' }]);
  });

  it('shows which fields stay and which become additional when its template changes, and keeps all values', async () => {
    const mocks = await demo();
    const scenario = await mocks
      .collection('risk_scenarios')
      .findOne({ title: 'Letters held by a former vendor turn up' });
    const { user, notifications } = await renderPage(page, {
      url: `/cybersecurity?tab=scenarios&edit=${scenario?._id}`,
      mocks,
    });
    const dialog = await form('Edit Risk Scenario');
    await user.click(await within(dialog).findByRole('button', { name: 'Change template' }));
    await user.click(await within(dialog).findByRole('radio', { name: /Cyber Attack/ }));
    expect(within(dialog).getByText(/^Stays as it is: .*Threat Actors/)).toBeTruthy();
    expect(within(dialog).getByText(/^Becomes an additional field: .*Data Types/)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Update Risk Scenario' }));
    await waitFor(() => expect(notifications).toHaveLength(1));
    const now = await mocks.collection('risk_scenarios').findOne({ title: 'Letters held by a former vendor turn up' });
    expect(now?.attributes).toMatchObject(scenario?.attributes ?? {});
    expect(now?.template_id).not.toBe(scenario?.template_id);
  });

  it('keeps everything when saving fails, and says so beside the button', async () => {
    const mocks = await demo();
    const asset = await mocks.collection('assets').findOne({ name: 'Policy database' });
    const { user } = await renderPage(page, {
      url: `/cybersecurity?edit=${asset?._id}`,
      mocks,
      fail: { updateAsset: 500 },
    });
    const dialog = await form('Edit Asset');
    const name = await within(dialog).findByDisplayValue('Policy database');
    await user.type(name, ' 2');
    await user.click(within(dialog).getByRole('button', { name: 'Update Asset' }));
    expect(await within(dialog).findByText('Failed to save asset')).toBeTruthy();
    expect(within(dialog).getByDisplayValue('Policy database 2')).toBeTruthy();
  });

  it('says that somebody deleted it, cannot be saved any more, and copies what was typed', async () => {
    const mocks = await demo();
    const asset = await mocks.collection('assets').findOne({ name: 'Policy database' });
    const { user, emit } = await renderPage(page, { url: `/cybersecurity?edit=${asset?._id}`, mocks });
    const dialog = await form('Edit Asset');
    await user.type(await within(dialog).findByDisplayValue('Policy database'), ' 2');
    emit({ entity: 'assets', id: asset?._id ?? '', action: 'delete' });
    expect(await within(dialog).findByText(/has deleted this/)).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Update Asset' }).getAttribute('aria-disabled')).toBe('true');
    await user.click(within(dialog).getByRole('button', { name: 'Copy my text' }));
    expect(await navigator.clipboard.readText()).toMatch(/^.*Name: Policy database 2$/);
  });

  it('asks what to keep when somebody else saved the same field', async () => {
    const mocks = await demo();
    const asset = await mocks.collection('assets').findOne({ name: 'Policy database' });
    const { user } = await renderPage(page, { url: `/cybersecurity?edit=${asset?._id}`, mocks });
    const dialog = await form('Edit Asset');
    await user.type(await within(dialog).findByDisplayValue('Policy database'), ' mine');
    await mocks.collection('assets').updateOne({ _id: asset?._id ?? '' }, { $set: { name: 'Policy database theirs' } });
    await user.click(within(dialog).getByRole('button', { name: 'Update Asset' }));
    const conflict = await screen.findByRole('dialog', { name: 'This asset changed while you were editing' });
    expect(within(conflict).getByText('Policy database theirs')).toBeTruthy();
  });
});

describe('a property', () => {
  it('needs a scenario, and says how many there are', async () => {
    const { user, mocks, notifications } = await renderPage(page, { url: '/cybersecurity?tab=properties&edit=new' });
    const dialog = await form('Add New Property');
    expect(
      await within(dialog).findByText(`${await mocks.collection('risk_scenarios').count()} scenarios available`),
    ).toBeTruthy();
    await user.type(within(dialog).getByRole('textbox', { name: 'Property Name' }), 'Guarantee');
    await user.click(within(dialog).getByRole('combobox', { name: 'Property Type' }));
    await user.click(await screen.findByRole('option', { name: 'Financial' }));
    await user.click(within(dialog).getByRole('button', { name: 'Add Property' }));
    expect(await within(dialog).findByText('At least one scenario must be linked to this property')).toBeTruthy();
    await user.click(within(dialog).getAllByRole('checkbox')[0] as HTMLElement);
    await user.click(within(dialog).getByRole('button', { name: 'Add Property' }));
    await waitFor(() => expect(notifications.map(({ text }) => text)).toEqual(['Property created successfully']));
  });

  it('says that scenarios could not be loaded', async () => {
    await renderPage(page, { url: '/cybersecurity?tab=properties&edit=new', fail: { listRiskScenarios: 500 } });
    expect(await within(await form('Add New Property')).findByText(/^Error loading scenarios: /)).toBeTruthy();
  });
});

describe('a risk scenario', () => {
  it('needs a template before anything else', async () => {
    const { user, mocks } = await renderPage(page, { url: '/cybersecurity?tab=scenarios&edit=new' });
    const dialog = await form('Add Risk Scenario');
    expect(await within(dialog).findByText('Please select a template above to create a risk scenario.')).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Create Risk Scenario' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await user.click(within(dialog).getByRole('radio', { name: /Cyber Attack/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Create Risk Scenario' }));
    for (const text of [
      'Title is required',
      'Description is required',
      'Threat Actors is required',
      'Likelihood is required',
    ])
      expect(await within(dialog).findByText(text)).toBeTruthy();
    await user.type(within(dialog).getByRole('textbox', { name: 'Risk Scenario Name' }), 'Ransomware');
    await user.type(within(dialog).getByRole('textbox', { name: 'Description' }), 'Files are encrypted');
    await user.type(within(dialog).getByRole('combobox', { name: 'Threat Actors' }), 'Crime, Insider, ,Crime');
    await user.type(within(dialog).getByRole('textbox', { name: 'Impact Description' }), 'Work stops');
    await user.click(within(dialog).getByRole('combobox', { name: 'Likelihood' }));
    await user.click(await screen.findByRole('option', { name: 'High' }));
    await user.click(within(dialog).getByRole('button', { name: 'Create Risk Scenario' }));
    await waitFor(async () =>
      expect(await mocks.collection('risk_scenarios').findOne({ title: 'Ransomware' })).toMatchObject({
        threat_actors: ['Crime', 'Insider'],
        attributes: { likelihood: 'High', impact_description: 'Work stops' },
      }),
    );
  });
});
