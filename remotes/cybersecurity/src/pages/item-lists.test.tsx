import { stubLayout } from '@parapet/build/stub-layout';
import { createMocks, type Mocks } from '@parapet/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../dev/render-page.tsx';
import { CybersecurityPage } from './cybersecurity-page.tsx';

const page = <CybersecurityPage />;
const assets = '/cybersecurity';
const properties = '/cybersecurity?tab=properties';
const scenarios = '/cybersecurity?tab=scenarios';

async function rows(name: string): Promise<HTMLElement[]> {
  return within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1);
}

const property = (name: string, category: string) => ({
  name,
  type: 'Digital',
  category,
  value: '',
  description: '',
  linked_scenarios: [],
  linked_risks: [],
  template_id: null,
  attributes: {},
});

/** Mocks with more categories of properties than one response lists, and a property without one. */
async function withCategories(): Promise<Mocks> {
  const mocks = await createMocks({ seed: 'demo', publicUrl: location.origin });
  const of = mocks.collection('properties');
  for (let shelf = 0; shelf < 120; shelf += 1)
    await of.insertOne(property(`Box ${shelf}`, `Shelf ${String(shelf).padStart(3, '0')}`));
  await of.insertOne(property('Quarterly figures', ''));
  return mocks;
}

/** Mocks in which a collection is empty. */
async function without(...collections: ('assets' | 'properties' | 'risk_scenarios')[]): Promise<Mocks> {
  const mocks = await createMocks({ seed: 'demo', publicUrl: location.origin });
  for (const name of collections) while ((await mocks.collection(name).deleteOne({})) !== null);
  return mocks;
}

