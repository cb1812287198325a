/** A chat answer as it is written, one event a piece. */
import type { FastifyBaseLogger } from 'fastify';
import { problemTitle, sseEvent } from '@parapet/contracts/rules';
import { modelProblem, ModelError } from '../../ai/model/model-error.ts';
import { Problem } from '../../problem.ts';
import { SseLine } from '../sse.ts';
import { CancelledError } from './cancelled.ts';
import { replyOf, type Chat } from './chat-reply.ts';

interface Asked {
  requestId: string;
  log: FastifyBaseLogger;
}

/** The line that the answer is written to, until it is complete, fails, or nobody reads it. */
export function chatLine(chat: Chat, asked: Asked): SseLine {
  const line = new SseLine();
  void write(line, chat, asked);
  return line;
}

async function write(line: SseLine, chat: Chat, { requestId, log }: Asked): Promise<void> {
  try {
    const reply = await replyOf(chat, (content) => {
      if (!line.write(sseEvent('delta', { content }))) throw new CancelledError();
    });
    line.write(sseEvent('done', reply));
  } catch (error) {
    if (error instanceof CancelledError) return;
    log.error({ err: error }, 'a streamed answer failed');
    const { status, code, detail } = error instanceof ModelError ? modelProblem(error) : new Problem(500, 'internal_error', 'Something went wrong on our side. The request id finds it in the log.');
    line.write(sseEvent('error', { type: 'about:blank', title: problemTitle(status), status, code, detail, request_id: requestId }));
  } finally {
    line.end();
  }
}
