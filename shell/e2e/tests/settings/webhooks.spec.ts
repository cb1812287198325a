/** What happens in an organization, told to another system: a receiver on loopback. */
import { createHmac } from 'node:crypto';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { arrive } from '../../src/people.ts';
import { recordRisks } from '../../src/risks.ts';
import { expect, test as base } from '../../src/own-service.ts';

interface Receiver {
  server: Server;
  url: string;
  /** Of its answers. */
  status: number;
  received: { headers: IncomingHttpHeaders; body: string }[];
}

const test = base.extend<{ receiver: Receiver }>({
  receiver: async ({}, use) => {
    const take = async (request: IncomingMessage, response: ServerResponse) => {
      receiver.received.push({ headers: request.headers, body: (await Array.fromAsync(request)).join('') });
      response.writeHead(receiver.status).end('Out of disk');
    };
    const server = createServer((request, response) => void take(request, response));
    const receiver: Receiver = { server, url: '', status: 204, received: [] };
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/in`;
    await use(receiver);
    server.closeAllConnections();
    server.close();
  },
  serviceEnv: { WEBHOOK_PRIVATE: '1' },
});

/** As a receiver verifies it. */
function isSigned({ headers, body }: Receiver['received'][number], secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const content = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const signature = `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(signature);
}

test('an admin adds a webhook, sees what arrives and what fails, repeats it, changes the secret and turns it off', async ({
  page,
  ada,
  receiver,
}) => {
  await arrive(page, ada);
  await page.goto('/organization');
  const webhooks = page.getByRole('table', { name: 'Webhooks' });
  await expect(page.getByText('No webhooks')).toBeVisible();

  // What is wrong is said at its field, and nothing that was typed is lost.
  await page.getByRole('button', { name: 'Add webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add webhook' });
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  await expect(dialog.getByText('Enter a name.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Ticket system');
  await dialog.getByLabel('Address').fill('ftp://tickets.example.com');
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  await expect(dialog.getByText('Enter an https address without a user name or password.')).toBeVisible();
  await dialog.getByLabel('Address').fill(receiver.url);
  await dialog.getByRole('group', { name: 'Risk flows' }).getByLabel('Changed').uncheck();
  await dialog.getByRole('button', { name: 'Add webhook' }).click();

  // The secret is shown once, and the dialog stays until it is stored.
  const secretDialog = page.getByRole('dialog', { name: 'Secret of Ticket system' });
  const secret = (await secretDialog.getByLabel('Secret', { exact: true }).textContent()) ?? '';
  expect(secret).toMatch(/^whsec_/);
  await page.keyboard.press('Escape');
  await expect(secretDialog.getByText('Confirm first that you have stored it.')).toBeVisible();
  await secretDialog.getByLabel('I have stored the secret').check();
  await secretDialog.getByRole('button', { name: 'Done' }).click();
  await expect(webhooks.getByRole('row', { name: /Ticket system/ })).toContainText('On');

  // A change arrives, signed, and is in the list.
  const made = await page.request.post('/api/tasks', {
    headers: { origin: new URL(page.url()).origin },
    data: { title: 'Call the provider' },
  });
  expect(made.status()).toBe(201);
  await expect.poll(() => receiver.received.length).toBe(1);
  const [first] = receiver.received;
  if (first === undefined) throw new Error('nothing arrived');
  expect(JSON.parse(first.body)).toMatchObject({ type: 'task.created', data: { title: 'Call the provider' } });
  expect(isSigned(first, secret)).toBe(true);
  const deliveries = page.getByRole('table', { name: 'Deliveries to Ticket system' });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(deliveries.getByRole('row', { name: /task.created/ })).toContainText('204');

  // A failure says how, and a repetition has the same id.
  receiver.status = 500;
  await webhooks.getByRole('button', { name: 'Test' }).click();
  const tested = deliveries.getByRole('row', { name: /webhook.test/ });
  await expect(tested).toContainText('500');
  await expect(tested).toContainText('Out of disk');
  await expect(webhooks.getByRole('row', { name: /Ticket system/ })).toContainText('Failing');
  receiver.status = 204;
  await tested.getByRole('button', { name: /^Repeat/ }).click();
  await expect(tested).toContainText('204');
  const tests = receiver.received.filter(({ body }) => body.includes('webhook.test'));
  expect(new Set(tests.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  await expect(webhooks.getByRole('row', { name: /Ticket system/ })).toContainText('On');

  // While the secret is changed both sign.
  const more = webhooks.getByRole('button', { name: /Ticket system/ }).last();
  await more.click();
  await page.getByRole('menuitem', { name: 'Change secret' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change secret' }).click();
  const changed = (await secretDialog.getByLabel('Secret', { exact: true }).textContent()) ?? '';
  expect(changed).not.toBe(secret);
  await secretDialog.getByLabel('I have stored the secret').check();
  await secretDialog.getByRole('button', { name: 'Done' }).click();
  const before = receiver.received.length;
  await webhooks.getByRole('button', { name: 'Test' }).click();
  await expect.poll(() => receiver.received.length).toBe(before + 1);
  const last = receiver.received.at(-1);
  if (last === undefined) throw new Error('nothing arrived');
  expect([isSigned(last, secret), isSigned(last, changed)]).toEqual([true, true]);

  // Off, on again, and gone, also after loading the page anew.
  await more.click();
  await page.getByRole('menuitem', { name: 'Turn off' }).click();
  await expect(webhooks.getByRole('row', { name: /Ticket system/ })).toContainText('Turned off on');
  await webhooks.getByRole('button', { name: 'Turn on again' }).click();
  await expect(webhooks.getByRole('row', { name: /Ticket system/ })).toContainText('On');
  await page.reload();
  await expect(page.getByText(changed)).toHaveCount(0);
  await more.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No webhooks')).toBeVisible();
});

test('an admin connects a chat channel, tests it, sees what arrives there and what fails, pauses and removes it', async ({
  page,
  ada,
  receiver,
}) => {
  await arrive(page, ada);
  await page.goto('/organization');
  const card = page.getByRole('region', { name: 'Chat channel' });
  await card.getByRole('button', { name: 'Connect a channel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect a channel' });
  await dialog.getByLabel('Address').fill('ftp://chat.example.com');
  await dialog.getByRole('button', { name: 'Connect a channel' }).click();
  await expect(dialog.getByText('Enter an https address without a user name or password.')).toBeVisible();
  await dialog.getByLabel('Address').fill(`${receiver.url}/services/T0/B0/0123456789abcdef`);
  await dialog.getByLabel('Falls due').uncheck();
  await dialog.getByRole('button', { name: 'Connect a channel' }).click();
  await expect(card).toContainText(`Slack, ${new URL(receiver.url).host}`);

  // The test says at once whether it has arrived.
  await card.getByRole('button', { name: 'Send a test message' }).click();
  await expect(card.getByText('The test message has arrived')).toBeVisible();
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
    text: expect.stringContaining('This is a test'),
  });
  receiver.status = 500;
  await card.getByRole('button', { name: 'Send a test message' }).click();
  await expect(card.getByRole('alert')).toContainText('The answer was 500: Out of disk');
  receiver.status = 204;

  // What happens is posted once, with a link to it.
  const [id] = await recordRisks(page, [{ title: 'Flood', impact_level: 5, probability: 5 }]);
  const texts = () => receiver.received.map(({ body }) => JSON.parse(body).text as string);
  await expect
    .poll(() => texts().at(-1), { timeout: 60_000 })
    .toBe(`<${new URL(page.url()).origin}/risk-register?risk=${id}|Flood> became critical`);
  await page.reload();
  await expect(card).toContainText('Last message');
  await expect(card).not.toContainText('0123456789abcdef');

  const more = card.getByRole('button', { name: 'More actions for the chat channel' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Pause' }).click();
  await expect(card).toContainText('Turned off on');
  await card.getByRole('button', { name: 'Turn on again' }).click();
  await expect(card).not.toContainText('Turned off on');
  await more.click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(card.getByText('No channel yet')).toBeVisible();
});
