import { stubLayout } from '@parapet/build/stub-layout';
import { createMocks, type Mocks } from '@parapet/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../dev/render-page.tsx';
import { RiskRegisterPage } from './risk-register-page.tsx';

stubLayout();

const TITLE = 'Ransomware encrypts the claims file servers';

interface Shown {
  role?: 'auditor' | 'risk_owner';
  mocks?: Mocks;
  /** Parameters of the address. */
  view?: Record<string, string>;
}

async function show({ view, ...options }: Shown = {}) {
  const mocks = options.mocks ?? (await createMocks());
  const risk = await mocks.collection('risks').findOne({ title: TITLE });
  if (risk === null) throw new Error('The sample has that risk');
  const page = await renderPage(<RiskRegisterPage />, {
    ...options,
    mocks,
    url: `/risk-register?${new URLSearchParams({ q: TITLE, ...view })}`,
  });
  const row = (await screen.findByRole('rowheader', { name: new RegExp(TITLE) })).closest('tr');
  if (row === null) throw new Error('There is no row');
  if (options.role !== 'auditor') await within(row).findByRole('button', { name: /: change Severity/ });
  const stored = () => mocks.collection('risks').findOne({ _id: risk._id });
  const cell = (field: string) =>
    within(row).getByRole('button', { name: new RegExp(`: change ${field} of “${TITLE}”$`) });
  return { ...page, mocks, risk, row, stored, cell };
}

it('saves what is chosen in a cell at once, with its answer of the template, and Undo brings both back', async () => {
  const mocks = await createMocks();
  await mocks
    .collection('risks')
    .updateOne({ title: TITLE }, { $set: { template_answers: { s_severity: 'critical', s_backup: 'Nightly' } } });
  const { user, cell, risk, stored, notifications } = await show({ mocks });
  await user.click(cell('Severity'));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Low' }));
  await waitFor(async () =>
    expect(await stored()).toMatchObject({
      severity: 'low',
      template_answers: { s_severity: 'low', s_backup: 'Nightly' },
    }),
  );
  await waitFor(() => expect(notifications.map(({ text }) => text)).toEqual([`Severity of “${TITLE}” set to Low`]));
  expect(cell('Severity').textContent).toBe('Low');
  notifications[0]?.undo?.();
  await waitFor(async () =>
    expect(await stored()).toMatchObject({
      severity: risk.severity,
      template_answers: { s_severity: risk.severity, s_backup: 'Nightly' },
    }),
  );
});

it('is taken back over a version with other changes, and not where somebody changed the same', async () => {
  const { user, cell, risk, stored, notifications, mocks } = await show();
  const choose = async (severity: string) => {
    await user.click(cell('Severity'));
    await user.click(await screen.findByRole('menuitemradio', { name: severity }));
    await waitFor(async () => expect((await stored())?.severity).toBe(severity.toLowerCase()));
    await waitFor(() => expect(notifications).toHaveLength(1));
  };
  const changeElsewhere = (changes: Record<string, unknown>) =>
    mocks.collection('risks').updateOne({ _id: risk._id }, { $set: changes });
  await choose('Low');
  await changeElsewhere({ reviewer_id: null, description: 'Said elsewhere' });
  notifications.shift()?.undo?.();
  await waitFor(async () =>
    expect(await stored()).toMatchObject({ severity: risk.severity, description: 'Said elsewhere' }),
  );

  await choose('Low');
  await changeElsewhere({ severity: 'medium' });
  notifications.shift()?.undo?.();
  await waitFor(() => expect(notifications.map(({ kind }) => kind)).toEqual(['error']));
  expect(await stored()).toMatchObject({ severity: 'medium' });
});

it('is used by keys: arrows lead to the cells, F2 opens, Escape leaves without a change, a digit chooses', async () => {
  const { user, row, cell, stored, risk } = await show();
  row.focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(cell('Severity'));
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(cell('Status'));
  await user.keyboard('{F2}');
  await screen.findByRole('menu');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(cell('Status')));
  expect(await stored()).toMatchObject({ status: risk.status, version: risk.version });
  await user.keyboard('{ArrowLeft}1');
  await waitFor(async () => expect(await stored()).toMatchObject({ severity: 'low' }));
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(row);
});

it('asks whose value stays when a colleague changed the same field since the row was loaded', async () => {
  const { user, cell, mocks, risk, stored } = await show();
  await user.click(cell('Severity'));
  const high = await screen.findByRole('menuitemradio', { name: 'High' });
  const answer = await mocks.fetch(
    new Request(`${location.origin}/api/risks/${risk._id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', origin: location.origin },
      body: JSON.stringify({ severity: 'low', category: 'Privacy' }),
    }),
  );
  expect(answer.status).toBe(200);
  await user.click(high);
  const conflict = await screen.findByRole('dialog', { name: 'This risk changed while you were editing' });
  expect(await stored()).toMatchObject({ severity: 'low', category: 'Privacy' });
  await user.click(
    within(within(conflict).getByRole('radiogroup', { name: 'Severity' })).getByRole('radio', { name: /High/ }),
  );
  await user.click(within(conflict).getByRole('button', { name: 'Save chosen values' }));
  await waitFor(async () => expect(await stored()).toMatchObject({ severity: 'high', category: 'Privacy' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('keeps a choice that was refused, says why, and puts the cell back when it is given up', async () => {
  const { user, cell, mocks, risk, stored } = await show();
  await user.click(cell('Severity'));
  const low = await screen.findByRole('menuitemradio', { name: 'Low' });
  await mocks.collection('members').updateOne({ role: 'admin' }, { $set: { role: 'auditor' } });
  await user.click(low);
  const failed = await screen.findByRole('dialog', { name: 'Severity' });
  expect(failed.textContent).toContain('Severity: Low, not saved');
  expect(failed.textContent).toMatch(/cannot update risks/);
  await user.click(within(failed).getByRole('button', { name: 'Leave as it was' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await stored()).toMatchObject({ severity: risk.severity });
});

it('finds the open task that is due first behind more than a page of completed ones', async () => {
  const mocks = await createMocks();
  const risk = await mocks.collection('risks').findOne({ title: TITLE });
  const addTask = async (title: string, status: string, due_date: string) => {
    const answer = await mocks.fetch(
      new Request(`${location.origin}/api/tasks`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: location.origin },
        body: JSON.stringify({ title, status, due_date, risk_id: risk?._id }),
      }),
    );
    expect(answer.status).toBe(201);
  };
  for (let number = 0; number <= 100; number++) await addTask(`Old ${number}`, 'completed', '2020-01-01');
  await addTask('Call the insurer', 'pending', '2020-02-01');
  const { user, cell } = await show({ mocks, view: { columns: 'title,severity,due_date' } });
  await user.click(cell('Due'));
  const editor = await screen.findByRole('dialog', { name: 'Due' });
  expect(within(editor).getByRole('textbox', { name: 'Due date of the task “Call the insurer”' })).toBeTruthy();
});

it('offers no change in cells to those who may only read', async () => {
  const { row } = await show({ role: 'auditor' });
  expect(within(row).queryByRole('button', { name: /: change / })).toBeNull();
  expect(within(row).getByText('Critical')).toBeTruthy();
});
