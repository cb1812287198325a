import { createMocks } from '@parapet/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../dev/render-page.tsx';
import { CybersecurityPage } from './cybersecurity-page.tsx';

const url = '/cybersecurity';

/** Mocks in which the template Server has that many fields, the last one first. */
async function withFields(count: number) {
  const mocks = await createMocks();
  const templates = mocks.collection('asset_templates');
  const [field] = (await templates.findOne({ name: 'Server' }))?.fields ?? [];
  const fields = Array.from({ length: count }, (_, index) => ({ ...field, id: `field_${index}`, label: `Field ${index}`, required: index === 0, order: count - index }));
  await templates.updateOne({ name: 'Server' }, { $set: { fields } });
  return mocks;
}

it('shows each default template with its category and fields', async () => {
  await renderPage(<CybersecurityPage />, { url });
  await screen.findByRole('heading', { level: 1, name: 'Cybersecurity' });
  for (const name of ['Server', 'Database', 'Application']) {
    const card = await screen.findByRole('region', { name });
    expect(within(card).getByText('Default')).toBeTruthy();
    expect(within(card).getByText('5 fields')).toBeTruthy();
  }
  const server = screen.getByRole('region', { name: 'Server' });
  expect(within(server).getByText('Infrastructure')).toBeTruthy();
  expect(within(server).getAllByRole('listitem')).toHaveLength(5);
});

it('shows default templates in the language of the reader', async () => {
  await renderPage(<CybersecurityPage />, { url, locale: 'de' });
  const card = await screen.findByRole('region', { name: 'Datenbank' });
  expect(within(card).getByText('Ein Datenbanksystem mit den darin gespeicherten Daten')).toBeTruthy();
  expect(within(card).getByText('Daten')).toBeTruthy();
  expect(within(card).getByText('Name der Datenbank *')).toBeTruthy();
});

it('names the first five fields in their order, stars the required ones and counts the others', async () => {
  await renderPage(<CybersecurityPage />, { url, mocks: await withFields(7) });
  const card = await screen.findByRole('region', { name: 'Server' });
  const texts = within(card).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toEqual(['Field 6', 'Field 5', 'Field 4', 'Field 3', 'Field 2', '+2 more']);
});

it('stars a required field', async () => {
  await renderPage(<CybersecurityPage />, { url, mocks: await withFields(1) });
  const card = await screen.findByRole('region', { name: 'Server' });
  expect(within(card).getByText('Field 0 *')).toBeTruthy();
  expect(within(card).getByText('1 field')).toBeTruthy();
});

it('loads more templates when asked', async () => {
  const mocks = await createMocks();
  const more = { description: '', category: 'Data', is_default: false, fields: [] };
  for (let index = 0; index < 30; index += 1) await mocks.collection('asset_templates').insertOne({ ...more, name: `More ${index}` });
  const { user, lastQuery } = await renderPage(<CybersecurityPage />, { url, mocks });
  await user.click(await screen.findByRole('button', { name: 'Show more templates' }));
  await waitFor(() => expect(lastQuery('/api/asset-templates').has('cursor')).toBe(true));
  await screen.findByRole('region', { name: 'Server' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more templates' })).toBeNull());
});

it('says when there are none', async () => {
  const mocks = await createMocks();
  const templates = mocks.collection('asset_templates');
  while ((await templates.deleteOne({})) !== null);
  await renderPage(<CybersecurityPage />, { url, mocks });
  expect(await screen.findByText('No templates found')).toBeTruthy();
});

it('says that loading failed and tries again', async () => {
  const { user, requests } = await renderPage(<CybersecurityPage />, { url, fail: { listAssetTemplates: 500 } });
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load asset templates');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(requests).toHaveLength(2));
});

it('asks nothing for a role that may not see assets, and says why', async () => {
  const { requests } = await renderPage(<CybersecurityPage />, { url, role: 'stakeholder' });
  await screen.findByText('Your role (Stakeholder) does not allow this.');
  expect(requests).toEqual([]);
});
