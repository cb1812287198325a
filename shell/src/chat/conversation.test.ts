import type { AiChatReply } from '@parapet/contracts';
import { describe, expect, it, vi } from 'vitest';
import { createConversation, type Ask } from './conversation.ts';

const reply = (content: string): AiChatReply => ({ content, source: 'built-in', model: null });

/** Answers when it is told to. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<AiChatReply>();
  const ask = vi.fn<Ask>(() => promise);
  return { ask, resolve, reject, settled: () => promise.catch(() => null) };
}

const states = (conversation: ReturnType<typeof createConversation>) =>
  conversation.get().map(({ question, answer, state }) => [question, answer, state]);

describe('a conversation', () => {
  it('sends the model of the settings, 500 tokens, temperature 0.7 and the record of the page', () => {
    const { ask } = held();
    createConversation(ask).send(' Who owns this risk? ', { kind: 'risk', id: 'r1' }, 'some/model');
    expect(ask.mock.calls[0]?.[0]).toEqual({
      messages: [{ role: 'user', content: 'Who owns this risk?' }],
      max_tokens: 500,
      temperature: 0.7,
      model: 'some/model',
      about: { kind: 'risk', id: 'r1' },
    });
  });

  it('does not send a blank question, nor another while one is pending', async () => {
    const { ask, resolve, settled } = held();
    const conversation = createConversation(ask);
    conversation.send(' \n', null);
    expect(ask).not.toHaveBeenCalled();
    conversation.send('First', null);
    conversation.send('Second', null);
    conversation.retry();
    expect(ask).toHaveBeenCalledTimes(1);
    resolve(reply('Yes'));
    await settled();
    await vi.waitFor(() => expect(states(conversation)).toEqual([['First', 'Yes', 'done']]));
  });

  it('shows the answer as it arrives, and sends it with the next question', async () => {
    const ask = vi.fn<Ask>(async (_body, { onDelta }) => {
      onDelta('One ');
      onDelta('two');
      return reply('One two');
    });
    const conversation = createConversation(ask);
    const seen: string[] = [];
    conversation.subscribe(() => seen.push(conversation.get()[0]?.answer ?? ''));
    conversation.send('Count', null);
    await vi.waitFor(() => expect(conversation.get()[0]?.state).toBe('done'));
    expect(seen).toEqual(expect.arrayContaining(['', 'One ', 'One two']));
    conversation.send('Go on', null);
    expect(ask.mock.calls[1]?.[0].messages).toEqual([
      { role: 'user', content: 'Count' },
      { role: 'assistant', content: 'One two' },
      { role: 'user', content: 'Go on' },
    ]);
  });

  it('keeps a question that failed, asks it again, and leaves the failure out of what is sent', async () => {
    const ask = vi.fn<Ask>().mockRejectedValueOnce(new Error('Broken off')).mockResolvedValueOnce(reply('Here it is'));
    const conversation = createConversation(ask);
    conversation.send('Top risks?', { kind: 'risk', id: 'r1' });
    await vi.waitFor(() => expect(states(conversation)).toEqual([['Top risks?', '', 'failed']]));
    conversation.retry();
    await vi.waitFor(() => expect(states(conversation)).toEqual([['Top risks?', 'Here it is', 'done']]));
    expect(ask.mock.calls[1]?.[0]).toEqual(ask.mock.calls[0]?.[0]);
  });

  it('keeps what had arrived when it is stopped, and takes nothing more', async () => {
    const { promise, resolve } = Promise.withResolvers<AiChatReply>();
    let later: (text: string) => void = () => {};
    const ask = vi.fn<Ask>((_body, { onDelta }) => {
      later = onDelta;
      onDelta('Half');
      return promise;
    });
    const conversation = createConversation(ask);
    conversation.send('Long story', null);
    conversation.stop();
    later(' more');
    resolve(reply('Half more'));
    await promise;
    expect(states(conversation)).toEqual([['Long story', 'Half', 'stopped']]);
    expect(ask.mock.calls[0]?.[1].signal.aborted).toBe(true);
  });

  it('forgets everything, also what arrives later', async () => {
    const { ask, resolve, settled } = held();
    const conversation = createConversation(ask);
    conversation.send('Secret', null);
    conversation.clear();
    resolve(reply('Late'));
    await settled();
    expect(conversation.get()).toEqual([]);
  });

  it('never sends more messages than a request may have', async () => {
    const ask = vi.fn<Ask>(async () => reply('Yes'));
    const conversation = createConversation(ask);
    for (let turn = 0; turn < 60; turn += 1) {
      conversation.send(`Question ${turn}`, null);
      await vi.waitFor(() => expect(conversation.get().at(-1)?.state).toBe('done'));
    }
    expect(Math.max(...ask.mock.calls.map(([{ messages }]) => messages.length))).toBeLessThanOrEqual(50);
    expect(ask.mock.lastCall?.[0].messages.at(-1)?.content).toBe('Question 59');
  });
});
