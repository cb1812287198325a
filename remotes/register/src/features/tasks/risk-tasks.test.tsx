import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '../../dev/render-page.tsx';
import { RiskTasks } from './risk-tasks.tsx';

it('lists the tasks of a risk and adds one to it', async () => {
  const seeded = await renderPage(<p>Risk</p>, { url: '/risk-register' });
  const risk = await seeded.mocks.collection('risks').findOne({ title: 'Ransomware encrypts the claims file servers' });
  seeded.unmount();
  if (risk === null) throw new Error('The sample has that risk');
  const { mocks } = await renderPage(<RiskTasks riskId={risk._id} />, { url: '/risk-register' });
  const list = await screen.findByRole('list');
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  expect(await screen.findByText('1 of 3 completed, 0 overdue')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Add Task' }));
  const form = within(await screen.findByRole('form', { name: 'New task' }));
  await userEvent.type(form.getByRole('textbox', { name: /^Title/ }), 'Label the disks');
  await userEvent.click(form.getByRole('button', { name: 'Add Task' }));
  await waitFor(async () =>
    expect(await mocks.collection('tasks').findOne({ title: 'Label the disks' })).toMatchObject({ risk_id: risk._id }),
  );
});

it('shows the text of the specification when a risk has no tasks', async () => {
  await renderPage(<RiskTasks riskId="nowhere" />, { url: '/risk-register' });
  expect(await screen.findByText('No tasks found for this risk.')).toBeTruthy();
});

it('asks before Cancel loses a new task, and closes without a question when nothing was typed', async () => {
  const { confirmations } = await renderPage(<RiskTasks riskId="nowhere" />, { url: '/risk-register', confirm: false });
  await userEvent.click(screen.getByRole('button', { name: 'Add Task' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('form', { name: 'New task' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add Task' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Title/ }), 'Label the disks');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(confirmations).toMatchObject([{ title: 'Leave without saving?' }]));
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveProperty('value', 'Label the disks');
});

it('adds a second task after the first, each with its own text', async () => {
  const seeded = await renderPage(<p>Risk</p>, { url: '/risk-register' });
  const risk = await seeded.mocks.collection('risks').findOne({ title: 'Ransomware encrypts the claims file servers' });
  seeded.unmount();
  const { mocks, confirmations } = await renderPage(<RiskTasks riskId={risk?._id ?? ''} />, {
    url: '/risk-register',
    confirm: false,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Add Task' }));
  const form = within(await screen.findByRole('form', { name: 'New task' }));
  for (const title of ['Label the disks', 'Buy new ones']) {
    await userEvent.type(form.getByRole('textbox', { name: /^Title/ }), title);
    await userEvent.click(form.getByRole('button', { name: 'Add Task' }));
    await waitFor(async () => expect(await mocks.collection('tasks').findOne({ title })).toBeTruthy());
    await waitFor(() => expect(form.getByRole('textbox', { name: /^Title/ })).toHaveProperty('value', ''));
  }
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(confirmations).toEqual([]);
  expect(screen.queryByRole('form', { name: 'New task' })).toBeNull();
});

it('keeps a task open that a colleague deletes, says so, and offers its text instead of saving', async () => {
  const seeded = await renderPage(<p>Risk</p>, { url: '/risk-register' });
  const risk = await seeded.mocks.collection('risks').findOne({ title: 'Ransomware encrypts the claims file servers' });
  seeded.unmount();
  const { host, mocks } = await renderPage(<RiskTasks riskId={risk?._id ?? ''} />, { url: '/risk-register' });
  host.live.start();
  await expect.poll(() => host.live.status.get()).toBe('live');
  const list = await screen.findByRole('list');
  const [first] = await mocks.collection('tasks').find({ risk_id: risk?._id ?? '' });
  if (first === undefined) throw new Error('The risk of the sample has tasks');
  await userEvent.click(await within(list).findByRole('button', { name: first.title }));
  const form = within(await screen.findByRole('form', { name: 'Edit task' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Description' }), 'Typed here');
  await mocks.fetch(new Request(`${location.origin}/api/tasks/${first._id}`, { method: 'DELETE' }));
  expect(await form.findByRole('button', { name: 'Copy my text' })).toBeTruthy();
  expect(form.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true');
  expect(form.getByRole('textbox', { name: 'Description' })).toHaveProperty(
    'value',
    expect.stringContaining('Typed here'),
  );
  act(() => host.live.stop());
});

it('asks which value to keep when a colleague saved the same field of a task, and saves it', async () => {
  const seeded = await renderPage(<p>Risk</p>, { url: '/risk-register' });
  const risk = await seeded.mocks.collection('risks').findOne({ title: 'Ransomware encrypts the claims file servers' });
  seeded.unmount();
  const { mocks } = await renderPage(<RiskTasks riskId={risk?._id ?? ''} />, { url: '/risk-register' });
  const [first] = await mocks.collection('tasks').find({ risk_id: risk?._id ?? '' });
  if (first === undefined) throw new Error('The risk of the sample has tasks');
  await userEvent.click(await within(await screen.findByRole('list')).findByRole('button', { name: first.title }));
  const form = within(await screen.findByRole('form', { name: 'Edit task' }));
  const title = form.getByRole('textbox', { name: /^Title/ });
  await userEvent.clear(title);
  await userEvent.type(title, 'Mine');
  const answer = await mocks.fetch(
    new Request(`${location.origin}/api/tasks/${first._id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', origin: location.origin },
      body: JSON.stringify({ title: 'Theirs', description: 'Theirs too' }),
    }),
  );
  expect(answer.status).toBe(200);
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  const conflict = await screen.findByRole('dialog', { name: 'This task changed while you were editing' });
  await userEvent.click(
    within(within(conflict).getByRole('radiogroup', { name: 'Title' })).getByRole('radio', { name: /Mine/ }),
  );
  await userEvent.click(within(conflict).getByRole('button', { name: 'Save chosen values' }));
  await waitFor(async () =>
    expect(await mocks.collection('tasks').findOne({ _id: first._id })).toMatchObject({
      title: 'Mine',
      description: 'Theirs too',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Edit task' })).toBeNull());
});
