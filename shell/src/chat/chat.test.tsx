import { connectApi } from '@parapet/sdk/host';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { SHELL_NAMESPACE } from '../locales/texts.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { chatLocales } from './lazy-chat.tsx';

/** The widget, opened. @param answers what the service says to a question, one after the other */
async function openChat(...answers: readonly (() => Response)[]) {
  const asked = vi.fn<(body: unknown) => void>();
  const left = [...answers];
  const fetch = async (request: Request) => {
    if (!request.url.endsWith('/api/ai/chat')) return new Response('{}', { status: 404 });
    asked(await request.json());
    return left.shift()?.() ?? new Response('{}', { status: 500 });
  };
  onTestFinished(connectApi({ fetch }));
  // Otherwise it opens by itself.
  localStorage.setItem('hasSeenChat', 'true');
  const { host } = await renderShell({ path: '/' });
  // Its texts come with its code, which an earlier test may have loaded.
  await act(() => host.translator.register(SHELL_NAMESPACE, chatLocales));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Open Risk Assistant' }, { timeout: 5000 }));
  const chat = within(screen.getByRole('dialog', { name: 'Risk Assistant' }));
  return { user, asked, chat, field: chat.getByRole<HTMLTextAreaElement>('textbox', { name: 'Question' }) };
}

const problem = (status: number, code: string, detail: string) =>
  JSON.stringify({ type: 'about:blank', title: 'Problem', status, code, detail, request_id: 'r' });

it('refuses 10,000 pasted characters with a sentence, and keeps all of them in the field', async () => {
  const { user, asked, chat, field } = await openChat();
  await user.click(field);
  await user.paste('x'.repeat(10_000));
  expect(chat.getByRole('alert').textContent).toBe('A question takes at most 4,000 characters. Yours has 10,000.');
  await user.keyboard('{Enter}');
  await user.click(chat.getByRole('button', { name: 'Send' }));
  expect(field.value).toHaveLength(10_000);
  expect(asked).not.toHaveBeenCalled();
});

const busy = problem(429, 'too_many_questions', 'You have asked too many questions. Try again in 7 seconds.');
const brokenOff = problem(502, 'model_broken_off', 'The answer of the language model broke off.');
const tooSlow = problem(504, 'model_timeout', 'The language model took too long to answer.');
const refused = (status: number, body: string) => () =>
  new Response(body, { status, headers: { 'content-type': 'application/problem+json' } });
const half = () =>
  new Response(`event: delta\ndata: {"content":"The first half, "}\n\nevent: error\ndata: ${brokenOff}\n\n`, {
    headers: { 'content-type': 'text/event-stream' },
  });

it.each([
  ['too many questions', refused(429, busy), 'Try again in 7 seconds.'],
  ['a model that takes too long', refused(504, tooSlow), 'The language model took too long to answer.'],
  ['an answer that stops half-way', half, 'The answer of the language model broke off.'],
])('says so after %s, and keeps the question, to be asked again or reworded', async (_what, answer, sentence) => {
  const { user, asked, chat, field } = await openChat(answer, answer);
  await user.type(field, 'What is overdue?{Enter}');
  const log = within(chat.getByRole('region', { name: 'Conversation' }));
  expect(await log.findByText(sentence, { exact: false })).toBeTruthy();
  expect(log.getByText('What is overdue?')).toBeTruthy();
  await user.click(chat.getByRole('button', { name: 'Try again' }));
  expect(await log.findByText(sentence, { exact: false })).toBeTruthy();
  expect(asked).toHaveBeenCalledTimes(2);
  expect(asked.mock.calls[1]).toEqual(asked.mock.calls[0]);
  await user.click(field);
  await user.keyboard('{ArrowUp}');
  expect(field.value).toBe('What is overdue?');
});
