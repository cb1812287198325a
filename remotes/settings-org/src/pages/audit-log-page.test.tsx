import { createMocks } from '@parapet/mocks';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../dev/render-page.tsx';
import { AuditLogPage } from './audit-log-page.tsx';

const url = '/organization/audit-log';
const entries = () => screen.findAllByRole('listitem');

/** What somebody did before: the sample has no history. */
async function worked() {
  const mocks = await createMocks({ seed: 'demo', publicUrl: location.origin });
  await mocks.signInAs('admin');
  const { organizationId } = await (await mocks.fetch(new Request(`${location.origin}/api/me`))).json();
  const send = async (method: string, path: string, body?: object) => {
    const request = new Request(`${location.origin}/api/${path}`, {
      method,
      headers: { origin: location.origin, 'content-type': 'application/json' },
      ...(body && {
        body: JSON.stringify({
          ...(method === 'POST' && !path.includes('/') && { organization_id: organizationId }),
          ...body,
        }),
      }),
    });
    const answer = await mocks.fetch(body ? request : new Request(request.url, { method }));
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.status === 204 ? {} : answer.json();
  };
  const risk = await send('POST', 'risks', {
    title: 'Towing contract',
    probability: 2,
    description: 'Mask notes before the export of all claims',
  });
  return { mocks, send, risk };
}

it('is for admins and auditors only', async () => {
  await renderPage(<AuditLogPage />, { url, role: 'risk_manager' });
  expect(await screen.findByText('Only admins and auditors see the audit log.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull();
});

it('says in words who changed what, with the words that changed in a long text', async () => {
  const { mocks, send, risk } = await worked();
  await send('PATCH', `risks/${risk.id}`, {
    probability: 4,
    description: 'Mask notes before every export of all claims',
  });
  await renderPage(<AuditLogPage />, { url: `${url}?action=update`, mocks });
  const [row] = await entries();
  expect(row?.textContent).toContain('changed Risk Towing contract');
  expect(row?.textContent).toContain('Probability2 Low→4 High');
  const description = within(row ?? document.body).getByText('Description').parentElement;
  expect(description?.querySelector('ins')?.textContent?.trim()).toBe('every');
  expect(description?.querySelector('del')?.textContent?.trim()).toBe('the');
});

it('calls the record by its title where no change of it is shown', async () => {
  const { mocks, risk } = await worked();
  await renderPage(<AuditLogPage />, { url: `${url}?action=delete&kind=risks&record=${risk.id}`, mocks });
  expect(await screen.findByRole('button', { name: 'Record Towing contract' })).toBeTruthy();
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('keeps what is read in place while changes arrive, and shows them on request', async () => {
  const { mocks, send } = await worked();
  const { emit } = await renderPage(<AuditLogPage />, { url: `${url}?kind=risks`, mocks });
  const before = (await entries())[0]?.textContent;
  const { id } = await send('POST', 'risks', { title: 'Arrived meanwhile' });
  emit({ entity: 'risks', id });
  const more = await screen.findByRole('button', { name: '1 new entry' });
  expect((await entries())[0]?.textContent).toBe(before);
  act(() => more.click());
  await waitFor(async () => expect((await entries())[0]?.textContent).toContain('Arrived meanwhile'));
});

it('keeps its filters in the address, and filters by one record', async () => {
  const { mocks } = await worked();
  const { user, lastQuery } = await renderPage(<AuditLogPage />, {
    url: `${url}?kind=risks&action=create&time=week`,
    mocks,
  });
  await entries();
  const query = lastQuery('/api/audit');
  expect([query.get('entity'), query.get('action'), query.has('from'), query.has('sort')]).toEqual([
    'risks',
    'create',
    true,
    false,
  ]);
  const [first] = await screen.findAllByRole('button', { name: 'All changes of this record' });
  if (first === undefined) throw new Error('No entry');
  await user.click(first);
  await waitFor(() => expect(lastQuery('/api/audit').has('entity_id')).toBe(true));
  await user.click(screen.getByRole('button', { name: /^Record/ }));
  await user.click(await screen.findByRole('option', { name: 'Any' }));
  await waitFor(() => expect(lastQuery('/api/audit').has('entity_id')).toBe(false));
});

it('says what comes back and what does not before it restores, and why something cannot be restored', async () => {
  const { mocks, send, risk } = await worked();
  await send('POST', `risks/${risk.id}/notes`, { note: 'Seen', userId: risk.created_by });
  await send('POST', 'tasks', { title: 'Call the firms', risk_id: risk.id });
  await send('DELETE', `risks/${risk.id}`);
  const { user } = await renderPage(<AuditLogPage />, { url: `${url}?action=delete`, mocks });
  const row = async (text: string) =>
    (await entries()).find((one) => one.textContent.includes(text)) ?? document.createElement('li');
  await user.click(within(await row('Call the firms')).getByRole('button', { name: 'Restore…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Restore: Task' });
  expect(await within(dialog).findByText(/Risk “Towing contract”/)).toBeTruthy();
  expect(within(dialog).getByRole('button', { name: 'Restore' })).toHaveProperty('disabled', true);
  await user.click(within(dialog).getByRole('button', { name: 'Restore that first' }));
  const ofRisk = await screen.findByRole('dialog', { name: 'Restore: Risk' });
  await within(ofRisk).findByText('Note: 1');
  expect(within(ofRisk).getByText('Call the firms').closest('li')?.textContent).toContain('deleted with it');
  await user.click(within(ofRisk).getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await mocks.collection('risks').findOne({ _id: risk.id })).toMatchObject({ title: 'Towing contract' });
});

it('verifies the trail, and compares it with a seal that was kept', async () => {
  const { user, lastQuery } = await renderPage(<AuditLogPage />, { url });
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  const dialog = await screen.findByRole('dialog', { name: 'Verify the audit log' });
  await within(dialog).findByText('Nothing was changed');
  const kept = within(dialog).getByLabelText('A seal that you kept');
  await user.type(kept, 'nothing');
  await user.click(within(dialog).getByRole('button', { name: 'Compare' }));
  await within(dialog).findByText(/There is no seal in this text/);
  await user.clear(kept);
  await user.type(kept, `7 ${'0a'.repeat(32)}`);
  await user.click(within(dialog).getByRole('button', { name: 'Compare' }));
  await within(dialog).findByText('Something was changed outside Parapet');
  expect(within(dialog).getByText(/Seal 7: it is missing/)).toBeTruthy();
  expect(lastQuery('/api/audit/verify').get('seal_number')).toBe('7');
});
