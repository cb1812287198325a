/** The language model that a person chooses on the Settings page. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { arrive } from '../../src/people.ts';
import { expect, test as base } from '../../src/own-service.ts';

const MODELS = ['example/default', 'example/large'];

async function answer(request: IncomingMessage): Promise<object> {
  if (request.method === 'GET') return { data: MODELS.map((id) => ({ id })) };
  const { model }: { model: string } = JSON.parse((await Array.fromAsync(request)).join(''));
  return { choices: [{ message: { content: `This is ${model}` }, finish_reason: 'stop' }] };
}

const test = base.extend<{ models: Server }>({
  /** A server with the protocol of language models, which says the name of the model that was asked. */
  models: async ({}, use) => {
    const server = createServer((request, response) => {
      void answer(request).then((reply) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply)),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await use(server);
    server.closeAllConnections();
    server.close();
  },
  serviceEnv: async ({ models }, use) => {
    const { port } = models.address() as AddressInfo;
    await use({ AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_MODEL: 'example/default' });
  },
});

test('the assistant asks the model that was chosen, and the default again once none is', async ({ page, ada }) => {
  await arrive(page, ada);
  await page.goto('/settings?tab=display');
  const field = page.getByRole('combobox', { name: 'Language model' });
  const chat = page.getByRole('dialog', { name: 'Risk Assistant' });
  const ask = async (question: string) => {
    await chat.getByRole('textbox', { name: 'Question' }).fill(question);
    await page.keyboard.press('Enter');
  };
  const save = async () => {
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expect(page.getByRole('button', { name: 'Save Settings' })).toBeDisabled();
  };
  await page.getByRole('button', { name: 'Open Risk Assistant' }).click();
  await ask('Who are you?');
  await expect(chat).toContainText('This is example/default');
  await chat.getByRole('button', { name: 'Close Risk Assistant' }).click();

  await field.click();
  await expect(page.getByRole('option')).toHaveText(['example/default (default)', 'example/large']);
  await page.getByRole('option', { name: 'example/large' }).click();
  await save();
  await page.getByRole('button', { name: 'Open Risk Assistant' }).click();
  const sent = page.waitForRequest('**/api/ai/chat');
  await ask('And now?');
  expect((await sent).postDataJSON()).toMatchObject({ model: 'example/large' });
  await expect(chat).toContainText('This is example/large');
  await chat.getByRole('button', { name: 'Close Risk Assistant' }).click();

  await page.reload();
  await expect(field).toHaveValue('example/large');
  await page.getByRole('button', { name: 'Clear Language model' }).click();
  await save();
  await page.getByRole('button', { name: 'Open Risk Assistant' }).click();
  await ask('And at last?');
  await expect(chat).toContainText('This is example/default');
});
