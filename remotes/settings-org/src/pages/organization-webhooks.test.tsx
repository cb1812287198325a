import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '../dev/render-page.tsx';
import { OrganizationPage } from './organization-page.tsx';

const url = '/organization';

async function openDialog() {
  await renderPage(<OrganizationPage />, { url });
  await userEvent.click(await screen.findByRole('button', { name: 'Add webhook' }));
  return within(await screen.findByRole('dialog', { name: 'Add webhook' }));
}

it('says at the field why an address is refused, and keeps what was typed', async () => {
  const dialog = await openDialog();
  await userEvent.type(dialog.getByLabelText(/^Name/), 'Tickets');
  await userEvent.type(dialog.getByLabelText(/^Address/), 'https://10.0.4.7/in');
  await userEvent.click(dialog.getByRole('button', { name: 'Add webhook' }));
  await dialog.findByText('This address leads into a private network.');
  expect(dialog.getByLabelText(/^Name/)).toHaveProperty('value', 'Tickets');
});

it('asks for at least one event', async () => {
  const dialog = await openDialog();
  await userEvent.type(dialog.getByLabelText(/^Name/), 'Tickets');
  await userEvent.type(dialog.getByLabelText(/^Address/), 'https://tickets.example.com');
  for (const box of dialog.getAllByRole('checkbox')) await userEvent.click(box);
  await userEvent.click(dialog.getByRole('button', { name: 'Add webhook' }));
  expect(await dialog.findByText('Choose at least one event.')).toBeDefined();
});

it('shows the secret until it is stored, and says of each delivery that the mocks send nothing', async () => {
  const dialog = await openDialog();
  await userEvent.type(dialog.getByLabelText(/^Name/), 'Tickets');
  await userEvent.type(dialog.getByLabelText(/^Address/), 'https://tickets.example.com');
  await userEvent.click(dialog.getByRole('button', { name: 'Add webhook' }));
  const secret = within(await screen.findByRole('dialog', { name: 'Secret of Tickets' }));
  expect(secret.getByLabelText('Secret').textContent).toMatch(/^whsec_/);
  expect(secret.getByRole('button', { name: 'Done' })).toHaveProperty('disabled', true);
  await userEvent.click(secret.getByLabelText('I have stored the secret'));
  await userEvent.click(secret.getByRole('button', { name: 'Done' }));
  const table = within(await screen.findByRole('table', { name: 'Webhooks' }));
  await userEvent.click(await table.findByRole('button', { name: /Test/ }));
  const deliveries = within(await screen.findByRole('table', { name: 'Deliveries to Tickets' }));
  await deliveries.findByText('webhook.test');
  await deliveries.findByText('No connection', {}, { timeout: 10_000 });
  await deliveries.findByText(/Nothing is sent from this demo/);
});

it('connects a chat channel, whose address chooses the format, and says that the mocks send nothing', async () => {
  await renderPage(<OrganizationPage />, { url });
  await userEvent.click(await screen.findByRole('button', { name: 'Connect a channel' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Connect a channel' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Connect a channel' }));
  await dialog.findByText('Enter an address.');
  await userEvent.type(
    dialog.getByLabelText(/^Address/),
    'https://prod-1.westeurope.logic.azure.com/workflows/0123456789',
  );
  expect(dialog.getByLabelText(/^Message format/).textContent).toBe('Microsoft Teams');
  await userEvent.click(dialog.getByLabelText('Falls due'));
  await userEvent.click(dialog.getByRole('button', { name: 'Connect a channel' }));
  const card = within(await screen.findByRole('region', { name: 'Chat channel' }));
  await card.findByText('Microsoft Teams, prod-1.westeurope.logic.azure.com');
  expect(card.getByText('Assigned to somebody, Completed risk flows, Became critical, and Overdue')).toBeDefined();
  await userEvent.click(card.getByRole('button', { name: 'Send a test message' }));
  expect((await card.findByRole('alert')).textContent).toContain('Nothing is sent from this demo');

  // Whoever edits it leaves the address as it is, which nobody can read.
  await userEvent.click(card.getByRole('button', { name: 'More actions for the chat channel' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const edit = within(await screen.findByRole('dialog', { name: 'Edit chat channel' }));
  expect(edit.getByLabelText(/^Address/)).toHaveProperty('value', '');
  await userEvent.click(edit.getByLabelText('Overdue'));
  await userEvent.click(edit.getByRole('button', { name: 'Save' }));
  await card.findByText('Assigned to somebody, Completed risk flows, and Became critical');
});