describe('assets', () => {
  it('are sorted by the server with the highest risk level first', async () => {
    const { requests, mocks } = await renderPage(page, { url: assets });
    const [first] = await rows('Assets');
    expect(requests.some((request) => /^GET \/api\/assets\?.*sort=-risk_level/.test(request))).toBe(true);
    expect(within(first as HTMLElement).getByText('Critical')).toBeTruthy();
    expect(
      screen.getByText(`1–${await mocks.collection('assets').count()} of ${await mocks.collection('assets').count()}`),
    ).toBeTruthy();
  });

  it('are filtered by category and search in the address', async () => {
    const { user, url, lastQuery } = await renderPage(page, { url: assets });
    await user.click(await screen.findByRole('button', { name: /^Category All Categories/ }));
    await user.click(await screen.findByRole('option', { name: 'Data' }));
    await waitFor(() => expect(lastQuery('/api/assets').get('category')).toBe('Data'));
    await user.type(screen.getByRole('searchbox', { name: 'Search assets' }), 'policy');
    await waitFor(() => expect(url()).toBe('/cybersecurity?category=Data&q=policy'));
    expect((await rows('Assets')).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(url()).toBe('/cybersecurity'));
  });

  it('show an empty state with a button that opens the form for a new asset', async () => {
    const { user, url } = await renderPage(page, { url: assets, mocks: await without('assets') });
    expect(await screen.findByText('No assets found. Click "Add New Asset" to create one.')).toBeTruthy();
    await user.click(within(screen.getByRole('tabpanel')).getByRole('button', { name: 'Add New Asset' }));
    await waitFor(() => expect(url()).toContain('edit=new'));
  });

  it('say that loading failed, and try again', async () => {
    const { user, requests } = await renderPage(page, { url: assets, fail: { listAssets: 500 } });
    expect(await screen.findByText('Error loading assets')).toBeTruthy();
    const asked = requests.length;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(requests.length).toBeGreaterThan(asked));
  });

  it('show the history of an open asset, and its risks, properties and scenarios as links', async () => {
    const mocks = await createMocks({ seed: 'demo', publicUrl: location.origin });
    const asset = await mocks.collection('assets').findOne({ name: 'Policy database' });
    await renderPage(page, { url: `/cybersecurity?asset=${asset?._id}`, mocks });
    const panel = await screen.findByRole('dialog', { name: 'Policy database' });
    const links = async (section: string) =>
      within(await within(panel).findByRole('region', { name: section })).findAllByRole('link');
    expect((await links('Risks'))[0]?.getAttribute('href')).toMatch(/^\/risk-register\?risk=/);
    expect((await links('Properties'))[0]?.getAttribute('href')).toMatch(/^\/cybersecurity\?tab=properties&property=/);
    expect((await links('Risk Scenarios'))[0]?.getAttribute('href')).toMatch(
      /^\/cybersecurity\?tab=scenarios&scenario=/,
    );
    await within(panel).findByRole('region', { name: 'History' });
  });

  it('are deleted after a confirmation that shows how many records link to them', async () => {
    const mocks = await createMocks({ seed: 'demo', publicUrl: location.origin });
    const asset = await mocks.collection('assets').findOne({ name: 'Policy database' });
    const { user, url, notifications } = await renderPage(page, { url: `/cybersecurity?asset=${asset?._id}`, mocks });
    const panel = await screen.findByRole('dialog', { name: 'Policy database' });
    await user.click(await within(panel).findByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete asset' });
    expect(question.textContent).toContain('Are you sure you want to delete this asset?');
    expect(await within(question).findByText(/\d+ records? links? to it:/)).toBeTruthy();
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(notifications.map(({ text }) => text)).toEqual(['Asset deleted successfully!']));
    expect(url()).toBe('/cybersecurity');
    expect(await mocks.collection('assets').findOne({ name: 'Policy database' })).toBeNull();
  });

  it('keep the confirmation open with an error when deleting fails (here of a risk scenario)', async () => {
    const { user } = await renderPage(page, { url: scenarios, fail: { deleteRiskScenario: 500 } });
    await user.click((await screen.findAllByRole('button', { name: /^Delete / }))[0] as HTMLElement);
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect((await within(question).findByRole('alert')).textContent).toContain(
      'Error deleting risk scenario. Please try again.',
    );
  });

  it('cannot be deleted by a risk manager, and shows the reason', async () => {
    const { user } = await renderPage(page, { url: assets, role: 'risk_manager' });
    const [first] = await rows('Assets');
    const remove = within(first as HTMLElement).getByRole('button', { name: /^Delete: / });
    expect([remove.getAttribute('aria-disabled'), remove.title]).toEqual([
      'true',
      'Your role (Risk manager) does not allow this.',
    ]);
    await user.click(remove);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('get a risk level in bulk, which can be undone', async () => {
    const { user, mocks, notifications } = await renderPage(page, { url: '/cybersecurity?q=policy' });
    const before = await mocks
      .collection('assets')
      .find({ name: { $in: ['Policy database', 'Test environments of the policy system'] } });
    await user.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
    await user.click(await screen.findByRole('button', { name: /Set Risk Level/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Low' }));
    await waitFor(() => expect(notifications).toHaveLength(1));
    const levels = async () =>
      (await mocks.collection('assets').find({ _id: { $in: before.map(({ _id }) => _id) } })).map(
        ({ risk_level }) => risk_level,
      );
    expect(await levels()).toEqual(before.map(() => 'Low'));
    notifications[0]?.undo?.();
    await waitFor(async () => expect(await levels()).toEqual(before.map(({ risk_level }) => risk_level)));
  });

  it('are linked to properties in bulk, which can be undone', async () => {
    const { user, mocks, notifications } = await renderPage(page, { url: '/cybersecurity?q=policy' });
    const before = await mocks
      .collection('assets')
      .find({ name: { $in: ['Policy database', 'Test environments of the policy system'] } });
    const links = async () =>
      (await mocks.collection('assets').find({ _id: { $in: before.map(({ _id }) => _id) } })).map(
        ({ linked_properties }) => linked_properties,
      );
    const payments = await mocks.collection('properties').findOne({ name: 'Daily payment orders' });
    await user.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
    await user.click(
      within(await screen.findByRole('region', { name: /selected|selection/i })).getByRole('button', {
        name: 'Properties',
      }),
    );
    await user.click(await screen.findByRole('menuitem', { name: 'Link properties…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Link properties' });
    expect(within(dialog).getByText('2 assets selected')).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Link' }).getAttribute('aria-disabled')).toBe('true');
    await user.type(await within(dialog).findByRole('searchbox'), 'payment');
    await user.click(await within(dialog).findByRole('button', { name: 'Daily payment orders' }));
    await user.click(within(dialog).getByRole('button', { name: 'Link' }));
    await waitFor(() => expect(notifications.map(({ text }) => text)).toEqual(['Properties linked to 2 assets']));
    expect(await links()).toEqual(before.map(({ linked_properties }) => [...linked_properties, payments?._id]));
    notifications[0]?.undo?.();
    await waitFor(async () => expect(await links()).toEqual(before.map(({ linked_properties }) => linked_properties)));
  });

  it('are deleted by the bulk action after a confirmation', async () => {
    const { user, mocks, notifications, confirmations } = await renderPage(page, { url: assets, confirm: true });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Policy database' }));
    await user.click(
      within(await screen.findByRole('region', { name: /selected|selection/i })).getByRole('button', {
        name: 'Delete',
      }),
    );
    await waitFor(() => expect(notifications.map(({ text }) => text)).toEqual(['1 asset deleted']));
    expect(confirmations[0]?.message).toBe(
      'Are you sure you want to delete 1 record? Links to it are removed with it.',
    );
    expect(await mocks.collection('assets').findOne({ name: 'Policy database' })).toBeNull();
  });

  it('can be downloaded with the filters that are in force', async () => {
    const { user, lastQuery } = await renderPage(page, { url: '/cybersecurity?category=Data&q=policy' });
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await user.click((await screen.findAllByRole('menuitem'))[1] as HTMLElement);
    await waitFor(() => expect(lastQuery('/api/assets/export').get('format')).toBe('csv'));
    const asked = lastQuery('/api/assets/export');
    expect([asked.get('q'), asked.get('category'), asked.get('sort'), asked.has('limit')]).toEqual([
      'policy',
      'Data',
      '-risk_level',
      false,
    ]);
  });

  it('get suggested controls, which are saved only when somebody adds them', async () => {
    const mocks = await createMocks({ seed: 'demo', publicUrl: location.origin });
    const asset = await mocks.collection('assets').findOne({ name: 'Policy database' });
    const { user, notifications } = await renderPage(page, { url: `/cybersecurity?asset=${asset?._id}`, mocks });
    const count = async () =>
      (await mocks.collection('risk_scenarios').find({})).reduce(
        (sum, { linked_controls }) => sum + linked_controls.length,
        0,
      );
    const before = await count();
    await user.click(await screen.findByRole('button', { name: 'Suggest controls' }));
    const drafts = await screen.findByRole('region', { name: 'Suggested controls' });
    expect(await within(drafts).findByText('Built-in assistant: no language model is connected')).toBeTruthy();
    await user.click((await within(drafts).findAllByRole('checkbox'))[0] as HTMLElement);
    expect(within(drafts).getAllByText('Why:')).toHaveLength(10);
    await user.click(within(drafts).getAllByRole('button', { name: /^Edit: / })[0] as HTMLElement);
    const wording = within(drafts).getByRole('textbox', { name: /^Proposal for / });
    await user.clear(wording);
    await user.type(wording, 'Nightly offline backup');
    await user.click(within(drafts).getByRole('button', { name: 'Use this text' }));
    expect(within(drafts).getByRole('checkbox', { name: /^Nightly offline backup/ })).toHaveProperty('checked', true);
    await user.click(within(drafts).getAllByRole('button', { name: /^Dismiss: / })[1] as HTMLElement);
    expect(within(drafts).getAllByRole('checkbox')).toHaveLength(9);
    expect(await count()).toBe(before);
    await user.click(within(drafts).getByRole('button', { name: 'Add 1 control' }));
    await waitFor(() => expect(notifications).toHaveLength(1));
    expect(await count()).toBe(before + 1);
    const scenarios = await mocks.collection('risk_scenarios').find({});
    expect(scenarios.flatMap(({ linked_controls }) => linked_controls)).toContain('Nightly offline backup');
  });

  it('are limited to the assigned assets for an asset owner', async () => {
    const mocks = await createMocks({ seed: 'demo', publicUrl: location.origin });
    await mocks.signInAs('asset_owner');
    await renderPage(page, { url: assets, mocks, role: 'asset_owner' });
    const member = await mocks.collection('members').findOne({ role: 'asset_owner' });
    const own = await mocks.collection('assets').find({ _id: { $in: [...(member?.assets ?? [])] } });
    const shown = (await rows('Assets')).map((row) => within(row).getAllByRole('link')[0]?.textContent ?? '');
    expect(shown.toSorted()).toEqual(own.map(({ name }) => name).toSorted());
  });

  it('of an asset owner without any say that these are the assigned ones, and offer no creation', async () => {
    const mocks = await createMocks({ seed: 'demo', publicUrl: location.origin });
    await mocks.collection('members').updateOne({ role: 'asset_owner' }, { $set: { assets: [] } });
    await mocks.signInAs('asset_owner');
    await renderPage(page, { url: assets, mocks, role: 'asset_owner' });
    expect(await screen.findByText('You see the assets assigned to you')).toBeTruthy();
    expect(screen.queryByText(/to create one/)).toBeNull();
  });
});

describe('properties', () => {
  it('show N/A for an empty category and value, and are filtered by a category in use', async () => {
    const { user, lastQuery, mocks } = await renderPage(page, { url: properties });
    const all = await mocks.collection('properties').find({});
    await rows('Properties');
    expect(screen.getAllByText('N/A')).toHaveLength(
      all.filter(({ category }) => category === '').length + all.filter(({ value }) => value === '').length,
    );
    const used = all.find(({ category }) => category !== '')?.category ?? '';
    await user.click(screen.getByRole('button', { name: /^Category All Categories/ }));
    await user.click(await screen.findByRole('option', { name: new RegExp(`^${used}`) }));
    await waitFor(() => expect(lastQuery('/api/properties').getAll('category')).toEqual([used]));
  });

  it('show an empty state when there are none', async () => {
    await renderPage(page, { url: properties, mocks: await without('assets', 'properties') });
    expect(await screen.findByText('No properties found. Click "Add New Property" to create one.')).toBeTruthy();
  });
});

describe('the category of many properties', () => {
  stubLayout();

  it('is filtered by one that only a search finds', async () => {
    const { user, lastQuery } = await renderPage(page, { url: properties, mocks: await withCategories() });
    await user.click(await screen.findByRole('button', { name: /^Category All Categories/ }));
    await user.type(await screen.findByRole('searchbox', { name: /Category/ }), 'shelf 119');
    await user.click(await screen.findByRole('option', { name: /^Shelf 119/ }));
    await waitFor(() => expect(lastQuery('/api/properties').getAll('category')).toEqual(['Shelf 119']));
  });

  it('is set to one that only a search finds, which can be undone', async () => {
    const mocks = await withCategories();
    const { user, notifications } = await renderPage(page, { url: `${properties}&q=quarterly`, mocks });
    const category = async () =>
      (await mocks.collection('properties').findOne({ name: 'Quarterly figures' }))?.category;
    await user.click(await screen.findByRole('checkbox', { name: 'Select Quarterly figures' }));
    await user.click(await screen.findByRole('button', { name: 'Set Category' }));
    const dialog = await screen.findByRole('dialog', { name: 'New category of 1 property' });
    const field = await within(dialog).findByRole('combobox', { name: 'Category' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    const confirm = within(dialog).getByRole('button', { name: 'Set Category' });
    expect(confirm.getAttribute('aria-disabled')).toBe('true');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('dialog')).toBe(dialog);
    await user.keyboard('shelf 119');
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Shelf 119']),
    );
    await user.keyboard('{Enter}{Enter}');
    await waitFor(() =>
      expect(notifications.map(({ text }) => text)).toEqual(['Category of 1 property set to Shelf 119']),
    );
    expect(await category()).toBe('Shelf 119');
    notifications[0]?.undo?.();
    await waitFor(async () => expect(await category()).toBe(''));
  });
});

describe('risk scenarios', () => {
  it('are cards with threat actors, additional information and counts', async () => {
    const { mocks } = await renderPage(page, { url: scenarios });
    await screen.findByRole('heading', { level: 2, name: 'Risk Scenarios Management' });
    const card = await screen.findByRole('article', { name: 'Ransomware spreads from a phished workstation' });
    const scenario = await mocks
      .collection('risk_scenarios')
      .findOne({ title: 'Ransomware spreads from a phished workstation' });
    for (const actor of scenario?.threat_actors ?? []) expect(within(card).getByText(actor)).toBeTruthy();
    expect(within(card).getByText('Impact Description')).toBeTruthy();
    expect(within(card).getByText(`Controls: ${scenario?.linked_controls.length}`)).toBeTruthy();
    expect(within(card).getByText('Properties: 2')).toBeTruthy();
  });

  it('are filtered by a threat actor and sorted by the server', async () => {
    const { user, lastQuery, url } = await renderPage(page, { url: scenarios });
    await user.click(await screen.findByRole('button', { name: /^Threat actor All Threat Actors/ }));
    await user.click(await screen.findByRole('option', { name: /^Accident/ }));
    await waitFor(() => expect(lastQuery('/api/risk-scenarios').get('threat_actor')).toBe('Accident'));
    await user.click(screen.getByRole('button', { name: /^Sort/ }));
    await user.click(await screen.findByRole('option', { name: 'Name, A to Z' }));
    await waitFor(() => expect(url()).toBe('/cybersecurity?tab=scenarios&threat_actor=Accident&sort=title'));
  });

  it('are unlinked from properties in bulk, but a property keeps its last scenario', async () => {
    const mocks = await createMocks({ seed: 'demo', publicUrl: location.origin });
    const [scenario, other] = await mocks
      .collection('risk_scenarios')
      .find({}, { sort: { field: 'title_folded', direction: 1 }, limit: 2 });
    const ids = [scenario?._id ?? '', other?._id ?? ''];
    const org = mocks.collection('properties');
    const wide = await org.insertOne({ ...property('Wide', ''), linked_scenarios: ids });
    const narrow = await org.insertOne({ ...property('Narrow', ''), linked_scenarios: ids.slice(0, 1) });
    const { user, notifications } = await renderPage(page, { url: `${scenarios}&property_id=${narrow._id}`, mocks });
    await user.click(await screen.findByRole('checkbox', { name: `Select ${scenario?.title}` }));
    await user.click(
      within(await screen.findByRole('region', { name: /selected|selection/i })).getByRole('button', {
        name: 'Properties',
      }),
    );
    await user.click(await screen.findByRole('menuitem', { name: 'Remove properties…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove links to properties' });
    for (const name of ['Wide', 'Narrow']) await user.click(await within(dialog).findByRole('button', { name }));
    await user.click(within(dialog).getByRole('button', { name: 'Remove links' }));
    await waitFor(() =>
      expect(notifications.map(({ text }) => text)).toEqual(['Risk scenarios unlinked from 1 property']),
    );
    const refused = await screen.findByRole('dialog', { name: '1 record was not changed' });
    expect(refused.textContent).toContain('At least one scenario must be linked to this property');
    expect((await org.findOne({ _id: wide._id }))?.linked_scenarios).toEqual(ids.slice(1));
    expect((await org.findOne({ _id: narrow._id }))?.linked_scenarios).toEqual(ids.slice(0, 1));
  });
});
