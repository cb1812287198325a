import { createMocks } from '@parapet/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../dev/render-page.tsx';
import { CybersecurityPage } from './cybersecurity-page.tsx';

type PageOptions = NonNullable<Parameters<typeof renderPage>[1]>;

const dialog = (name = 'Asset Template Editor') => screen.findByRole('dialog', { name });
const save = () => screen.getByRole('button', { name: 'Save Template' });

async function open(url: string, options: PageOptions = {}) {
  const mocks = options.mocks ?? (await createMocks());
  const page = await renderPage(<CybersecurityPage />, { url, mocks, ...options });
  return { ...page, mocks };
}

/** A template that one asset has, with a value for its second field. */
async function openUsed(options: PageOptions = {}) {
  const mocks = await createMocks({ publicUrl: location.origin });
  const field = { type: 'text' as const, required: false };
  const template = await mocks.collection('asset_templates').insertOne({
    name: 'Vessel',
    description: '',
    category: 'Physical',
    is_default: false,
    fields: [
      { ...field, id: 'f1', name: 'name', label: 'Name', order: 0 },
      { ...field, id: 'f2', name: 'depot', label: 'Depot', order: 1 },
      { ...field, id: 'f3', name: 'crew', label: 'Crew', order: 2 },
    ],
  });
  const asset = await mocks.collection('assets').findOne({});
  await mocks
    .collection('assets')
    .updateOne({ _id: asset?._id }, { $set: { template_id: template._id, attributes: { depot: 'Bremen' } } });
  const page = await open(`/cybersecurity?templates=assets&editor=${template._id}`, { mocks, ...options });
  const stored = () => mocks.collection('asset_templates').findOne({ _id: template._id });
  const change = async (body: object) => {
    const response = await mocks.fetch(
      new Request(`${location.origin}/api/asset-templates/${template._id}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', origin: location.origin },
        body: JSON.stringify(body),
      }),
    );
    expect(response.status).toBe(200);
  };
  await dialog();
  await screen.findByRole('button', { name: 'Move Depot up' });
  return { ...page, mocks, stored, change };
}

describe('a new template', () => {
  it.each([
    ['assets', 'Asset Template Editor', ['Name *', 'Type *', 'Risk Level *', 'Status *', 'Description']],
    ['properties', 'Property Template Editor', ['Name *', 'Type *', 'Description']],
    ['scenarios', 'Risk Scenario Template Editor', ['Threat Actors *', 'Impact Description *', 'Likelihood *']],
  ])('for %s starts with the fields of the specification', async (kind, title, labels) => {
    await open(`/cybersecurity?templates=${kind}&editor=new`);
    const editor = await dialog(title);
    const rows = within(await within(editor).findByRole('list', { name: 'Fields' })).getAllByRole('listitem');
    expect(
      rows.map(
        (row) => within(row).getAllByRole('button', { expanded: false })[0]?.querySelector('[dir=auto]')?.textContent,
      ),
    ).toEqual(labels);
  });

  it('is created, with a success message before the editor closes', async () => {
    const { user, mocks, url } = await open('/cybersecurity?templates=assets&editor=new');
    const editor = await dialog();
    await user.type(within(editor).getByRole('textbox', { name: /^Template Name/ }), 'Vessel');
    await user.click(within(editor).getByLabelText(/^Category/));
    await user.click(await screen.findByRole('option', { name: 'Physical' }));
    await user.click(within(editor).getByRole('button', { name: 'Add field' }));
    const label = await within(editor).findByRole('textbox', { name: /^Label/ });
    await waitFor(() => expect(document.activeElement).toBe(label));
    await user.type(label, 'Home depot');
    expect(within(editor).getByRole('textbox', { name: /^Name/, description: /Letters/ })).toHaveProperty(
      'value',
      'home_depot',
    );
    await user.click(save());
    expect((await within(editor).findByText('Template created successfully!')).textContent).toBeTruthy();
    expect(url()).toContain('editor=new');
    await waitFor(() => expect(url()).toBe('/cybersecurity?templates=assets'), { timeout: 3_000 });
    expect(await mocks.collection('asset_templates').findOne({ name: 'Vessel' })).toMatchObject({
      category: 'Physical',
      fields: [{}, {}, {}, {}, {}, { name: 'home_depot', label: 'Home depot', order: 5 }],
    });
  });

  it('says what is missing in the words of the specification, and focuses it', async () => {
    const { user, requests } = await open('/cybersecurity?templates=properties&editor=new');
    const editor = await dialog('Property Template Editor');
    await user.click(save());
    expect(await within(editor).findByText('Please fill in all required fields')).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(within(editor).getByRole('textbox', { name: /^Template Name/ })),
    );
    await user.type(within(editor).getByRole('textbox', { name: /^Template Name/ }), 'Papers');
    await user.type(within(editor).getByRole('textbox', { name: /^Category/ }), 'Paper');
    await user.click(within(editor).getByRole('button', { name: 'Add field' }));
    await user.click(save());
    expect(await within(editor).findByText('All fields must have a name and label')).toBeTruthy();
    expect(within(editor).getByText('Label is required')).toBeTruthy();
    expect(requests.filter((one) => one.startsWith('POST /api/property-templates'))).toEqual([]);
  });

  it('can be a copy, which is never a default', async () => {
    const { user, mocks } = await open('/cybersecurity?templates=properties');
    await user.click(await screen.findByRole('button', { name: 'Duplicate Digital' }));
    const editor = await dialog('Property Template Editor');
    expect(within(editor).getByRole('textbox', { name: /^Template Name/ })).toHaveProperty('value', 'Copy of Digital');
    expect(within(editor).getByRole('checkbox', { name: 'Set as default template' })).toHaveProperty('checked', false);
    await user.click(save());
    await waitFor(async () =>
      expect(await mocks.collection('property_templates').findOne({ name: 'Copy of Digital' })).toMatchObject({
        is_default: false,
        version: 1,
      }),
    );
  });

  it('can be imported from a file, and a file without a template is refused', async () => {
    const { user, notifications } = await open('/cybersecurity?templates=assets');
    const input = await screen.findByLabelText('Import', { selector: 'input' });
    const upload = (text: string) => user.upload(input, new File([text], 'vessel.json', { type: 'application/json' }));
    await upload('{"format": "other"}');
    await waitFor(() =>
      expect(notifications.map(({ text }) => text)).toEqual([
        'vessel.json does not contain a template that can be imported.',
      ]),
    );
    await upload(
      JSON.stringify({
        format: 'parapet-template',
        version: 1,
        kind: 'asset',
        name: 'Vessel',
        category: 'Physical',
        fields: [{ name: 'depot', label: 'Depot', type: 'text' }],
      }),
    );
    const editor = await dialog();
    expect(within(editor).getByRole('textbox', { name: /^Template Name/ })).toHaveProperty('value', 'Vessel');
    expect(await within(editor).findByRole('button', { name: 'Remove Depot' })).toBeTruthy();
  });
});

describe('a template in use', () => {
  it('shows how many items have a value for a field, and locks the names of such fields', async () => {
    const { user } = await openUsed();
    const editor = await dialog();
    expect(await within(editor).findByText('1 asset uses this template')).toBeTruthy();
    await user.click(await within(editor).findByRole('button', { name: /^Depot.*1 record has a value/ }));
    expect(
      within(editor).getByRole('textbox', { name: /^Name/, description: /stored under this name/ }),
    ).toHaveProperty('disabled', true);
    await user.click(within(editor).getByRole('button', { name: /^Crew/ }));
    expect(within(editor).getByRole('textbox', { name: /^Name/, description: /Letters/ })).toHaveProperty(
      'disabled',
      false,
    );
  });

  it('keeps the values of a removed field, and notifies the user of this', async () => {
    const { user, mocks, stored, notifications } = await openUsed();
    await screen.findByText('1 asset uses this template');
    await user.click(screen.getByRole('button', { name: 'Remove Depot' }));
    expect(notifications.at(-1)?.text).toBe(
      'Depot removed. 1 record keeps its value; adding the field back by the same name shows it again.',
    );
    await user.click(save());
    await waitFor(async () => expect((await stored())?.fields.map(({ name }) => name)).toEqual(['name', 'crew']));
    expect(await mocks.collection('assets').findOne({ 'attributes.depot': 'Bremen' })).toBeTruthy();
  });

  it('has buttons that reorder its fields, and shows the new order in the preview', async () => {
    const { user, stored } = await openUsed();
    await user.click(screen.getByRole('button', { name: 'Move Crew up' }));
    const preview = screen.getByRole('region', { name: 'Preview' });
    await waitFor(() =>
      expect(
        within(preview)
          .getAllByRole('textbox')
          .map((box) => document.querySelector(`label[for="${box.id}"]`)?.textContent),
      ).toEqual(['Name', 'Crew', 'Depot']),
    );
    await user.click(save());
    await waitFor(async () =>
      expect((await stored())?.fields.map(({ name }) => name)).toEqual(['name', 'crew', 'depot']),
    );
  });

  it('stores the options of a selection, one per line', async () => {
    const { user, stored } = await openUsed();
    await user.click(screen.getByRole('button', { name: /^Crew/ }));
    await user.click(screen.getByLabelText('Field type'));
    await user.click(await screen.findByRole('option', { name: 'Selection' }));
    await user.type(screen.getByRole('textbox', { name: /^Options/ }), 'Small{Enter}{Enter} Large');
    await user.click(save());
    await waitFor(async () =>
      expect((await stored())?.fields[2]).toMatchObject({ type: 'select', options: ['Small', 'Large'] }),
    );
  });

  it('asks what to keep when two people changed the same field, and merges the other fields', async () => {
    const { user, stored, change } = await openUsed();
    await user.type(await screen.findByRole('textbox', { name: /^Template Name/ }), ' (mine)');
    await change({ name: 'Theirs', description: 'Ships' });
    await user.click(save());
    const conflict = await screen.findByRole('dialog', { name: 'This template changed while you were editing' });
    await user.click(
      within(within(conflict).getByRole('radiogroup', { name: 'Template Name' })).getByRole('radio', { name: /mine/ }),
    );
    await user.click(within(conflict).getByRole('button', { name: 'Save chosen values' }));
    await waitFor(async () => expect(await stored()).toMatchObject({ name: 'Vessel (mine)', description: 'Ships' }));
  });

  it('says that somebody deleted the template when it cannot be saved any more, and copies what was typed', async () => {
    const { user, mocks, stored } = await openUsed();
    await user.type(await screen.findByRole('textbox', { name: /^Template Name/ }), ' 2');
    const template = await stored();
    await mocks.collection('asset_templates').deleteOne({ _id: template?._id });
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Copy my text' }));
    expect(await navigator.clipboard.readText()).toBe('Template Name: Vessel 2');
    expect(save().getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('textbox', { name: /^Template Name/ })).toHaveProperty('value', 'Vessel 2');
  });

  it('says that saving failed and keeps what was typed', async () => {
    const { user } = await openUsed({ fail: { updateAssetTemplate: 500 } });
    await user.type(await screen.findByRole('textbox', { name: /^Template Name/ }), ' 2');
    await user.click(save());
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to save template');
    expect(screen.getByRole('textbox', { name: /^Template Name/ })).toHaveProperty('value', 'Vessel 2');
  });

  it('asks before changes are lost', async () => {
    const { user, confirmations, url } = await openUsed({ confirm: false });
    await user.type(await screen.findByRole('textbox', { name: /^Template Name/ }), ' 2');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(confirmations).toHaveLength(1));
    expect(url()).toContain('editor=');
  });
});
