import { createMocks } from '@parapet/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../dev/render-page.tsx';
import { CybersecurityPage } from './cybersecurity-page.tsx';

const managed = '/cybersecurity?templates=assets';

/** Mocks in which the template Server has that many fields, the last one first. */
async function withFields(count: number) {
  const mocks = await createMocks();
  const templates = mocks.collection('asset_templates');
  const [field] = (await templates.findOne({ name: 'Server' }))?.fields ?? [];
  const fields = Array.from({ length: count }, (_, index) => ({
    ...field,
    id: `field_${index}`,
    label: `Field ${index}`,
    required: index === 0,
    order: count - index,
  }));
  await templates.updateOne({ name: 'Server' }, { $set: { fields } });
  return mocks;
}

it('shows each default template with its category and fields', async () => {
  await renderPage(<CybersecurityPage />, { url: managed });
  for (const name of ['Server', 'Database', 'Application']) {
    const card = await screen.findByRole('region', { name });
    expect(within(card).getByText('Default')).toBeTruthy();
    expect(within(card).getByText('5 fields')).toBeTruthy();
  }
  const server = screen.getByRole('region', { name: 'Server' });
  expect(within(screen.getByRole('group', { name: 'Infrastructure' })).getByRole('region', { name: 'Server' })).toBe(
    server,
  );
  expect(within(server).getAllByRole('listitem')).toHaveLength(5);
  expect(within(server).queryByRole('button', { name: 'Delete Server' })).toBeNull();
});

it('shows default templates in the language of the reader', async () => {
  await renderPage(<CybersecurityPage />, { url: managed, locale: 'de' });
  const card = await screen.findByRole('region', { name: 'Datenbank' });
  expect(within(card).getByText('Ein Datenbanksystem mit den darin gespeicherten Daten')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3, name: 'Daten' })).toBeTruthy();
  expect(within(card).getByText('Name der Datenbank')).toBeTruthy();
});

it('lists the first five fields in their order, and counts the rest', async () => {
  await renderPage(<CybersecurityPage />, { url: managed, mocks: await withFields(7) });
  const card = await screen.findByRole('region', { name: 'Server' });
  const texts = within(card)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(texts).toEqual(['Field 6', 'Field 5', 'Field 4', 'Field 3', 'Field 2', '+2 more']);
});

it('stars a required field', async () => {
  await renderPage(<CybersecurityPage />, { url: managed, mocks: await withFields(1) });
  const card = await screen.findByRole('region', { name: 'Server' });
  expect(within(card).getByRole('listitem').textContent).toBe('Field 0 *');
  expect(within(card).getByText('1 field')).toBeTruthy();
});

it('loads more templates when asked', async () => {
  const mocks = await createMocks();
  const more = { description: '', category: 'Data', is_default: false, fields: [] };
  for (let index = 0; index < 30; index += 1)
    await mocks.collection('asset_templates').insertOne({ ...more, name: `More ${index}` });
  const { user, lastQuery } = await renderPage(<CybersecurityPage />, { url: managed, mocks });
  await user.click(await screen.findByRole('button', { name: 'Show more templates' }));
  await waitFor(() => expect(lastQuery('/api/asset-templates').has('cursor')).toBe(true));
  await screen.findByRole('region', { name: 'Server' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more templates' })).toBeNull());
});

it('shows an empty state when there are no templates', async () => {
  const mocks = await createMocks();
  const templates = mocks.collection('asset_templates');
  while ((await templates.deleteOne({})) !== null);
  await renderPage(<CybersecurityPage />, { url: managed, mocks });
  expect(await screen.findByText('No templates found')).toBeTruthy();
});

it('shows how many assets use a template', async () => {
  const mocks = await createMocks();
  const server = await mocks.collection('asset_templates').findOne({ name: 'Server' });
  const used = await mocks.collection('assets').count({ template_id: server?._id });
  await renderPage(<CybersecurityPage />, { url: managed, mocks });
  const card = await screen.findByRole('region', { name: 'Server' });
  expect(within(card).getByText(used === 0 ? 'Not used yet' : `Used by ${used} assets`)).toBeTruthy();
});

it('opens the form of a new asset with a template', async () => {
  const { user, url } = await renderPage(<CybersecurityPage />, { url: managed });
  await user.click(await screen.findByRole('button', { name: 'Use template Server' }));
  expect(url()).toMatch(/edit=new&template=[\w-]+$/);
});

describe('deleting', () => {
  async function withCustom() {
    const mocks = await createMocks();
    const template = await mocks
      .collection('asset_templates')
      .insertOne({ name: 'Vessel', description: '', category: 'Physical', is_default: false, fields: [] });
    const asset = await mocks.collection('assets').findOne({});
    await mocks.collection('assets').updateOne({ _id: asset?._id }, { $set: { template_id: template._id } });
    return { mocks, name: asset?.name ?? '' };
  }

  it('asks in the words of the specification, says what uses the template, and keeps the items', async () => {
    const { mocks, name } = await withCustom();
    const { user, notifications } = await renderPage(<CybersecurityPage />, { url: managed, mocks });
    await user.click(await screen.findByRole('button', { name: 'Delete Vessel' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain(
      'Are you sure you want to delete this template? This action cannot be undone.',
    );
    await within(dialog).findByText('1 asset uses this template');
    expect(within(dialog).getByText(name)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(notifications.map(({ text }) => text)).toContain('Template deleted successfully!'));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Vessel' })).toBeNull());
    expect(await mocks.collection('assets').findOne({ name })).toMatchObject({ template_id: null });
  });

  it('says in the dialog that it failed', async () => {
    const { mocks } = await withCustom();
    const { user } = await renderPage(<CybersecurityPage />, {
      url: managed,
      mocks,
      fail: { deleteAssetTemplate: 500 },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Vessel' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Failed to delete template');
    expect(within(dialog).getByRole('button', { name: 'Delete' })).toHaveProperty('disabled', false);
  });

  it('is disabled with the reason for a role that may not delete templates, while editing is not', async () => {
    const { mocks } = await withCustom();
    await renderPage(<CybersecurityPage />, { url: managed, mocks, role: 'risk_manager' });
    expect(
      (
        await screen.findByRole('button', {
          name: 'Delete Vessel',
          description: 'Your role (Risk manager) does not allow this.',
        })
      ).getAttribute('aria-disabled'),
    ).toBe('true');
    expect(screen.getByRole('button', { name: 'Edit Vessel' }).getAttribute('aria-disabled')).not.toBe('true');
  });
});

it('says that loading failed and tries again', async () => {
  const { user, requests } = await renderPage(<CybersecurityPage />, {
    url: managed,
    fail: { listAssetTemplates: 500 },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load asset templates');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(requests.filter((request) => request.includes('sort=category'))).toHaveLength(2));
});
