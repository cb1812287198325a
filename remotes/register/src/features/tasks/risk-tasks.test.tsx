import { screen, waitFor, within } from '@testing-library/react';
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
  await waitFor(async () => expect(await mocks.collection('tasks').findOne({ title: 'Label the disks' })).toMatchObject({ risk_id: risk._id }));
});

it('shows the text of the specification when a risk has no tasks', async () => {
  await renderPage(<RiskTasks riskId="nowhere" />, { url: '/risk-register' });
  expect(await screen.findByText('No tasks found for this risk.')).toBeTruthy();
});
