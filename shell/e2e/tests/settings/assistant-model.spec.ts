/** A language model behind the assistant: the one that a person chooses on the Settings page, and one that takes too long. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { arrive } from '../../src/people.ts';
import { expect, test as base } from '../../src/own-service.ts';

const MODELS = ['example/default', 'example/large'];

/** @returns null for the first question that asks to think, which gets no answer */
async function answer(request: IncomingMessage, thoughtAbout: Set<string>): Promise<object | null> {
  if (request.method === 'GET') return { data: MODELS.map((id) => ({ id })) };
  const { model, messages }: { model: string; messages: { content: string }[] } = JSON.parse(
    (await Array.fromAsync(request)).join(''),
  );
  const question = messages.at(-1)?.content ?? '';
  if (question.startsWith('Think') && !thoughtAbout.has(question)) {
    thoughtAbout.add(question);
    return null;
  }
  return { choices: [{ message: { content: `This is ${model}` }, finish_reason: 'stop' }] };
}

const test = base.extend<{ models: Server }>({
  /** A server with the protocol of language models, which says the name of the model that was asked. */
  models: async ({}, use) => {
    const thoughtAbout = new Set<string>();
    const respond = async (request: IncomingMessage, response: ServerResponse) => {
      const reply = await answer(request, thoughtAbout);
      if (reply !== null) response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
    };
    const server = createServer((request, response) => void respond(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await use(server);
    server.closeAllConnections();
    server.close();
  },
  serviceEnv: async ({ models }, use) => {
    const { port } = models.address() as AddressInfo;
    await use({ AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_MODEL: 'example/default', AI_TIMEOUT: '5' });
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
  const gone = {
    type: 'about:blank',
    title: 'Bad Request',
    status: 400,
    code: 'invalid_request',
    detail: 'There is no such model',
    request_id: 'r',
    errors: [{ path: '/model', message: 'There is no such model' }],
  };
  await page.route(
    '**/api/ai/chat',
    (route) => route.fulfill({ status: 400, contentType: 'application/problem+json', body: JSON.stringify(gone) }),
    { times: 1 },
  );
  await ask('Are you still there?');
  await expect(chat).toContainText(
    'The model “example/large” is no longer available. Choose another one in the settings.',
  );
  await chat.getByRole('button', { name: 'Try again' }).click();
  await expect(chat).not.toContainText('no longer available');
  await chat.getByRole('button', { name: 'Close Risk Assistant' }).click();

  await page.reload();
  await expect(field).toHaveValue('example/large');
  await page.getByRole('button', { name: 'Clear Language model' }).click();
  await save();
  await page.getByRole('button', { name: 'Open Risk Assistant' }).click();
  await ask('And at last?');
  await expect(chat).toContainText('This is example/default');
});

test('when the model takes too long, the assistant says so and keeps the question, which can be asked again', async ({
  page,
  ada,
}) => {
  await arrive(page, ada);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Open Risk Assistant' }).click();
  const chat = page.getByRole('dialog', { name: 'Risk Assistant' });
  const field = chat.getByRole('textbox', { name: 'Question' });
  await field.fill('Think about our risks');
  await field.press('Enter');
  await expect(chat).toContainText('Sorry, I encountered an error. Please try again later.');
  await expect(chat).toContainText('The language model took too long to answer. Try again.');
  await expect(chat).toContainText('Think about our risks');
  await field.press('ArrowUp');
  await expect(field).toHaveValue('Think about our risks');
  await chat.getByRole('button', { name: 'Try again' }).click();
  await expect(chat).toContainText('This is example/default');
  await expect(chat).not.toContainText('Sorry');
});
